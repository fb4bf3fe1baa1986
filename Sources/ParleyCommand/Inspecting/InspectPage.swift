import ParleyServer

/// The page of `parley inspect`: one document, which needs nothing but its own server.
enum InspectPage {
  static let html = """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parley inspects</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>\(style)</style></head>
    <body>\(body)<script>\(code)</script></body></html>

    """

  /// Rules that the browser enforces: the page loads nothing from elsewhere, sends nothing elsewhere, and is not
  /// framed.
  private static let rules = [
    "default-src 'none'", "style-src 'unsafe-inline'", "script-src 'unsafe-inline'", "connect-src 'self'",
    "img-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ]

  static let response = HTTPResponse(
    200, "text/html; charset=utf-8", html.utf8, ["Content-Security-Policy": rules.joined(separator: "; ")])

  private static let body = """
    <header><h1>Parley inspects</h1><span id="apps"></span>
      <label>language <select id="language"></select></label><label>mode <select id="mode"></select></label>
      <label><input type="checkbox" id="locked"> locked</label><label><input type="checkbox" id="stepping"> step</label>
      <span id="clock"></span><a id="save" href="/script" download="Inspected.conversation">save as a script</a></header>
    <p id="alert" role="alert" hidden></p>
    <main>
      <section id="left" aria-label="Conversation"><div id="talk" role="log" aria-live="polite"></div>
        <p id="paused" hidden><span></span><button id="next">next phase</button><button id="end">to the end</button></p>
        <form id="say"><input id="line" autocomplete="off" autofocus placeholder="Say something, or :help"
          aria-label="What the user says"><button>say</button></form>
        <p class="row"><button id="silence">silence</button><button id="undo">undo</button></p></section>
      <section id="right" aria-label="What happened">
        <h2>Trace <small id="which"></small></h2><ul id="trace"></ul>
        <h2>Reading</h2><div id="reading"></div>
        <h2>Request</h2><div id="request"></div>
        <h2>Answer otherwise</h2><form id="otherwise">
          <select id="phase" aria-label="Phase"></select><select id="answer" aria-label="Answer"></select>
          <input id="values" autocomplete="off" placeholder="values or reason" aria-label="Values or reason">
          <button>from now on</button><button type="button" id="again">and say it again</button></form>
        <h2>Suggestions</h2><div id="suggestions"></div></section>
    </main>
    """

  private static let style = """
    :root{--bg:#f5f6f8;--card:#fff;--ink:#1c2430;--soft:#66707f;--line:#e4e7ec;--user:#0a66d6;--said:#e9ecf1;--ok:#1d8a4a;
    --no:#cf2f3c;--read:#0a58b8;--tint:#fff6e0}
    @media(prefers-color-scheme:dark){:root{--bg:#15181d;--card:#1e2229;--ink:#e3e7ee;--soft:#98a2b3;--line:#2d333d;
    --user:#2f7fe6;--said:#2f3540;--ok:#4cc27f;--no:#ff7380;--read:#7ab5ff;--tint:#3a3323}}
    *{box-sizing:border-box}[hidden]{display:none!important}
    body{font:15px/1.45 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--bg);height:100vh;display:flex;
    flex-direction:column}
    header{display:flex;flex-wrap:wrap;gap:.3em 1em;align-items:center;padding:.5em 1em;background:var(--card);
    border-bottom:1px solid var(--line)}h1{font-size:1.1em;margin:0}header span,header label{color:var(--soft);font-size:.9em}
    #save{margin-left:auto;color:var(--read)}
    main{flex:1;display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);min-height:0}
    section{padding:.8em 1em;overflow:auto}#left{display:flex;flex-direction:column;border-right:1px solid var(--line)}
    #talk{flex:1;overflow:auto}.turn{padding:.25em .4em;border-radius:8px;cursor:pointer}
    .turn.on{background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}
    .turn p{margin:.2em 0;padding:.4em .8em;border-radius:1.1em;width:fit-content;max-width:88%;white-space:pre-wrap;
    overflow-wrap:anywhere}.u{background:var(--user);color:#fff;margin-left:auto!important}.a{background:var(--said)}
    .d{margin:.2em auto!important;color:var(--soft);font-size:.85em;box-shadow:inset 0 0 0 1px var(--line)}
    .s{color:var(--soft);font-size:.85em;padding-top:0!important}
    pre{font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--soft);margin:.3em 0}
    button,select,input{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:6px;
    padding:.25em .7em}button{cursor:pointer}button:disabled,input:disabled{opacity:.5}
    .c button{border-radius:1em;color:var(--user);border-color:var(--user);margin:.1em .3em .1em 0;font-size:.9em}
    #say{display:flex;gap:.5em;margin:.5em 0 0}#say input{flex:1}.row{margin:.4em 0 0;display:flex;gap:.5em}
    #paused,#alert{margin:.4em 0;padding:.5em .8em;background:var(--tint);border-radius:6px;display:flex;gap:.6em;
    align-items:center;flex-wrap:wrap}#alert{margin:.4em 1em;color:var(--no)}
    #paused span{flex:1;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
    h2{font-size:.85em;margin:1em 0 .3em;color:var(--soft);text-transform:uppercase;letter-spacing:.05em}
    h2:first-child{margin-top:0}small{text-transform:none;letter-spacing:0;font-weight:400}
    ul{list-style:none;margin:0;padding:0;font:12px/1.6 ui-monospace,monospace}
    li{overflow-wrap:anywhere;padding-left:1.3em;text-indent:-1.3em;color:var(--soft)}li button{font:10px system-ui;
    margin-left:.7em;padding:0 .5em;border-radius:1em;text-indent:0}
    .understood,.notUnderstood,.replyRead{color:var(--read)}.handled{color:var(--ok);font-weight:600}.problem{color:var(--no)}
    table{border-spacing:0;font:12px/1.6 ui-monospace,monospace}td,th{text-align:left;vertical-align:top;padding-right:1.2em;
    font-weight:400}td:first-child{white-space:nowrap}.sum td{border-top:1px solid var(--line);color:var(--read)}
    .k{margin:.3em 0;border:1px solid var(--line);border-radius:8px;padding:.2em .8em;font-family:inherit}.k caption{
    text-align:left;font-weight:600;color:var(--soft)}.soft{color:var(--soft)}
    #otherwise{display:flex;flex-wrap:wrap;gap:.4em}
    @media(max-width:46em){body{height:auto}main{grid-template-columns:1fr}#left{border:0}}
    """
}
