/// The look of the page.
enum HTMLStyle {
  static let head = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conversations</title>
    <meta name="viewport" content="width=device-width"><style>
    :root{--bg:#f5f6f8;--card:#fff;--ink:#1c2430;--soft:#66707f;--line:#e4e7ec;--user:#0a66d6;--said:#e9ecf1;
    --ok:#1d8a4a;--no:#cf2f3c;--bad:#b86a00;--read:#0a58b8;--tint:#fdf1f1}
    @media(prefers-color-scheme:dark){:root{--bg:#15181d;--card:#1e2229;--ink:#e3e7ee;--soft:#98a2b3;--line:#2d333d;
    --user:#2f7fe6;--said:#2f3540;--ok:#4cc27f;--no:#ff7380;--bad:#f0a53c;--read:#7ab5ff;--tint:#3a2326}}
    body{font:15px/1.45 system-ui,sans-serif;max-width:72em;margin:0 auto;padding:1.5em 1em 4em;color:var(--ink);
    background:var(--bg)}
    header{display:flex;flex-wrap:wrap;align-items:center;gap:.6em;margin-bottom:1em}h1{font-size:1.5em;margin:0 .4em 0 0}
    header b{padding:.15em .75em;border-radius:1em;color:#fff;font-size:.9em}header .ok{background:#1d8a4a}
    header .no{background:#cf2f3c}header .bad{background:#b86a00}header span,header label{color:var(--soft);font-size:.9em}
    header label{margin-left:auto}body:has(#only:checked) main>.ok{display:none}
    main>details,.cov{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--ok);border-radius:8px;
    margin:.45em 0;content-visibility:auto;contain-intrinsic-size:auto 2.6em}main>.no{border-left-color:var(--no)}
    main>.bad{border-left-color:var(--bad)}.cov{border-left-color:var(--read)}
    main>details>summary,.cov>summary{cursor:pointer;padding:.5em .9em .5em 2em;position:relative;display:flex;flex-wrap:wrap;gap:.1em .7em;
    align-items:baseline}main>details>summary:before,.cov>summary:before{content:"▸";color:var(--soft);font-size:.8em;
    position:absolute;left:1em;top:.75em}summary b{overflow-wrap:anywhere}
    main>details[open]>summary:before,.cov[open]>summary:before{content:"▾"}summary q{quotes:none;color:var(--soft)}summary i{margin-left:auto;font-style:normal;
    font-size:.8em;color:var(--soft)}
    pre,code{display:block;font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
    pre{background:var(--tint);margin:0 .9em .8em;padding:.8em 1em;border-radius:6px}
    code{color:var(--soft);margin:0 .9em .7em;padding-left:.7em;border-left:2px solid var(--line)}
    .r{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:1.4em;padding:.45em .9em;
    border-top:1px solid var(--line)}.f{background:var(--tint)}
    .r p{margin:.2em 0;padding:.45em .85em;border-radius:1.1em;width:fit-content;max-width:88%;white-space:pre-wrap;
    overflow-wrap:anywhere}.r .u{background:var(--user);color:#fff;margin-left:auto;border-bottom-right-radius:.3em}
    .r .t{background:none;color:var(--user);box-shadow:inset 0 0 0 1.5px}.a{background:var(--said);
    border-bottom-left-radius:.3em!important}.r .d{margin:.2em auto;padding:.1em .9em;background:none;color:var(--soft);
    font-size:.85em;box-shadow:inset 0 0 0 1px var(--line)}.r .c{padding:0}
    .r .o{margin:.15em 0;padding:.05em .8em;border-left:3px solid var(--ok);border-radius:0;font-size:.93em}
    .k{margin:.35em 0;padding:.2em .9em .4em;border:1px solid var(--line);border-radius:.8em;font-size:.93em}
    .k caption{padding:.1em .9em;font-weight:600;text-align:left;color:var(--soft);font-size:.93em}.k th{font-weight:400;
    color:var(--soft)}
    s{display:inline-block;text-decoration:none;margin:.1em .3em .1em 0;padding:.1em .7em;border-radius:1em;font-size:.85em;
    color:var(--user);box-shadow:inset 0 0 0 1px}
    ul{margin:.3em 0;padding:0;list-style:none;font:12px/1.6 ui-monospace,monospace;color:var(--soft)}
    li{overflow-wrap:anywhere;padding-left:1.3em;text-indent:-1.3em}li:before{content:"~ "}.e{color:var(--read)}
    .e:before{content:"= "}.h{color:var(--ok);font-weight:600}.h:before{content:"* "}.x{color:var(--no)}
    .x:before{content:"! "}.m:before{content:""}.m{font-size:11px;opacity:.75}
    li details{display:inline;color:var(--soft);text-indent:0}li summary{display:inline-block;cursor:pointer;
    margin-left:.6em;padding:0 .5em;border-radius:1em;font-size:10px;box-shadow:inset 0 0 0 1px var(--line)}
    li details[open]{display:block;margin:.1em 0 .3em}table{margin:0 .9em .8em;border-spacing:0 .25em}
    th{text-align:left;font-weight:600}th,td{vertical-align:top;padding-right:1.2em}td summary{cursor:pointer;
    color:var(--soft)}meter{width:8em}
    @media(max-width:42em){.r{grid-template-columns:1fr;gap:0}summary i{margin-left:0}}
    </style></head><body>

    """
}
