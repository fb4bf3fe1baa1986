// A host of Parley in JavaScript: the engine as a process beside it. Node 18, nothing else.
//
//     PARLEY=.build/release/parley node Examples/Node/parley.mjs      plays scripts of rides with the app below
//
// What goes wrong in a handler is written on standard error with its stack, and so is what the engine finds wrong in an
// answer of a handler's; `onProblem` takes it elsewhere.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What the engine answers to a request that it cannot do: every problem in a line of its own. */
export class ParleyError extends Error {
  constructor(error) {
    const problems = error.data?.problems ?? [error.message];
    super(problems.join("\n"));
    this.code = error.code;
    this.problems = problems;
  }
}

/** What a handler throws where it has stopped, as its signal asked it to, before anything was carried out. */
export class Stopped extends Error {}

/** A host's side of the protocol. */
export class Parley {
  #process;
  #waiting = new Map();
  #cancelled = new Map();
  #handlers = new Map();
  /** The problems of handlers that were told when they were thrown. */
  #thrown = new Set();
  #last = 0;

  /** Is called with an error that a handler threw, or with a line that says what is wrong in its answer. */
  onProblem = (problem) => console.error(problem);
  /** Is called with a conversation's name and an event that no turn of the host brought about. */
  onEvent = () => {};
  /** Is asked whether the user has unlocked the device. */
  authenticate = async () => false;

  constructor(command = process.env.PARLEY ?? "parley", args = ["serve"]) {
    this.#process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#take(JSON.parse(line)));
    this.ended = new Promise((resolve) => this.#process.on("close", resolve));
    this.ended.then(() => {
      for (const { reject } of this.#waiting.values()) reject(new ParleyError({ message: "the engine has ended" }));
    });
  }

  /**
   * Sets the apps up: `[{identifier, displayName, handlers: {RequestRide: {resolves, resolve, confirm, handle}}}]`.
   * A handler gets the request, and an AbortSignal that tells when its answer is not wanted any more; `handle` is asked to
   * stop by it, and its answer is wanted all the same.
   */
  async initialize(apps, more = {}) {
    const setUps = apps.map(({ handlers = {}, ...app }) => ({ ...app, handles: Parley.#handles(handlers) }));
    const result = await this.request("initialize", { version: 1, apps: setUps, ...more });
    apps.forEach(({ handlers = {} }, index) => {
      for (const [intent, handler] of Object.entries(handlers)) {
        this.#handlers.set(`${result.apps[index].identifier} ${intent}`, handler);
      }
    });
    return result;
  }

  static #handles(handlers) {
    return Object.fromEntries(
      Object.entries(handlers).map(([intent, handler]) => [
        intent,
        { resolve: handler.resolves ?? [], confirm: Boolean(handler.confirm), report: Boolean(handler.observe) },
      ]),
    );
  }

  async open(conversation, more = {}) {
    await this.request("open", { conversation, ...more });
    return new Conversation(this, conversation);
  }

  async restore(conversation, state, more = {}) {
    await this.request("restore", { conversation, state, ...more });
    return new Conversation(this, conversation);
  }

  request(method, params) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
    });
  }

  /** Says nothing more, and waits for the end. */
  async close() {
    this.#process.stdin.end();
    await this.ended;
  }

  #send(message) {
    this.#process.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  #take(message) {
    if (message.method === undefined) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) waiting?.reject(new ParleyError(message.error));
      else {
        this.#tellProblems(message.result?.events ?? []);
        waiting?.resolve(message.result);
      }
    } else if (message.id !== undefined) {
      this.#answer(message);
    } else if (message.method === "event") {
      this.#tellProblems([message.params.event]);
      this.onEvent(message.params.conversation, message.params.event);
    } else if (message.method === "cancelCall") {
      this.#cancelled.get(message.params.call)?.abort();
    }
  }

  #tellProblems(events) {
    for (const { event, text, detail } of events) {
      // What a handler threw was told with its stack.
      if (event === "problem" && !this.#thrown.delete(detail)) this.onProblem(text);
    }
  }

  async #answer({ id, method, params }) {
    const cancelling = new AbortController();
    this.#cancelled.set(id, cancelling);
    try {
      const result = await this.#perform(method, params, cancelling.signal);
      if (method === "handle" || !cancelling.signal.aborted) this.#send({ id, result: result ?? null });
    } catch (error) {
      // What a handler throws ends its request, and nothing else.
      const code = error instanceof Stopped ? -32005 : -32004;
      if (!(error instanceof Stopped)) {
        this.#thrown.add(String(error));
        this.onProblem(error);
      }
      if (method === "handle" || !cancelling.signal.aborted) this.#send({ id, error: { code, message: String(error) } });
    } finally {
      this.#cancelled.delete(id);
    }
  }

  async #perform(method, request, signal) {
    if (method === "authenticate") return { granted: await this.authenticate(request) };
    const handler = this.#handlers.get(`${request.app} ${request.intent}`);
    return method === "resolve" ? handler.resolve(request.parameter, request, signal) : handler[method](request, signal);
  }
}

