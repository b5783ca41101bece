// A lesson by touch alone: its button on the page of the game, each step with a finger, to the last.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Fingers } from "./hands.js";
import { Player } from "./player.js";
import { PATIENCE, PHONE, QUIET, announced, closeLeftovers, guest, leaveUndrawn, open, settle, sitDown } from "./table.js";

/** A lesson has about a dozen steps. */
const LONG = 4 * PATIENCE;
/** How often something may be tried that has no effect. */
const LOST = 6;

let browser;
before(async () => {
  browser = await open();
});
afterEach(closeLeftovers);
after(() => browser?.close());

/** Everything that changes when the lesson goes on. */
const progress = ({ lesson, position, dice, throw_due }) => JSON.stringify([lesson, position, dice, throw_due]);

/** Does what the step asks for, once, without waiting for what comes of it. */
async function attempt(player, { lesson, steps, buttons, dice }) {
  const { due } = lesson;
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
  const label = labels.find((label) => buttons[label]);
  if (label) await player.hands.tap(buttons[label]);
  else if (due.throws && dice) await player.fling(dice);
}

test("Tablero di Berona is learned by touch", { timeout: LONG }, async () => {
  const { context, page, complaints } = await guest(browser, PHONE);
  await settle(context, QUIET);
  await leaveUndrawn(page);
  await sitDown(page, "?report");
  const player = new Player(page, await Fingers.on(page));
  const learn = "Learn Tablero di Berona";
  assert.ok(await player.pressUntil("Tablero di Berona", ({ buttons }) => buttons[learn]), "the page of the game");
  let now = await player.pressUntil(learn, ({ lesson }) => lesson?.step === 1);
  assert.ok(now, "the lesson begins");
  const seen = new Set([1]);
  for (let lost = 0; now.lesson.step < now.lesson.of; ) {
    now = await player.wait(({ lesson, pieces_agree, shaking }) => lesson?.due && pieces_agree && !shaking, PATIENCE);
    assert.ok(now, `after step ${Math.max(...seen)} the lesson asks for nothing: ${JSON.stringify(await player.now())}`);
    seen.add(now.lesson.step);
    const at = progress(now);
    await attempt(player, now);
    const then = await player.wait((then) => progress(then) !== at);
    lost = then ? 0 : lost + 1;
    assert.ok(lost < LOST, `step ${now.lesson.step}: nothing has an effect: ${JSON.stringify(now)}`);
    if (!then) await player.letGo();
    now = then ?? now;
    if (now.lesson) seen.add(now.lesson.step);
    else assert.fail("the lesson has ended");
  }
  assert.equal(seen.size, now.lesson.of, `every step was there: ${[...seen]}`);
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
  assert.deepEqual(complaints, []);
  await context.close();
});
