/**
 * `npm run bench [name…]` runs the named benchmarks, or all, one after the other. Values may follow the name of some:
 * `npm run bench words [file]` reads the product names of a file, `npm run bench honesty [all]` looks for words that change nothing
 * and are not named as not drawn, `npm run bench cutouts [folder]` writes its cut-outs to a folder,
 * `npm run bench watermark [count] [folder]` marks that many pictures and looks for marks in ten times as many without one, half of them from the photographs of a folder.
 */
import { print, type Measurement } from './report.ts';

/** A benchmark without a baseline reports lines of text. */
type Outcome = Measurement | string;

/** Each benchmark is imported when it runs, so that the memory of its libraries does not count for the others. */
const benchmarks: Record<string, (...values: string[]) => Promise<Outcome | readonly Outcome[]>> = {
  'engine-speed': async () => (await import('./engine-speed.bench.ts')).benchEngineSpeed(),
  colour: async () => (await import('./colour.bench.ts')).benchColour(),
  inpaint: async () => (await import('./inpaint.bench.ts')).benchInpaint(),
  outpaint: async () => (await import('./outpaint.bench.ts')).benchOutpaint(),
  'render-overhead': async () => (await import('./render-overhead.bench.ts')).benchRenderOverhead(),
  'list-route': async () => (await import('./list-route.bench.ts')).benchListRoute(),
  library: async () => (await import('./library.bench.ts')).benchLibrary(),
  'library-scroll': async () => (await import('./library-scroll.bench.ts')).benchLibraryScroll(),
  'run-engine': async () => (await import('./run-engine.bench.ts')).benchRunEngine(),
  'run-grid': async () => (await import('./run-grid.bench.ts')).benchRunGrid(),
  'page-weight': async () => (await import('./page-weight.bench.ts')).benchPageWeight(),
  'home-page': async () => (await import('./home-page.bench.ts')).benchHomePage(),
  live: async () => (await import('./live.bench.ts')).benchLive(),
  canvas: async () => (await import('./canvas.bench.ts')).benchCanvas(),
  'background-removal': async () => (await import('./background-removal.bench.ts')).benchBackgroundRemoval(),
  cutouts: async (folder) => (await import('./cutouts.bench.ts')).benchCutouts(folder),
  'super-resolution': async () => (await import('./super-resolution.bench.ts')).benchSuperResolution(),
  artwork: async (count) => (await import('./artwork.bench.ts')).benchArtwork(count),
  words: async (file) => (await import('./words.bench.ts')).benchWords(file),
  honesty: async (extent) => (await import('./honesty.bench.ts')).benchHonesty(extent),
  watermark: async (count, folder) => (await import('./watermark.bench.ts')).benchWatermark(count, folder),
};

const given = process.argv.slice(2);
for (const [name, bench] of Object.entries(benchmarks)) {
  const at = given.indexOf(name);
  if (given.length > 0 && at === -1) continue;
  const after = at === -1 ? [] : given.slice(at + 1);
  const end = after.findIndex((value) => value in benchmarks);
  for (const outcome of [await bench(...(end === -1 ? after : after.slice(0, end)))].flat())
    if (typeof outcome === 'string') console.log(outcome);
    else print(outcome);
}
