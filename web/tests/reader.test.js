// What screen readers get of the page, by Chromium's accessibility tree. The page stands alone: a list takes the place of
// the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { open } from "./table.js";

const read = (name) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

let browser;
let page;
let session;
before(async () => {
  browser = await open();
  page = await browser.newPage();
  const [copies] = (await read("index.html")).match(/<div id="announce"[\s\S]*?<\/nav>/);
  await page.setContent(`<main id="table"><canvas id="tesserae" tabindex="0"></canvas></main>${copies}`);
  await page.addStyleTag({ content: await read("style.css") });
  await page.addScriptTag({ content: await read("accessibility.js") });
  await page.evaluate(() => globalThis.tesseraeUncover());
  session = await page.context().newCDPSession(page);
});
after(() => browser?.close());

/** The parts that are read, by role and name, with their states. */
async function parts() {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const of = (properties, wanted) => properties?.find(({ name }) => name === wanted)?.value.value;
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name, value, properties, backendDOMNodeId }) => ({
    role: role.value,
    name: name?.value ?? "",
    value: value?.value,
    pressed: of(properties, "pressed"),
    live: of(properties, "live"),
    readonly: of(properties, "readonly"),
    node: backendDOMNodeId,
  }));
}

/** The parts as soon as they meet a condition, after five seconds as they are: the browser's tree lags behind the page. */
async function partsWhen(condition) {
  const end = Date.now() + 5_000;
  for (;;) {
    const all = await parts();
    if (condition(all) || Date.now() > end) return all;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Presses a part, as a screen reader does. */
async function press({ node }) {
  const { object } = await session.send("DOM.resolveNode", { backendNodeId: node });
  await session.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.click(); }" });
}

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
  const controls = (await partsWhen((all) => all.filter(isControl).length === 5)).filter(isControl);
  const told = controls.map(({ role, name, value, pressed }) => [role, name, value, pressed]);
  assert.deepEqual(told, [
    ["button", "8 to 5", undefined, undefined],
    ["button", "Dice: Shaken", undefined, "true"],
    ["textbox", "Name of White", "Anna", undefined],
    ["slider", "Volume", 0.5, undefined],
    ["textbox", "Board", "point 24: 2 White.", undefined],
  ]);
  assert.deepEqual(controls.map(({ readonly }) => readonly ?? false), [false, false, false, false, true]);
  await press(controls[0]);
  const taken = JSON.parse(await page.evaluate(() => globalThis.tesseraeTake()));
  assert.deepEqual(taken.pressed, ["step 8/5"]);
});

test("what happens is in a live region of the tree", async () => {
  await page.evaluate(() => globalThis.tesseraeAnnounce("White throws 3 and 1."));
  const isHeard = ({ name }) => name === "White throws 3 and 1.";
  const all = await partsWhen((all) => all.some(isHeard));
  assert.equal(all.find(({ role }) => role === "log")?.live, "polite", JSON.stringify(all));
  assert.ok(all.some(isHeard), JSON.stringify(all));
});
