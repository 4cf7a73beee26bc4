// Follows the table. Everything received is set as text, never as markup. Nothing here asks for a secure context.
"use strict";
(() => {
  const SILENCE = 8000, FRESH = 3500, FIRST_WAIT = 300, LONGEST_WAIT = 2000, FULL_WAIT = 5000;
  const HERO = "gmtracker-hero", SVG = "http://www.w3.org/2000/svg";
  const SIGNS = { up: "▲", down: "▼", none: "●", bolt: "↯", clover: "♣", star: "★" };
  const TONES = { down: "down", none: "none" };
  const EMPTY = { title: "", more: "", counters: [], people: [], pools: [], order: [], check: null };
  const words = JSON.parse(document.body.dataset.words);
  const find = (id) => document.getElementById(id);
  const phone = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  let secret = location.hash.slice(1);
  let table = null, hero = recall(), spoken = "";
  let attempt = 0, heard = 0, alive = 0, stream = null, timer = 0, isFollowing = false;

  function recall() {
    try { return localStorage.getItem(HERO) || ""; } catch (_) { return ""; }
  }

  function remember(key) {
    try { localStorage.setItem(HERO, key); } catch (_) { /* The browser keeps nothing: the choice lasts until it closes. */ }
  }

  // States: loading, waiting, live, blank, lost, unreached, over, full, secret.

  function show(state, values) {
    document.body.dataset.state = state;
    const text = words[state].replace("{time}", (values && values.time) || "");
    if (find("status").textContent !== text) find("status").textContent = text;
    find("code-form").hidden = state !== "secret";
    find("table").hidden = state !== "live" && state !== "lost";
  }

  // Forgets what was seen.
  function clear(state) {
    table = null;
    draw(EMPTY);
    show(state);
  }

  function showLost() {
    if (table === null) show("unreached");
    else if (table.blank) show("unreached");
    else show("lost", { time: new Date(heard).toLocaleTimeString(document.documentElement.lang) });
  }

  // The connection.

  async function follow() {
    clearTimeout(timer);
    if (stream) stream.abort();
    if (!secret) { isFollowing = false; clear("secret"); return; }
    const own = stream = new AbortController();
    isFollowing = true;
    if (table === null) show("waiting");
    alive = Date.now();
    let wait = 0;
    try {
      const answer = await fetch("/live", {
        headers: { Authorization: "Bearer " + secret, "X-Phone": phone }, signal: own.signal, cache: "no-store",
      });
      if (own !== stream) return;
      if (answer.status === 401) { secret = ""; isFollowing = false; clear("secret"); return; }
      if (answer.status === 503) { clear("full"); wait = FULL_WAIT; }
      else if (answer.ok && await read(answer.body.getReader(), own)) { isFollowing = false; return; }
    } catch (_) { /* No connection: what follows tries again. */ }
    if (own !== stream) return;
    if (!wait) {
      showLost();
      wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt++) * (0.5 + Math.random() / 2);
    }
    timer = setTimeout(follow, wait);
  }

  // Reads a stream to its end. Returns whether the evening is over.
  async function read(reader, own) {
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || own !== stream) return false;
      heard = alive = Date.now();
      attempt = 0;
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = parts.pop();
      for (const part of parts) if (part.startsWith("data: ") && take(JSON.parse(part.slice(6)))) return true;
      if (document.body.dataset.state === "lost") show("live");
    }
  }

  function take(message) {
    if (message.kind === "over") { clear("over"); return true; }
    table = message;
    draw(table.blank ? EMPTY : table);
    show(table.blank ? "blank" : "live");
    return false;
  }

  // A phone that slept believes its old connection, so it asks again instead of waiting for the silence.
  function wake() {
    if (isFollowing && document.visibilityState !== "hidden" && Date.now() - alive > FRESH) { attempt = 0; follow(); }
  }

  // Drawing.

  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name === "data") Object.assign(made.dataset, value);
      else made.setAttribute(name, value);
    }
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  function fill(id, children) {
    const parent = find(id);
    parent.textContent = "";
    parent.append(...children);
  }

  function draw(seen) {
    find("title").textContent = seen.title || "gmtracker";
    find("more").textContent = seen.more;
    fill("counters", seen.counters.map((mark) => element("li", {}, mark.word)));
    drawChoice(seen.people.filter((person) => person.key));
    drawCheck(seen.check);
    fill("turns", seen.order.map(drawTurn));
    fill("people", seen.people.map(drawPerson));
    fill("pools", seen.pools.map(drawPool));
    const parts = { counters: seen.counters, "turns-part": seen.order, "people-part": seen.people, "pools-part": seen.pools };
    for (const [id, items] of Object.entries(parts)) find(id).hidden = !items.length;
  }

  function drawChoice(heroes) {
    const select = find("hero");
    const options = [["", select.options[0].textContent], ...heroes.map((person) => [person.key, person.name])];
    if (JSON.stringify(options) !== JSON.stringify([...select.options].map((one) => [one.value, one.textContent]))) {
      while (select.options.length > 1) select.remove(1);
      select.append(...options.slice(1).map(([key, name]) => element("option", { value: key }, name)));
    }
    const own = heroes.find((person) => person.key === hero);
    select.value = own ? hero : "";
    find("own").hidden = !heroes.length;
    fill("own-parts", own ? drawParts(own) : []);
  }

  function drawCheck(check) {
    find("check-part").hidden = check === null;
    const text = check === null ? "" : JSON.stringify(check);
    if (text === spoken) return;
    spoken = text;
    if (check === null) { fill("check", []); return; }
    find("check").dataset.success = String(check.success);
    const line = (name, text) => (text ? [element("span", { class: name }, text)] : []);
    fill("check", [...line("headline", check.headline), ...line("numbers", check.numbers), ...line("outcome", check.outcome)]);
  }

  function drawTurn(turn) {
    const name = element("span", turn.out ? { class: "out" } : {}, turn.name);
    const note = turn.acting ? words.acting : turn.out ? words.out : "";
    const item = element("li", turn.acting ? { "aria-current": "true" } : {}, name);
    if (note) item.append(" ", element("span", { class: "note" }, note));
    return item;
  }

  function drawPerson(person) {
    const item = element("li", { class: "person" });
    if (person.acting) item.setAttribute("aria-current", "true");
    const name = element("h3", {}, person.name);
    if (person.acting) name.append(" ", element("span", { class: "note" }, words.acting));
    item.append(name, ...drawParts(person));
    return item;
  }

  function drawParts(person) {
    const parts = [];
    if (person.marks.length) {
      const marks = person.marks.map((mark) => element("li", { data: { weight: mark.weight } }, mark.word));
      parts.push(element("ul", { class: "marks" }, ...marks));
    }
    if (person.tracks.length) parts.push(element("div", { class: "tracks" }, ...person.tracks.map(drawTrack)));
    if (person.held && person.held.length) parts.push(drawTokens(person.held));
    return parts;
  }

  function drawTrack(track) {
    const item = element("div", { class: "track", role: "img", "aria-label": track.spoken, data: { tone: track.tone } });
    const text = element("div", {}, element("span", { class: "value" }, track.text), " ", element("span", { class: "name" }, track.name));
    if (track.look === "wheel") item.append(drawWheel(track));
    else if (track.steps) text.append(drawBar(track));
    item.append(text);
    return item;
  }

  function drawWheel(track) {
    const wheel = document.createElementNS(SVG, "svg");
    wheel.setAttribute("viewBox", "0 0 40 40");
    const steps = Math.max(1, track.steps);
    const arc = (name, from, length) => {
      const circle = document.createElementNS(SVG, "circle");
      const values = { class: name, cx: 20, cy: 20, r: 15, pathLength: steps, transform: "rotate(-90 20 20)",
        "stroke-dasharray": length + " " + steps, "stroke-dashoffset": -from };
      for (const [key, value] of Object.entries(values)) circle.setAttribute(key, value);
      wheel.append(circle);
    };
    arc("rim", 0, steps);
    arc("empty", 0, steps);
    if (track.filled) arc("full", 0, Math.min(track.filled, steps));
    if (track.held && track.filled < steps) arc("kept", track.filled, Math.min(track.held, steps - track.filled));
    return wheel;
  }

  function drawBar(track) {
    const part = (name, count) => {
      const one = element("span", { class: name });
      one.style.width = Math.min(100, (100 * count) / track.steps) + "%";
      return one;
    };
    return element("div", { class: "bar" }, part("filled", track.filled), part("held", track.held));
  }

  function drawTokens(tokens) {
    return element("ul", { class: "tokens" }, ...tokens.map((token) => element("li", {}, drawToken(token))));
  }

  function drawToken(token) {
    const [sign, number] = token.sign.split("-");
    const parts = [SIGNS[sign].repeat(Number(number) || 1), token.face, token.label].filter((part) => part !== null && part !== "");
    const count = token.count > 1 ? " ×" + token.count : "";
    return element("span", {
      class: "token", role: "img", "aria-label": token.spoken + count,
      data: { tone: TONES[sign] || "up", look: token.look },
    }, parts.join(" ") + count);
  }

  function drawPool(pool) {
    const item = element("li", {}, element("h3", {}, pool.name));
    if (pool.tokens) item.append(pool.tokens.length ? drawTokens(pool.tokens) : element("p", { class: "note" }, words.empty));
    return item;
  }

  // What the player does.

  find("hero").addEventListener("change", (event) => {
    hero = event.target.value;
    remember(hero);
    draw(table);
  });

  find("code-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const answers = { 403: words.wrong, 429: words.often, 410: words.shut };
    let text = words.unreached;
    try {
      const answer = await fetch("/code", {
        method: "POST", headers: { "Content-Type": "application/json" }, cache: "no-store",
        body: JSON.stringify({ code: find("code").value.trim() }),
      });
      if (answer.ok) {
        secret = (await answer.json()).secret;
        history.replaceState(null, "", "#" + secret);
        find("code").value = "";
        text = "";
        follow();
      } else text = answers[answer.status] || words.wrong;
    } catch (_) { /* The text says it. */ }
    find("code-answer").textContent = text;
  });

  addEventListener("hashchange", () => { secret = location.hash.slice(1); table = null; follow(); });
  for (const name of ["pageshow", "online"]) addEventListener(name, wake);
  for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, wake);
  setInterval(() => { if (Date.now() - alive > SILENCE) wake(); }, 1000);
  follow();
})();
