// Games that are played through Chromium's accessibility tree alone, as a screen reader gets it: what is pressed is found
// by its role and name, what has happened by the live region. Nothing is looked at, and the game's reports are not read.
// A whole game of Tablero di Berona and ten turns or more of each other game; what was pressed (“>”) and said is written
// to `transcripts`. Serve the page, then run
//
//     npm run screen-reader
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { AccessibilityTree } from "./driver/accessibility-tree.js";
import { Visit, testBrowser } from "./driver/browser.js";
import { GAMES, PATIENCE, sitDown } from "./driver/page.js";
import { seededRandom } from "./driver/player.js";

/** @import { Part } from "./driver/accessibility-tree.js" */

/** Buttons beside those of the turn. */
const BESIDE = [
  "Moves", "Rules", "Dice statistics", "Settings", "Menu", "Undo", "Hint", "Odds", "Whole score", "Swap dice",
  "Double", "Resign", "Coach",
];
/** The game that is played to its end, and the throws of the others, with those for who begins. */
const WHOLE = "tablero_di_berona";
const THROWS = 16;
/** Presses without effect in a row before something is wrong. */
const LOST = 5;

const folder = new URL("transcripts/", import.meta.url);
mkdirSync(folder, { recursive: true });

const browser = testBrowser();

/** The name of a button without the key behind it. */
const plain = (/** @type {string} */ name) => name.replace(/ \(.*/s, "");
const isButton = (/** @type {Part} */ { role }) => role === "button";
/** What can be done in this turn. */
const choices = (/** @type {Part[]} */ parts) =>
  parts.filter((part) => isButton(part) && !BESIDE.includes(plain(part.name).replace(/:.*/s, "")));
const look = (/** @type {Part[]} */ parts) => JSON.stringify(parts.map(({ role, name, value, pressed }) => [role, name, value, pressed]));

/**
 * Plays so many throws, or until the game ends; returns what was pressed and said.
 * @param {AccessibilityTree} tree
 * @param {string} title
 * @param {number} mostThrows
 */
async function play(tree, title, mostThrows) {
  /** @type {string[]} */
  const lines = [];
  const named = (/** @type {string} */ words) => (/** @type {Part} */ part) => isButton(part) && plain(part.name) === words;
  for (const { words, next } of [{ words: title, next: "Play" }, { words: "Play", next: "Throw" }]) {
    const part = (await tree.partsWhen((all) => all.some(named(words)), PATIENCE)).find(named(words));
    assert.ok(part && (await tree.press(part)), `there is no ${words}`);
    lines.push(`> ${words}`);
    await tree.partsWhen((all) => all.some(named(next)), PATIENCE);
  }
  const chance = seededRandom(11);
  for (let throws = 0, lost = 0; ; ) {
    const before = await tree.partsWhen((all) => choices(all).length > 0, PATIENCE);
    lines.push(...(await tree.said()));
    const now = choices(before);
    assert.ok(now.length > 0, `nothing can be done: ${look(before)}\n${lines.join("\n")}`);
    const due = now.find(named("Throw"));
    if (now.some(named("Play again")) || (due && throws === mostThrows)) return lines;
    const chosen = due ?? now[chance(now.length)] ?? assert.fail("there is a choice");
    const differs = (/** @type {Part[]} */ all) => look(all) !== look(before);
    if ((await tree.press(chosen)) && differs(await tree.partsWhen(differs, PATIENCE))) {
      lines.push(`> ${chosen.name}`);
      throws += due ? 1 : 0;
      lost = 0;
    } else {
      lost += 1;
      assert.ok(lost < LOST, `${chosen.name} has no effect: ${look(before)}\n${lines.join("\n")}`);
    }
  }
}

for (const [key, title] of GAMES) {
  test(`${title} by Chromium's accessibility tree`, { timeout: 10 * PATIENCE }, async () => {
    const visit = await Visit.settled(browser());
    await sitDown(visit.page);
    const lines = await play(await AccessibilityTree.of(visit.page), title, key === WHOLE ? Infinity : THROWS);
    writeFileSync(new URL(`${key}.txt`, folder), `${lines.join("\n")}\n`);
    await visit.end();
  });
}
