/** `npm run bench [name…]` runs the named benchmarks, or all, one after the other. */
import { print } from './report.ts';

/** Each benchmark is imported when it runs, so that the memory of its libraries does not count for the others. */
const benchmarks = {
  'engine-speed': async () => (await import('./engine-speed.bench.ts')).benchEngineSpeed(),
  inpaint: async () => (await import('./inpaint.bench.ts')).benchInpaint(),
  outpaint: async () => (await import('./outpaint.bench.ts')).benchOutpaint(),
  'render-overhead': async () => (await import('./render-overhead.bench.ts')).benchRenderOverhead(),
  'list-route': async () => (await import('./list-route.bench.ts')).benchListRoute(),
  library: async () => (await import('./library.bench.ts')).benchLibrary(),
  'library-scroll': async () => (await import('./library-scroll.bench.ts')).benchLibraryScroll(),
  'page-weight': async () => (await import('./page-weight.bench.ts')).benchPageWeight(),
  'home-page': async () => (await import('./home-page.bench.ts')).benchHomePage(),
  canvas: async () => (await import('./canvas.bench.ts')).benchCanvas(),
  'background-removal': async () => (await import('./background-removal.bench.ts')).benchBackgroundRemoval(),
  'super-resolution': async () => (await import('./super-resolution.bench.ts')).benchSuperResolution(),
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const measurement of [await bench()].flat()) print(measurement);
}
