// A lesson by touch alone: its button on the page of the game, each step with a finger, to the last.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, announced } from "./driver/page.js";

/** @import { Player } from "./driver/player.js" */
/** @import { Report } from "./driver/report.d.ts" */

/** A lesson has about a dozen steps. */
const LONG = 4 * PATIENCE;
/** How often something may be tried that has no effect. */
const LOST = 6;

const browser = testBrowser();

/** Everything that changes when the lesson goes on. */
const progress = (/** @type {Report} */ { lesson, position, dice, throw_due }) =>
  JSON.stringify([lesson, position, dice, throw_due]);

/**
 * Does what the step asks for, once, without waiting for what comes of it.
 * @param {Player} player
 * @param {Report} now
 */
async function attempt(player, { lesson, steps, buttons, dice }) {
  const due = lesson?.due;
  assert.ok(due, "the lesson asks for something");
  const step = steps.find(({ word }) => due.steps.includes(word));
  if (step) {
    await player.hands.tap(step.from);
    if (!(await player.wait((now) => now.holding))) return;
    for (const [count, square] of step.path.entries()) {
      await player.hands.tap(square);
      await player.wait((now) => !now.holding || now.walked > count);
    }
    return;
  }
  const labels = due.throws ? ["Throw"] : [...due.choices, "Next"];
  const [spot] = labels.flatMap((label) => buttons[label] ? [buttons[label]] : []);
  if (spot) await player.hands.tap(spot);
  else if (due.throws && dice) await player.fling(dice);
}

test("Tablero di Berona is learned by touch", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser(), PHONE);
  const { page } = visit;
  await visit.sitDown();
  const player = await visit.withFingers();
  const learn = "Learn Tablero di Berona";
  assert.ok(await player.pressUntil("Tablero di Berona", ({ buttons }) => buttons[learn]), "the page of the game");
  const first = await player.pressUntil(learn, ({ lesson }) => lesson?.step === 1);
  assert.ok(first?.lesson, "the lesson begins");
  let { lesson } = first;
  const seen = new Set([lesson.step]);
  for (let lost = 0; lesson.step < lesson.of; ) {
    const now = await player.wait(({ lesson, pieces_agree, shaking }) => lesson?.due && pieces_agree && !shaking, PATIENCE);
    assert.ok(now?.lesson, `after step ${lesson.step} the lesson asks for nothing: ${JSON.stringify(await player.now())}`);
    seen.add(now.lesson.step);
    const at = progress(now);
    await attempt(player, now);
    const then = await player.wait((then) => progress(then) !== at);
    lost = then ? 0 : lost + 1;
    assert.ok(lost < LOST, `step ${now.lesson.step}: nothing has an effect: ${JSON.stringify(now)}`);
    if (!then) await player.letGo();
    const after = (then ?? now).lesson;
    assert.ok(after, "the lesson has ended");
    lesson = after;
    seen.add(lesson.step);
  }
  assert.equal(seen.size, lesson.of, `every step was there: ${[...seen]}`);
  // The last words come when the last turn has been seen.
  const said = async () => (await announced(page)).join(" ");
  const words = /Now play one!/;
  for (const end = Date.now() + PATIENCE; !words.test(await said()) && Date.now() < end; ) await page.waitForTimeout(200);
  assert.match(await said(), words, "the text is said");
  assert.ok(await player.wait(({ over, pieces_agree }) => over && pieces_agree, PATIENCE), "the last turn is shown");
  assert.ok(await player.pressUntil("Main menu", ({ screen }) => screen === "menu"), "the menu");
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.ok(kept.some((key) => key.endsWith("lessons.json")), "the finished lesson is remembered");
  assert.ok(!kept.some((key) => /game-\d+/.test(key)), `a lesson is no saved game: ${kept}`);
  await visit.end();
});
