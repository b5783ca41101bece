// Screenshots of the game in the browser, in the states and views of `cargo xtask screenshots`:
//
//     TESSERAE_PAGE=http://127.0.0.1:8080/ TESSERAE_SHOTS=folder npm run pictures
//
// TESSERAE_SHOTS_OF and TESSERAE_GRAPHICS choose as they do there.
import { mkdirSync } from "node:fs";
import { Visit, open } from "../tests/driver/browser.js";
import { sitDown } from "../tests/driver/page.js";

/** After so many milliseconds without a picture there is none to come: a software GPU takes its time for all samples. */
const LAST = 300_000;

const folder = process.env.TESSERAE_SHOTS ?? "pictures";
const wanted = process.env.TESSERAE_SHOTS_OF ?? "start,middle,whole,near";
const graphics = process.env.TESSERAE_GRAPHICS ?? "medium";
mkdirSync(folder, { recursive: true });
const browser = await open();
const { page, complaints } = await Visit.begin(browser);
let taken = page.waitForEvent("download", { timeout: LAST });
await sitDown(page, `?shots&shots_of=${encodeURIComponent(wanted)}&graphics=${graphics}`);
for (;;) {
  const picture = await taken.catch(() => null);
  if (!picture) break;
  taken = page.waitForEvent("download", { timeout: LAST });
  console.log(picture.suggestedFilename());
  await picture.saveAs(`${folder}/${picture.suggestedFilename()}`);
}
console.log(complaints.length === 0 ? "the console has no complaints" : complaints.join("\n"));
await browser.close();
