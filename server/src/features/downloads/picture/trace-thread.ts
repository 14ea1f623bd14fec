/**
 * Traces pixels into curves outside the main thread; the thread is terminated when nobody needs the result any more.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { SvgDetail } from '@kenna/contract';
import { initSync, to_svg } from 'vtracer-wasm';

export interface TraceInput {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8Array;
  readonly detail: SvgDetail;
}

/**
 * Source of the method: VTracer, Visual Cortex Research (hierarchical colour clusters, splines). `filterSpeckle` is the
 * minimum area of a shape in pixels, `colorPrecision` how many low bits of a colour are ignored, `layerDifference` the
 * minimum difference between two layers; angles are radians.
 */
const SETTINGS: Record<SvgDetail, object> = {
  draft: { filterSpeckle: 36, colorPrecision: 1, layerDifference: 14 },
  fine: { filterSpeckle: 16, colorPrecision: 0, layerDifference: 8 },
  finest: { filterSpeckle: 4, colorPrecision: 0, layerDifference: 4 },
};
const CURVES = {
  binary: false,
  hierarchical: 'stacked',
  mode: 'spline',
  cornerThreshold: Math.PI / 3,
  lengthThreshold: 4,
  maxIterations: 10,
  spliceThreshold: Math.PI / 4,
  pathPrecision: 1,
};

initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('vtracer-wasm/vtracer.wasm'))) });
const { width, height, data, detail } = workerData as TraceInput;
parentPort?.postMessage(to_svg(data, width, height, { ...CURVES, ...SETTINGS[detail] }));
