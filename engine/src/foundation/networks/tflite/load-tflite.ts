import { Tensor } from 'onnxruntime-node';
import { loadSession } from '../load-session.ts';
import { onnxBytes } from '../onnx/onnx-graph.ts';
import { convertTflite } from './convert-tflite.ts';

export interface TfliteNetwork {
  /**
   * @param planes the picture channel by channel, with the size and range that the network was trained with.
   * @param wanted the outputs to calculate, by their index in the file; nodes that they do not need are left out.
   * @returns those outputs in that order; pictures channel by channel.
   */
  run(planes: Float32Array, wanted: readonly number[]): Promise<readonly Float32Array[]>;
}

/** Loads a TFLite network ready to run. @throws Error for a file that cannot be converted. */
export async function loadTflite(file: Uint8Array): Promise<TfliteNetwork> {
  const graph = convertTflite(file);
  const session = await loadSession(onnxBytes(graph));
  const { name, dims } = graph.input;
  return {
    async run(planes, wanted) {
      const names = wanted.map((place) => graph.outputs[place]!.name);
      const results = await session.run({ [name]: new Tensor('float32', planes, dims as readonly number[]) }, names);
      return names.map((output) => results[output]!.data as Float32Array);
    },
  };
}
