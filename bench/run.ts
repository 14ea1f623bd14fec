/** `npm run bench [name…]`: the named benchmarks, or all, one after the other. */
import { benchBackgroundRemoval } from './background-removal.bench.ts';
import { benchCanvas } from './canvas.bench.ts';
import { benchEngineSpeed } from './engine-speed.bench.ts';
import { benchHomePage } from './home-page.bench.ts';
import { benchInpaint } from './inpaint.bench.ts';
import { benchLibrary } from './library.bench.ts';
import { benchLibraryScroll } from './library-scroll.bench.ts';
import { benchListRoute } from './list-route.bench.ts';
import { benchOutpaint } from './outpaint.bench.ts';
import { benchPageWeight } from './page-weight.bench.ts';
import { benchRenderOverhead } from './render-overhead.bench.ts';
import { print } from './report.ts';
import { benchSuperResolution } from './super-resolution.bench.ts';

const benchmarks = {
  'engine-speed': benchEngineSpeed,
  inpaint: benchInpaint,
  outpaint: benchOutpaint,
  'render-overhead': benchRenderOverhead,
  'list-route': benchListRoute,
  library: benchLibrary,
  'library-scroll': benchLibraryScroll,
  'page-weight': benchPageWeight,
  'home-page': benchHomePage,
  canvas: benchCanvas,
  'background-removal': benchBackgroundRemoval,
  'super-resolution': benchSuperResolution,
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const measurement of [await bench()].flat()) print(measurement);
}
