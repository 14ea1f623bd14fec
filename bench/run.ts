/** `npm run bench [name…]`: the named benchmarks, or all, one after the other. */
import { benchEngineSpeed } from './engine-speed.bench.ts';
import { benchListRoute } from './list-route.bench.ts';
import { benchPageWeight } from './page-weight.bench.ts';
import { benchRenderOverhead } from './render-overhead.bench.ts';
import { print } from './report.ts';

const benchmarks = {
  'engine-speed': benchEngineSpeed,
  'render-overhead': benchRenderOverhead,
  'list-route': benchListRoute,
  'page-weight': benchPageWeight,
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const measurement of [await bench()].flat()) print(measurement);
}
