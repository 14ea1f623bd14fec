/**
 * The thread that classifies pictures: `session.run` is synchronous and would block every request of the server. It
 * loads the NSFW MobileNetV2 weights of `nsfwjs` (MIT) as an ONNX graph when the first picture arrives.
 */
import type { InferenceSession } from 'onnxruntime-node';
import type { ExplicitContentScores } from './explicit-content-scores.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';
import { INPUT_SIDE } from './explicit-content-input.ts';
import { loadOnce } from '../../foundation/networks/load-once.ts';
import { convertLayersModel } from '../../foundation/networks/layers-model/convert-layers-model.ts';
import type { LayersModel } from '../../foundation/networks/layers-model/layers-model.ts';
import { onnxBytes } from '../../foundation/networks/onnx/onnx-graph.ts';

interface Network {
  /** @param pixels `INPUT_SIDE` squared, sRGB, 3 bytes a pixel. */
  classify(pixels: Uint8Array): Promise<ExplicitContentScores>;
}

async function loadNetwork(): Promise<Network> {
  const [{ InferenceSession, Tensor }, { MobileNetV2Model }] = await Promise.all([
    import('onnxruntime-node'),
    import('nsfwjs/models/mobilenet_v2'),
  ]);
  const definition = (await MobileNetV2Model.modelJson()) as { readonly default: LayersModel };
  const shards = await Promise.all(MobileNetV2Model.weightBundles.map((load) => load()));
  const bytes = Buffer.concat(shards.map((shard) => Buffer.from((shard as { default: string }).default, 'base64')));
  const graph = convertLayersModel(definition.default, bytes, [1, 3, INPUT_SIDE, INPUT_SIDE], [1, 5]);
  // Without the memory arena and pattern, onnxruntime frees the memory after each run; it costs no measurable time
  // here.
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 2,
    enableCpuMemArena: false,
    enableMemPattern: false,
  };
  const session = await InferenceSession.create(onnxBytes(graph), options);
  return {
    async classify(pixels) {
      const input = new Tensor('float32', planesOf(pixels), [1, 3, INPUT_SIDE, INPUT_SIDE]);
      const results = await session.run({ [graph.input.name]: input });
      return scoresOf(results[graph.outputs[0]!.name]?.data as Float32Array);
    },
  };
}

/** Interleaved bytes as planes of 0 to 1. */
function planesOf(pixels: Uint8Array): Float32Array {
  const area = INPUT_SIDE * INPUT_SIDE;
  const planes = new Float32Array(3 * area);
  for (let index = 0; index < area; index += 1)
    for (let channel = 0; channel < 3; channel += 1)
      planes[channel * area + index] = (pixels[3 * index + channel] ?? 0) / 255;
  return planes;
}

/** The network's classes are in alphabetical order. */
function scoresOf(probabilities: Float32Array): ExplicitContentScores {
  const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = probabilities;
  return { drawing, hentai, neutral, porn, sexy };
}

const lazyNetwork = loadOnce(loadNetwork);

serveJobs<Uint8Array, never, ExplicitContentScores>(async (pixels) => {
  const network = await lazyNetwork(() => {});
  return { output: await network.classify(pixels), transfer: [] };
});
