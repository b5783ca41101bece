// A lesson by touch alone: its button on the page of the game, each step with a finger, to the last.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Fingers } from "./hands.js";
import { Player } from "./player.js";
import { PATIENCE, PHONE, QUIET, announced, guest, leaveUndrawn, open, settle, sitDown } from "./table.js";

/** A lesson has about a dozen steps. */
const LONG = 4 * PATIENCE;

let browser;
before(async () => {
  browser = await open();
});
after(() => browser?.close());

/** Does what the step asks for; whether it had an effect. */
async function learn(player, now) {
  const { due } = now.lesson;
  if (due.throws) return player.throw(now);
  const [word] = due.steps;
  const step = now.steps.find((step) => step.word === word);
  if (step) return player.step(step, now);
  const changed = (then) => then.position !== now.position || then.lesson?.step !== now.lesson.step;
  if (!(await player.press(due.choices[0] ?? "Next"))) return false;
  return Boolean(await player.wait(changed));
}

test("Tablero di Berona is learned by touch", { timeout: LONG }, async () => {
  const { context, page, complaints } = await guest(browser, PHONE);
  await settle(context, QUIET);
  await leaveUndrawn(page);
  await sitDown(page, "?report");
  const player = new Player(page, await Fingers.on(page));
  await player.press("Tablero di Berona");
  await player.press("Learn Tablero di Berona");
  assert.ok(await player.wait((now) => now.lesson?.step === 1, PATIENCE), "the lesson begins");
  const texts = new Set();
  for (let lost = 0; ; ) {
    const now = await player.wait((now) => now.lesson?.due && now.pieces_agree, PATIENCE);
    assert.ok(now, "the lesson goes on");
    texts.add(now.lesson.step);
    if (now.lesson.step === now.lesson.of) break;
    lost = (await learn(player, now)) ? 0 : lost + 1;
    if (lost > 0) await player.letGo();
    assert.ok(lost < 8, `step ${now.lesson.step}: nothing has an effect: ${JSON.stringify(now.lesson)}`);
  }
  assert.equal(texts.size, (await player.now()).lesson.of, "every step was there");
  assert.match((await announced(page)).join(" "), /arranged for this lesson/, "the text is said");
  await player.press("Main menu");
  assert.ok(await player.wait((now) => now.screen === "menu"), "the menu");
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.ok(kept.some((key) => key.endsWith("lessons.json")), "the finished lesson is remembered");
  assert.ok(!kept.some((key) => /game-\d+/.test(key)), `a lesson is no saved game: ${kept}`);
  assert.deepEqual(complaints, []);
  await context.close();
});