/** What came of one turn: its number, its events, `question` while one is open, and what is shown and went wrong. */
class Turn {
  constructor(answer) {
    Object.assign(this, answer);
  }

  get messages() {
    return this.events.filter(({ event }) => event === "said").map(({ message }) => message);
  }
  /** What the user is to read. */
  get shown() {
    return this.messages.map(({ shown }) => shown).join("\n");
  }
  /** The events as a script has them. */
  get lines() {
    return this.events.map(({ line }) => line).filter((line) => line !== undefined);
  }
  /** What went wrong in handlers, a line each. */
  get problems() {
    return this.events.filter(({ event }) => event === "problem").map(({ text }) => text);
  }
}

/** One conversation of a host. */
export class Conversation {
  constructor(parley, name) {
    this.parley = parley;
    this.name = name;
  }

  #request(method, params = {}) {
    return this.parley.request(method, { conversation: this.name, ...params });
  }
  async #turn(method, params = {}) {
    return new Turn(await this.#request(method, params));
  }

  hear(utterance, world = {}) {
    return this.#turn("hear", { utterance, ...world });
  }
  choose(index) {
    return this.#turn("choose", { index });
  }
  press(button) {
    return this.#turn("press", { button });
  }
  cancel() {
    return this.#turn("cancel");
  }
  resume() {
    return this.#turn("resume");
  }
  store() {
    return this.#request("store");
  }
  suggest(limit = 5) {
    return this.#request("suggest", { limit });
  }
  close() {
    return this.#request("close");
  }
}

// A ride app, and the project's scripts of it.

const places = ["Home", "Work", "Jungleton Airport", "Central Station", "Banana Market", "North Market", "Lookout Tree"];
const called = { "the airport": "Jungleton Airport", "the office": "Work" };
const money = (amount) => ({ money: { amount, currencyCode: "USD" } });

class Rides {
  resolves = ["pickupLocation", "dropOffLocation"];
  #answered = new Map();

  constructor(here, pickup) {
    this.here = here;
    this.pickup = pickup;
  }

  async resolve(parameter, { parameters }) {
    const said = parameters[parameter]?.name;
    if (!said) return parameter === "pickupLocation" ? { result: "success", value: this.here } : "needsValue";
    const words = said.toLowerCase();
    if (called[words]) return { result: "success", value: called[words] };
    const found = places.filter((place) => place.toLowerCase().includes(words.replace(/^the /, "")));
    if (found.length === 0) return "unsupported";
    return found.length > 1 ? { result: "disambiguation", values: found } : { result: "success", value: found[0] };
  }

