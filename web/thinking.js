// Asks the workers in which questions are answered: for opponents, hints, odds, the coach and the analysis. A worker
// answers one question at a time, so to cancel one is to end its worker.
(() => {
  "use strict";
  /** A bot need not wait until an analysis and two turns that are played out are complete. */
  const MOST_WORKERS = 3;
  const NO_WORKERS = "opponents and advice need web workers, which this browser does not have";
  /** @type {Build} */
  const { thinking: parts } = JSON.parse(document.getElementById("build").textContent);
  const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
  /** Names files by their paths in the page. */
  const relative = (/** @type {string} */ text) => text.replaceAll(address("./"), "");
  /**
   * A worker with the question that it answers.
   * @typedef {{ worker: Worker, question: Question | undefined }} Place
   */
  /** @type {Place[]} */
  const places = [];
  /**
   * The questions that no worker has yet.
   * @type {Question[]}
   */
  let queue = [];
  /**
   * The answers that have come and were not taken, by the number of the question.
   * @type {Map<number | undefined, [answer: string, isLast: boolean][]>}
   */
  const answers = new Map();
  let asked = 0;

  function open(/** @type {ThinkingFiles} */ parts) {
    /** @type {Place} */
    const place = { worker: new Worker(address(parts.script)), question: undefined };
    place.worker.addEventListener("message", ({ data }) => hear(place, data));
    // A script that does not come has no message, and neither has one that the browser refuses to run.
    place.worker.addEventListener("error", ({ message }) => {
      if (message) fail(place, message);
      else fail(place, `${parts.script} could not be loaded`, parts.script);
    });
    places.push(place);
    return place;
  }

  function close(/** @type {Place} */ place) {
    place.worker.terminate();
    places.splice(places.indexOf(place), 1);
  }

  /**
   * @param {Place} place
   * @param {WorkerAnswer} message
   */
  function hear(place, { answer, failed, missing, last = false }) {
    if (failed !== undefined) return fail(place, failed, missing);
    if (answer !== undefined) answers.get(place.question?.number)?.push([answer, last]);
    globalThis.tesseraeWake?.();
    if (!last) return;
    place.question = undefined;
    next();
  }

  /**
   * A worker that has failed is replaced at the next question. `missing` is the file that has not come.
   * @param {Place} place
   * @param {string} reason
   * @param {string} [missing]
   */
  function fail(place, reason, missing) {
    console.warn(`A worker has failed: ${reason}`);
    // What only makes ready is not missed yet.
    if (missing && place.question?.number) tesseraeUpdate.tellMissing(relative(missing));
    refuse(place.question, relative(reason));
    close(place);
    next();
  }

  /**
   * @param {Question | undefined} question
   * @param {string} reason
   */
  function refuse(question, reason) {
    answers.get(question?.number)?.push([JSON.stringify({ error: reason }), true]);
    globalThis.tesseraeWake?.();
  }

  /** Gives waiting questions to workers. */
  function next() {
    if (!parts) return;
    while (queue.length > 0) {
      const free = places.find(({ question }) => !question);
      const place = free ?? (places.length < MOST_WORKERS ? open(parts) : undefined);
      if (!place) return;
      place.question = queue.shift();
      place.worker.postMessage(place.question);
    }
  }

  /** Sends a question to the next worker that is free; refuses it where there are no workers. */
  function send(/** @type {Omit<Question, "addresses">} */ question) {
    const knowledge = question.game && parts?.knowledge[question.game];
    const addresses = { module: parts ? address(parts.module) : "", knowledge: knowledge && address(knowledge) };
    if (!parts || !globalThis.Worker) return refuse({ addresses, ...question }, NO_WORKERS);
    queue.push({ addresses, ...question });
    try {
      next();
    } catch (error) {
      refuse(queue.pop(), error instanceof Error ? error.message : String(error));
    }
  }

  /** Gets the first worker ready, so that its files are there before a game needs them. */
  globalThis.tesseraeBeginThinking = () => send({});

  /** Fetches what is needed to answer questions about a game. */
  globalThis.tesseraePrepareThinking = (game) => send({ game });

  /** Asks a question; returns its number. */
  globalThis.tesseraeAsk = (game, text) => {
    asked += 1;
    answers.set(asked, []);
    send({ number: asked, game, text });
    return asked;
  };

  /** The next answer to a question, once, and whether it is the last one; null while there is none. */
  globalThis.tesseraeAnswer = (number) => answers.get(number)?.shift() ?? null;

  /** Ends the thinking about a question, and forgets its answers. */
  globalThis.tesseraeCancel = (number) => {
    answers.delete(number);
    queue = queue.filter((question) => question.number !== number);
    const place = places.find(({ question }) => question?.number === number);
    if (!place) return;
    close(place);
    next();
  };
})();
