extension InspectPage {
  /// The script of the page; it inserts what was said as text, so that no words can act as markup.
  static let code = #"""
    'use strict';
    const $ = id => document.getElementById(id);
    const make = (tag, more, ...children) => {
      const node = Object.assign(document.createElement(tag), more);
      node.append(...children.filter(child => child !== null && child !== undefined));
      return node;
    };
    let state = {version: 0, turns: []}, chosen = null, wanted = null;

    function alertWith(text) { $('alert').hidden = !text; $('alert').textContent = text || ''; }

    async function post(path, body) {
      try {
        const answer = await fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
        alertWith(answer.ok ? '' : await answer.text());
        return answer.ok;
      } catch { alertWith('the program has ended'); return false; }
    }
    const act = line => { chosen = null; return post('/do', {line}); };
    const settled = () => new Promise(done => { const look = () => state.isBusy ? setTimeout(look, 50) : done(); setTimeout(look, 50); });

    // MARK: What was said

    function bubble(said, isLast) {
      const nodes = [make('p', {className: 'a', textContent: said.text || '(nothing is shown)'})];
      if (said.spoken) nodes.push(make('p', {className: 's', textContent: 'spoken: ' + said.spoken}));
      const taps = (said.choices || []).map((choice, index) =>
        [choice.name + (choice.detail ? ' (' + choice.detail + ')' : ''), ':press ' + (index + 1)])
        .concat((said.buttons || []).map(name => [name, ':press ' + name]));
      if (taps.length) nodes.push(make('div', {className: 'c'}, ...taps.map(([name, line]) =>
        make('button', {textContent: name, disabled: !isLast || state.isBusy, onclick: event => { event.stopPropagation(); act(line); }}))));
      for (const card of said.cards) nodes.push(make('table', {className: 'k'}, make('caption', {textContent: card.title}),
        ...card.rows.map(row => make('tr', {}, make('td', {textContent: row.name}), make('td', {textContent: row.value})))));
      return nodes;
    }

    function turnNode(turn, index) {
      const node = make('div', {className: 'turn', onclick: () => { chosen = index; show(); }});
      if (turn.line) node.append(make('p', {className: turn.words !== undefined || turn.line.startsWith('User: ') ? 'u' : 'd',
        textContent: turn.words !== undefined ? turn.words : turn.line.replace(/^User: /, '')}));
      for (const said of turn.said) node.append(...bubble(said, index === lastSaid()));
      if (turn.notes) node.append(make('pre', {textContent: turn.notes.trimEnd()}));
      return node;
    }

    // MARK: What happened

    function traceItem(event) {
      const item = make('li', {className: event.kind, textContent: event.mark + ' ' + event.text});
      if (event.phase) item.append(make('button', {textContent: 'otherwise', title: 'Answer this phase otherwise', onclick: () => {
        wanted = event.phase; $('phase').value = event.phase; answers(); $('answer').focus(); }}));
      return item;
    }

    function rows(list, name) {
      return list && list.length ? list.map(one => make('tr', {}, make('td', {textContent: one.score}),
        make('td', {textContent: name}), make('td', {textContent: one.text}))) : [];
    }

    function readingNodes(reading) {
      if (!reading) return [make('p', {className: 'soft', textContent: 'nothing was said'})];
      const table = make('table', {});
      const request = reading.request || reading.denied;
      for (const part of request ? request.evidence : []) table.append(make('tr', {}, make('td', {textContent: part.score}),
        make('td', {textContent: part.role}), make('td', {textContent: part.words})));
      if (request) table.append(make('tr', {className: 'sum'}, make('td', {textContent: request.score}),
        make('td', {textContent: reading.denied ? 'denied' : 'sum'}), make('td', {textContent: request.text})));
      else table.append(make('tr', {className: 'sum'}, make('td', {textContent: reading.score}), make('td', {textContent: 'read as'}),
        make('td', {textContent: reading.act})));
      table.append(...rows(reading.rivals, 'rival'), ...rows(reading.runnersUp, 'next best'));
      if (reading.rest) table.append(...rows([{score: '', text: reading.rest}], 'then'));
      return [table];
    }

    function requestNodes(request) {
      if (!request) return [make('p', {className: 'soft', textContent: 'no request is open'})];
      return [make('p', {textContent: request.intent + (request.app ? ' on ' + request.app : '') +
        (request.asks ? ', asks: ' + request.asks : '')}), make('table', {}, ...request.parameters.map(one =>
        make('tr', {}, make('td', {textContent: one.name}), make('td', {textContent: one.values.join(', ') || '–'}),
          make('td', {className: 'soft', textContent: one.state}))))];
    }

