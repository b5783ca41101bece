// Games from the menu to the result, by pointer or by touch, two at a time, and the beginning and the end of each on a
// phone that is held upright. Nothing is drawn, because a software GPU would need minutes for each. Of the longest games
// the middle is left out. TESSERAE_GAMES=all or a list such as TESSERAE_GAMES=ur,backgammon:touch plays and draws whole
// games (TESSERAE_UNDRAWN=1: draws nothing).
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { describe, test } from "node:test";
import { SMALL, UPRIGHT, Visit, sharedBrowser } from "./driver/browser.js";
import { leaveUndrawn } from "./driver/drawing.js";
import { GAMES, PATIENCE, QUIET, accessibleLabels, bring, pressElement, repeats, settle } from "./driver/page.js";

/** @import { Player } from "./driver/player.js" */
/** @import { Report } from "./driver/report.d.ts" */

/** One kind of hands a game, unless TESSERAE_GAMES names others. */
const USUAL = "backgammon:touch,tabula:pointer,ur:touch,tablero_de_jesus:pointer,tablero_di_berona:touch";
const asked = (process.env.TESSERAE_GAMES || USUAL).split(",");
const undrawn = process.env.TESSERAE_UNDRAWN || !process.env.TESSERAE_GAMES;
/** By chance alone some games are long; one that is not drawn and takes longer than this hangs. */
const LONGEST = (undrawn ? 15 : 45) * 60_000;
const pictures = process.env.TESSERAE_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/**
 * Positions a few throws before the end. The last game is short enough.
 * @type {Record<string, string>}
 */
const ENDINGS = {
  backgammon: "2:1,1:2,off:12 2:1,1:2,off:12 white - middle:1 0-0 throw",
  tabula: "I=24,off:14 B=23,off:14 ivory",
  ur: "B:s0r0h6:F* I:s0r0h6:f* T:21/0/0 S:B throw:B",
  tablero_de_jesus: "7711111 21-2 low:first low throw",
};
/** The games of which the middle is left out, and how much is played before. */
const LONG = ["backgammon", "tabula", "ur", "tablero_de_jesus"];
const ACTS = 50;

/**
 * Goes on a few throws before the end.
 * @param {Visit} visit
 * @param {Player} player
 * @param {string} key
 */
async function skipToEnding(visit, player, key) {
  await bring(visit.page, { tesserae: 1, header: { game: key, start: ENDINGS[key] } });
  const there = await player.wait((now) => now.position === ENDINGS[key] && now.pieces_agree, PATIENCE);
  assert.ok(there, "the position lies there");
}

const browser = sharedBrowser();

/**
 * Somebody at the menu, with these settings.
 * @param {typeof SMALL} screen
 * @param {object} settings
 */
async function begin(screen, settings) {
  const visit = await Visit.begin(browser(), screen);
  await settle(visit.context, settings);
  if (undrawn) await leaveUndrawn(visit.page);
  await visit.sitDown();
  return visit;
}

describe("games", { concurrency: undrawn ? 2 : 1 }, () => {
  for (const [key, title] of GAMES) {
    for (const hands of ["pointer", "touch"]) {
      const named = ["all", key, `${key}:${hands}`].some((name) => asked.includes(name));
      const skip = !named && "TESSERAE_GAMES does not name it";
      test(`${title} is played to its result by ${hands}`, { skip, timeout: LONGEST }, async () => {
        const visit = await begin(SMALL, { ...QUIET, scale: 0.6 });
        const { page } = visit;
        const player = hands === "touch" ? await visit.withFingers() : visit.withPointer();
        await player.sitDown(title);
        const begun = Date.now();
        const isWhole = process.env.TESSERAE_GAMES || !LONG.includes(key);
        const reached = await player.play(LONGEST - 60_000, async (_, done) => {
          if (pictures && done.steps === 6) await page.screenshot({ path: `${pictures}/${key}-${hands}-playing.png` });
          return !isWhole && done.throws + done.steps >= ACTS;
        });
        if (!reached.over) {
          await skipToEnding(visit, player, key);
          await player.play(LONGEST / 2);
        }
        if (pictures) await page.screenshot({ path: `${pictures}/${key}-${hands}-result.png` });
        console.log(`${key} by ${hands}: ${Math.round((Date.now() - begun) / 1000)} s, ${JSON.stringify(player.done)}`);
        assert.ok(player.done.throws > 0 && player.done.steps > 0, "throws and steps were made");
        assert.ok(player.done.flings > 0, "dice were flung by hand");
        assert.ok(player.done.taps > 0 && player.done.drags > 0, "pieces were moved in both ways");
        await visit.end();
      });
    }
  }
});

/** How many turns are played upright. */
const TURNS = process.env.TESSERAE_GAMES ? 10 : 4;

describe("some turns and the end upright", { concurrency: undrawn ? 2 : 1 }, () => {
  for (const [key, title] of GAMES) {
    const named = !process.env.TESSERAE_GAMES || ["all", key].some((name) => asked.includes(name));
    const skip = !named && "TESSERAE_GAMES does not name it";
    test(`${title} is begun, played for some turns and ended by touch`, { skip, timeout: LONGEST }, async () => {
      const visit = await begin(UPRIGHT, QUIET);
      const { page } = visit;
      const player = await visit.withFingers();
      await player.sitDown(title);
      let turns = 0;
      /** @type {Report["turn"]} */
      let last = null;
      let throws = 0;
      const begun = await player.play(LONGEST / 2, (now, done) => {
        turns += now.turn !== last ? 1 : 0;
        last = now.turn;
        const threw = done.throws > throws;
        throws = done.throws;
        // Not while a double waits for its answer: nobody can resign then.
        return turns > TURNS && threw;
      });
      const picture = async (/** @type {string} */ what) => {
        if (pictures) await page.screenshot({ path: `${pictures}/${key}-upright-${what}.png` });
      };
      await picture("playing");
      if (key === "backgammon" && !begun.over) {
        // The menu of the game scrolls: the page's own buttons are all there.
        await pressElement(page, "Menu");
        await repeats(page, "Continue");
        const resigns = (await accessibleLabels(page)).find((label) => label.includes(" resigns: "));
        assert.ok(resigns, "the menu says who resigns");
        await pressElement(page, resigns);
        await repeats(page, "Cancel");
        await pressElement(page, resigns.replace("…", ""));
        const accept = (/** @type {Report} */ now) => Object.keys(now.buttons).find((label) => label.startsWith("Accept"));
        const offered = await player.wait(accept, PATIENCE);
        const answer = offered && accept(offered);
        assert.ok(answer, "the other player is asked");
        await player.press(answer);
        // Playing on before that would decline, where the report is from before the press.
        assert.ok(await player.wait((now) => now.over, PATIENCE), "the game is over when the other player has accepted");
      } else if (ENDINGS[key]) {
        await skipToEnding(visit, player, key);
      }
      await player.play(LONGEST / 2);
      const result = await player.wait((now) => now.over && now.buttons["Main menu"]);
      assert.ok(result, `the result is there: ${JSON.stringify(await player.now())}`);
      await picture("result");
      assert.ok((turns > TURNS || begun.over) && player.done.flings > 0, `${turns} turns: ${JSON.stringify(player.done)}`);
      await visit.end();
    });
  }
});
