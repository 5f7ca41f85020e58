// Loads the WebAssembly module as a page would and lays something out with every provider in it.
// usage: node check.mjs reflow-wasm.wasm

import { readFileSync } from "node:fs";

// Half goes away from zero, as in C.
const round = (a) => Math.sign(a) * Math.round(Math.abs(a));
const host = { env: { sin: Math.sin, cos: Math.cos, round, fmod: (a, b) => a % b } };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), host);
const { memory, reflow_provider_count, reflow_doubles, reflow_lay_out } = instance.exports;

const sizes = [[120, 32], [120, 32], [120, 32], [50, 40]];
const input = reflow_doubles(2 * sizes.length);
const output = reflow_doubles(4 * sizes.length);

function layOut(provider, width) {
  new Float64Array(memory.buffer, input, 2 * sizes.length).set(sizes.flat());
  const height = reflow_lay_out(provider, width, input, sizes.length, output);
  const numbers = Array.from(new Float64Array(memory.buffer, output, 4 * sizes.length));
  return { height, frames: sizes.map((_, item) => numbers.slice(4 * item, 4 * item + 4)) };
}

function expect(what, got, wanted) {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) {
    console.error(`${what}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
    process.exit(1);
  }
}

const leftAlign = layOut(0, 300);
expect("left-align", leftAlign, {
  height: 82,
  frames: [[0, 0, 120, 32], [130, 0, 120, 32], [0, 42, 120, 32], [130, 42, 50, 40]],
});
expect("a width that is no number", layOut(0, NaN).height, -1);
expect("a provider that is not there", layOut(reflow_provider_count(), 300).height, -1);
for (let provider = 0; provider < reflow_provider_count(); provider++) {
  // Many times, so that memory that is not given back would show.
  for (let round = 0; round < 1000; round++) layOut(provider, 200 + round);
  const { height, frames } = layOut(provider, 300);
  if (!(height >= 0) || frames.flat().some((number) => !Number.isFinite(number))) {
    console.error(`provider ${provider}: ${height} ${JSON.stringify(frames)}`);
    process.exit(1);
  }
}
expect("left-align again", layOut(0, 300), leftAlign);
const kilobytes = memory.buffer.byteLength / 1024;
if (kilobytes > 16384) {
  console.error(`the module holds ${kilobytes} KiB after ${reflow_provider_count()}000 layouts`);
  process.exit(1);
}
console.log(`${reflow_provider_count()} providers lay out in WebAssembly; ${kilobytes} KiB held`);
