// What screen readers get of the page, by Chromium's accessibility tree. The page stands alone: a list takes the place of
// the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { AccessibilityTree } from "./accessibility-tree.js";
import { open } from "./table.js";

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

let browser;
let page;
let tree;
before(async () => {
  browser = await open();
  page = await browser.newPage();
  const [copies] = (await read("index.html")).match(/<div id="announce"[\s\S]*?<\/nav>/);
  await page.setContent(`<main id="table"><canvas id="tesserae" tabindex="0"></canvas></main>${copies}`);
  await page.addStyleTag({ content: await read("style.css") });
  await page.addScriptTag({ content: await read("accessibility.js") });
  await page.evaluate(() => globalThis.tesseraeUncover());
  tree = await AccessibilityTree.of(page);
});
after(() => browser?.close());

test("Chromium's tree has the moves before the buttons, with states and values, and what is pressed there is pressed", async () => {
  await page.evaluate(() => {
    globalThis.tesseraeButtons([
      { id: "step 8/5", label: "8 to 5" },
      { id: "Shaken#1", label: "Shaken", group: "Dice", selected: true },
      { id: "Name of White#1", label: "Name of White", text: "Anna" },
      { id: "Volume#1", label: "Volume", slide: { value: 0.5, min: 0, max: 1, step: 0.1, text: "50 %" } },
      { id: "Board", label: "Board", text: "point 24: 2 White.", fixed: true },
    ]);
  });
  const isControl = ({ role }) => ["button", "textbox", "slider"].includes(role);
  const controls = (await tree.partsWhen((all) => all.filter(isControl).length === 5)).filter(isControl);
  const told = controls.map(({ role, name, value, pressed }) => [role, name, value, pressed]);
  assert.deepEqual(told, [
    ["button", "8 to 5", undefined, undefined],
    ["button", "Dice: Shaken", undefined, "true"],
    ["textbox", "Name of White", "Anna", undefined],
    ["slider", "Volume", 0.5, undefined],
    ["textbox", "Board", "point 24: 2 White.", undefined],
  ]);
  assert.deepEqual(controls.map(({ readonly }) => readonly ?? false), [false, false, false, false, true]);
  await tree.press(controls[0]);
  const taken = JSON.parse(await page.evaluate(() => globalThis.tesseraeTake()));
  assert.deepEqual(taken.pressed, ["step 8/5"]);
});

test("what happens is in a live region of the tree", async () => {
  await page.evaluate(() => globalThis.tesseraeAnnounce("White throws 3 and 1."));
  const isHeard = ({ name }) => name === "White throws 3 and 1.";
  const all = await tree.partsWhen((all) => all.some(isHeard));
  assert.equal(all.find(({ role }) => role === "log")?.live, "polite", JSON.stringify(all));
  assert.ok(all.some(isHeard), JSON.stringify(all));
});
