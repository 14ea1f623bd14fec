/** `npm run bench [name…]`: the named benchmarks, or all, one after the other. */
import { benchListRoute } from './list-route.bench.ts';
import { benchPageWeight } from './page-weight.bench.ts';
import { benchRenderOverhead } from './render-overhead.bench.ts';
import { print } from './report.ts';

const benchmarks = {
  'render-overhead': benchRenderOverhead,
  'list-route': benchListRoute,
  'page-weight': benchPageWeight,
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benchmarks)) {
  if (chosen.length === 0 || chosen.includes(name)) print(await bench());
}
