// What every browser test needs: a browser that draws without a GPU, and a page that is listened to.
import { chromium } from "playwright-core";

/** The game in software on two cores is slow to start: seconds would be too short, minutes a fault. */
export const PATIENCE = 180_000;

export const address = process.env.TESSERAE_PAGE ?? "http://127.0.0.1:8080/";

export function open() {
  return chromium.launch({
    executablePath: process.env.TESSERAE_BROWSER ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A new guest: an empty cache, an empty storage. `complaints` fills with everything the console takes for an error. */
export async function guest(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Comes to the table: waits for the loading, presses the button, waits for the start. */
export async function sitDown(page) {
  await page.goto(address);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.locator("html[data-state=playing]").waitFor({ state: "attached" });
}

/** How many different colours a picture of the page has, counted by the browser itself. */
export async function colours(page) {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture);
}