    function suggestionNodes(places) {
      if (!places.length) return [make('p', {className: 'soft', textContent: 'nothing is offered'})];
      return [make('table', {}, ...places.flatMap(place => place.offers.map((offer, index) => make('tr', {},
        make('td', {className: 'soft', textContent: index ? '' : place.place}), make('td', {textContent: offer})))))];
    }

    // MARK: Showing

    function fill(select, values, value) {
      const known = Array.from(select.options, option => option.value);
      if (known.join('\n') !== values.join('\n')) select.replaceChildren(...values.map(one => make('option', {value: one, textContent: one})));
      if (value !== undefined && document.activeElement !== select) select.value = value;
    }

    function answers() {
      const phase = (state.phases || []).find(one => one.phase === $('phase').value);
      fill($('answer'), phase ? phase.answers : []);
    }

    function show() {
      $('apps').textContent = state.apps.join(', ');
      $('clock').textContent = state.clock;
      fill($('language'), state.languages, state.language);
      fill($('mode'), state.modes, state.mode);
      $('locked').checked = state.isLocked;
      $('stepping').checked = state.isStepping;
      const talk = $('talk');
      const isAtEnd = talk.scrollTop + talk.clientHeight > talk.scrollHeight - 40;
      talk.replaceChildren(...state.turns.map(turnNode));
      const shown = chosen !== null && chosen < state.turns.length ? chosen : state.turns.length - 1;
      if (talk.children[shown]) talk.children[shown].classList.add('on');
      if (isAtEnd) talk.scrollTop = talk.scrollHeight;
      const turn = state.turns[shown];
      $('which').textContent = turn ? 'turn ' + (shown + 1) + ' of ' + state.turns.length : '';
      $('trace').replaceChildren(...(turn ? turn.trace : []).map(traceItem));
      $('reading').replaceChildren(...readingNodes(turn && turn.reading));
      $('request').replaceChildren(...requestNodes(state.request));
      $('suggestions').replaceChildren(...suggestionNodes(state.suggestions));
      $('paused').hidden = !state.paused;
      $('paused').firstElementChild.textContent = state.paused ? 'waits after ' + state.paused : '';
      fill($('phase'), state.phases.map(one => one.phase), wanted && state.phases.some(one => one.phase === wanted) ? wanted : undefined);
      answers();
      $('otherwise').hidden = !state.phases.length;
      $('again').disabled = state.isBusy || !lastWords();
      document.body.dataset.version = state.version;
      document.body.dataset.busy = state.isBusy;
    }

    const lastSaid = () => state.turns.reduce((last, turn, index) => turn.said.length ? index : last, -1);
    const lastWords = () => { const said = state.turns.filter(turn => turn.words !== undefined); return said.length ? said[said.length - 1].words : null; };

    // MARK: What the user does

    $('say').onsubmit = async event => {
      event.preventDefault();
      const line = $('line').value;
      if (line.trim() && await act(line)) $('line').value = '';
    };
    $('silence').onclick = () => act(':silence');
    $('undo').onclick = () => act(':undo');
    $('language').onchange = event => act(':locale ' + event.target.value);
    $('mode').onchange = event => act(':mode ' + event.target.value);
    $('locked').onchange = event => act(event.target.checked ? ':lock' : ':unlock');
    $('stepping').onchange = event => post('/step', {to: event.target.checked ? 'on' : 'off'});
    $('next').onclick = () => post('/step', {to: 'next'});
    $('end').onclick = () => post('/step', {to: 'end'});
    $('phase').onchange = event => { wanted = event.target.value; answers(); };
    const otherwise = () => post('/answer', {phase: $('phase').value, answer: ($('answer').value + ' ' + $('values').value).trim()});
    $('otherwise').onsubmit = event => { event.preventDefault(); otherwise(); };
    $('again').onclick = async () => {
      const words = lastWords();
      if (words === null || !await act(':undo')) return;
      await settled();
      if (await otherwise()) act(words);
    };

    async function follow() {
      for (let isNew = true; ;) {
        try {
          const answer = await fetch(isNew ? '/state' : '/state?after=' + state.version);
          if (!answer.ok) throw new Error(await answer.text());
          if (isNew) alertWith('');
          state = await answer.json();
          isNew = false;
          show();
        } catch {
          alertWith('the program has ended, or cannot be reached');
          await new Promise(done => setTimeout(done, 1000));
          isNew = true;
        }
      }
    }
    follow();
    """#
}
