// Whole games, from the menu to the result, by pointer and by touch, two at a time. Nothing is drawn, because a software
// GPU would need minutes for each. TESSERAE_GAMES=all or a list such as TESSERAE_GAMES=ur,backgammon:touch draws games,
// except with TESSERAE_UNDRAWN=1.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { Fingers, Pointer } from "./hands.js";
import { Player } from "./player.js";
import { QUIET, SMALL, guest, leaveUndrawn, open, settle, sitDown } from "./table.js";

const GAMES = [
  ["backgammon", "Backgammon"],
  ["tabula", "Tabula"],
  ["ur", "The Royal Game of Ur"],
  ["tablero_de_jesus", "Tablero de Jesus"],
  ["tablero_di_berona", "Tablero di Berona"],
];
const asked = (process.env.TESSERAE_GAMES || "all").split(",");
const undrawn = process.env.TESSERAE_UNDRAWN || !process.env.TESSERAE_GAMES;
/** By chance alone some games are long; one that is not drawn and takes longer than this hangs. */
const LONGEST = (undrawn ? 15 : 45) * 60_000;
const pictures = process.env.TESSERAE_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

let browser;
before(async () => {
  browser = await open();
});
after(() => browser?.close());

describe("whole games", { concurrency: undrawn ? 2 : 1 }, () => {
  for (const [key, title] of GAMES) {
    for (const hands of ["pointer", "touch"]) {
      const named = ["all", key, `${key}:${hands}`].some((name) => asked.includes(name));
      const skip = !named && "TESSERAE_GAMES does not name it";
      test(`${title} is played to its result by ${hands}`, { skip, timeout: LONGEST }, async () => {
        const { context, page, complaints } = await guest(browser, SMALL);
        await settle(context, { ...QUIET, scale: 0.6 });
        if (undrawn) await leaveUndrawn(page);
        await sitDown(page, "?report");
        const player = new Player(page, hands === "touch" ? await Fingers.on(page) : new Pointer(page));
        await player.sitDown(title);
        const begun = Date.now();
        await player.play(LONGEST - 60_000, async (_, done) => {
          if (pictures && done.steps === 6) await page.screenshot({ path: `${pictures}/${key}-${hands}-playing.png` });
        });
        if (pictures) await page.screenshot({ path: `${pictures}/${key}-${hands}-result.png` });
        console.log(`${key} by ${hands}: ${Math.round((Date.now() - begun) / 1000)} s, ${JSON.stringify(player.done)}`);
        assert.ok(player.done.throws > 0 && player.done.steps > 0, "throws and steps were made");
        assert.ok(player.done.flings > 0, "dice were flung by hand");
        assert.ok(player.done.taps > 0 && player.done.drags > 0, "pieces were moved in both ways");
        assert.deepEqual(complaints, []);
        await context.close();
      });
    }
  }
});