  #details(parameters, status) {
    return {
      option: { name: "Vine Swing" }, fare: money("6.50"), pickup: { moment: this.pickup }, status: { symbol: status },
      pickupPlace: { name: parameters.pickupLocation.name }, dropOffPlace: { name: parameters.dropOffLocation.name },
    };
  }

  async confirm({ parameters }) {
    return { code: "ready", details: this.#details(parameters, "rideReceived") };
  }

  async handle({ parameters, key }) {
    const driver = { driver: { name: "Cheeta Swift" }, vehicle: { name: "Bamboo Rickshaw" } };
    const booked = { code: "success", details: { ...this.#details(parameters, "rideConfirmed"), ...driver } };
    if (!this.#answered.has(key)) this.#answered.set(key, booked);
    return this.#answered.get(key);
  }
}

/** Plays a script whose header has no more than a place and a moment; returns what went differently. */
async function play(file, folder) {
  const lines = readFileSync(file, "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
  const now = lines.find((line) => line.startsWith("now: ")).slice(5);
  const [, latitude, longitude, name] = /location: (\S+) (\S+) (.+)/.exec(lines.join("\n"));
  const location = { latitude: Number(latitude), longitude: Number(longitude), name };
  const pickup = new Date(new Date(now).getTime() + 3 * 60_000).toISOString().replace(".000Z", "+00:00");
  const parley = new Parley();
  const handlers = { RequestRide: new Rides(name, pickup) };
  const world = { now, location, permission: "authorized" };
  await parley.initialize([{ folder, supportedIntents: ["RequestRide"], handlers }], world);
  const conversation = await parley.open("main");
  const problems = [];
  let expected = [];
  const compare = () => expected.forEach((line) => problems.push(`${file}: expected '${line}', found nothing`));
  for (const line of lines.slice(lines.findIndex((line) => line.startsWith("User:")))) {
    if (line.startsWith("User: ")) {
      compare();
      const { events } = await conversation.hear(line.slice(6));
      expected = events.map((event) => event.line).filter((line) => /^(Assistant:|=|\*)/.test(line ?? ""));
    } else {
      // Lines that are not of interest to a script are left out of it, but never what is said.
      while (expected.length && expected[0] !== line && !expected[0].startsWith("Assistant:")) expected.shift();
      const found = expected.shift();
      if (found !== line) problems.push(`${file}: expected '${line}', found '${found}'`);
    }
  }
  expected = expected.filter((line) => line.startsWith("Assistant:"));
  compare();
  await parley.close();
  return problems;
}

/** Each mistake of a handler's is told once; returns what was told otherwise. */
async function tellWhatGoesWrong() {
  const wrong = [
    [() => "sucess", "no code is called 'sucess'. Did you mean 'success'?"],
    [() => { throw new TypeError("no tea"); }, "parley.mjs"],
  ];
  const problems = [];
  for (const [handle, text] of wrong) {
    const parley = new Parley();
    const told = [];
    parley.onProblem = (problem) => told.push(problem.stack ?? problem);
    const chat = { identifier: "com.example.chat", displayName: "Chat", handlers: { SendMessage: { handle } } };
    await parley.initialize([chat], { permission: "authorized" });
    const conversation = await parley.open("c", { contacts: ["Koko"] });
    const turn = await conversation.hear("text Koko hello");
    await parley.close();
    if (told.length !== 1 || !told[0].includes(text)) problems.push(`expected '${text}', told ${JSON.stringify(told)}`);
    if (turn.problems.length !== 1) problems.push(`${turn.problems}`);
    if (!turn.shown) problems.push("nothing is shown");
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const scripts = ["RideInFull", "RideRefused", "RideToOneOfTwoMarkets", "RideCancelledAtTheQuestion"];
  const problems = [];
  for (const script of scripts) {
    problems.push(...(await play(`${root}Examples/Conversations/Rides/${script}.conversation`, `${root}Vocabulary/MonkeyRides`)));
  }
  console.log(`node, process: ${scripts.length} scripts with the ride app of this file`);
  problems.push(...(await tellWhatGoesWrong()));
  console.log("node, process: what handlers do wrong is told");
  problems.forEach((problem) => console.log(problem));
  process.exit(problems.length ? 1 : 0);
}
