// Pictures of the five boards as this browser draws them, before the first throw and in the middle of a game: to be looked at.
// TESSERAE_PAGE=http://127.0.0.1:8080/ TESSERAE_PICTURES=folder npm run pictures
import { mkdirSync } from "node:fs";
import { Pointer } from "./hands.js";
import { Player } from "./player.js";
import { guest, open, settle, sitDown } from "./table.js";

const GAMES = ["Backgammon", "Tabula", "The Royal Game of Ur", "Tablero de Jesus", "Tablero di Berona"];
/** What is done before the second picture. */
const ACTS = Number(process.env.TESSERAE_ACTS ?? 5);

const folder = process.env.TESSERAE_PICTURES ?? "pictures";
mkdirSync(folder, { recursive: true });
const browser = await open();
for (const title of GAMES) {
  const { context, page, complaints } = await guest(browser);
  await settle(context, { speed: 0, reduced_motion: true, confirm: false, forced_moves: true });
  await sitDown(page, "?report");
  const player = new Player(page, new Pointer(page));
  await player.sitDown(title);
  const name = title.toLowerCase().replaceAll(" ", "-");
  const take = async (state) => {
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `${folder}/${name}-${state}.png` });
  };
  await player.wait((now) => now.buttons.Throw, 120_000);
  await take("start");
  for (let count = 0; count < ACTS; count += 1) await player.act(await player.now());
  await take("middle");
  console.log(`${title}: ${JSON.stringify(player.done)} ${complaints.join("; ")}`);
  await context.close();
}
await browser.close();
