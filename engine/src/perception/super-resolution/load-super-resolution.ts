/**
 * The network that doubles a picture: the residual dense network "slim" of `@upscalerjs/esrgan-slim` (MIT; the
 * generator of Zhang et al. 2018, "Residual Dense Network for Image Super-Resolution"). Loaded in the thread of the
 * networks with its first use, by upscaling or by sharpening faces or hands. Its files are read; its code is not run.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { Tensor } from 'onnxruntime-node';
import { convertLayersModel } from '../../foundation/networks/layers-model/convert-layers-model.ts';
import type { LayersModel } from '../../foundation/networks/layers-model/layers-model.ts';
import { loadSession } from '../../foundation/networks/load-session.ts';
import { onnxBytes, type OnnxGraph } from '../../foundation/networks/onnx/onnx-graph.ts';
import { mergeLinear } from './merge-linear.ts';

const require = createRequire(import.meta.url);

/** Distance in pixels at which an input pixel can still change the result: 10, given by the sizes of the kernels. */
export const REACH = 10;

export interface SuperResolution {
  /**
   * @param planes red, green and blue, each of `height` rows of `width` values, 0 to 255.
   * @returns the same at twice the width and height; values may lie a little beyond 0 to 255.
   */
  double(planes: Float32Array, width: number, height: number): Promise<Float32Array>;
}

/**
 * Loads the network.
 * @param prepare transforms the network's graph before it is compiled.
 */
export async function loadSuperResolution(
  prepare: (graph: OnnxGraph) => OnnxGraph = mergeLinear,
): Promise<SuperResolution> {
  const entry = require.resolve('@upscalerjs/esrgan-slim');
  const file = join(entry.slice(0, entry.lastIndexOf(`${sep}dist${sep}`)), 'models', 'x2', 'model.json');
  const model = JSON.parse(await readFile(file, 'utf8')) as LayersModel;
  const shards = model.weightsManifest.flatMap(({ paths }) => paths);
  const bytes = Buffer.concat(await Promise.all(shards.map((shard) => readFile(join(dirname(file), shard)))));
  const picture = (rows: string, columns: string) => [1, 3, rows, columns];
  const graph = prepare(convertLayersModel(model, bytes, picture('h', 'w'), picture('H', 'W')));
  const session = await loadSession(onnxBytes(graph));
  const [output] = session.outputNames;
  return {
    async double(planes, width, height) {
      const results = await session.run({ [graph.input.name]: new Tensor('float32', planes, [1, 3, height, width]) });
      return results[output!]!.data as Float32Array;
    },
  };
}
