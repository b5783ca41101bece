// A worker that makes a context of the graphics card and ends. So the browser starts its process for the card, which may
// take half a second, while the page's own thread compiles the module (`loader.js`).
"use strict";

new OffscreenCanvas(1, 1).getContext("webgl2");
postMessage(null);
