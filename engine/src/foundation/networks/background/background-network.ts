/**
 * The network that separates subject from background. Loaded at its first use in the network thread: IS-Net from the
 * optional package, or the ONNX file that the operator names, with the conventions of BiRefNet (Zheng et al. 2024).
 */
import { Tensor } from 'onnxruntime-node';
import { loadSession } from '../load-session.ts';
import { widenHalves } from '../onnx/widen-halves.ts';
import { expectAnswer, expectInputs, openModel } from '../operator/open-model.ts';
import { readWeightChunks } from './read-weight-chunks.ts';

/** Side in pixels of the network's square input. */
export const NETWORK_SIDE = 1024;

export interface BackgroundNetwork {
  /**
   * @param square `NETWORK_SIDE` squared, sRGB, 3 bytes a pixel; a picture is stretched to it.
   * @returns for each pixel the probability of belonging to the subject, 0 to 1.
   */
  find(square: Uint8Array): Promise<Float32Array>;
}

/** How a network's input is scaled from bytes, channel by channel, and how its output becomes a probability. */
interface Conventions {
  readonly scale: readonly [number, number, number];
  readonly shift: readonly [number, number, number];
  readonly shareOf: (value: number) => number;
}

/** Input (x - 128) / 256; the output is 0 to 1 up to rounding. */
const IS_NET: Conventions = {
  scale: [1 / 256, 1 / 256, 1 / 256],
  shift: [-0.5, -0.5, -0.5],
  shareOf: (value) => Math.min(1, Math.max(0, value)),
};

/** Input normalised by ImageNet's mean and standard deviation; the output is a logit. */
const BI_REF_NET: Conventions = {
  scale: [1 / (255 * 0.229), 1 / (255 * 0.224), 1 / (255 * 0.225)],
  shift: [-0.485 / 0.229, -0.456 / 0.224, -0.406 / 0.225],
  shareOf: (value) => 1 / (1 + Math.exp(-value)),
};

type Run = (planes: Float32Array) => Promise<Float32Array>;

const INPUT = [1, 3, NETWORK_SIDE, NETWORK_SIDE] as const;
const OUTPUT = [1, 1, NETWORK_SIDE, NETWORK_SIDE] as const;

/** @throws EngineError `missing_model` when the optional package is not installed. */
export async function loadBackgroundNetwork(): Promise<BackgroundNetwork> {
  const halves = await readWeightChunks();
  const model = widenHalves(halves);
  // Releases two buffers of 90 MB that the garbage collector might leave for a long time.
  halves.buffer.transfer(0);
  const session = await loadSession(model);
  model.buffer.transfer(0);
  const [input] = session.inputNames;
  const output = session.outputNames.at(-1);
  if (input === undefined || output === undefined) throw new TypeError('the network has no input or no output');
  return networkOf(IS_NET, async (planes) => {
    const results = await session.run({ [input]: new Tensor('float32', planes, INPUT) }, [output]);
    return results[output]!.data as Float32Array;
  });
}

/**
 * The operator's network, in place of IS-Net. Of several outputs the last one is the finest.
 * @throws EngineError `missing_model` with a sentence for the operator.
 */
export async function loadMattingModel(path: string): Promise<BackgroundNetwork> {
  const model = await openModel(path);
  expectInputs(model, [INPUT]);
  const last = model.outputs.length - 1;
  await expectAnswer(model, [INPUT], last, OUTPUT);
  return networkOf(BI_REF_NET, async (planes) => (await model.run([{ data: planes, shape: INPUT }], last)).data);
}

function networkOf({ scale, shift, shareOf }: Conventions, run: Run): BackgroundNetwork {
  const area = NETWORK_SIDE * NETWORK_SIDE;
  return {
    async find(square) {
      const planes = new Float32Array(3 * area);
      for (let channel = 0; channel < 3; channel++) {
        const factor = scale[channel]!;
        const offset = shift[channel]!;
        const plane = planes.subarray(channel * area, (channel + 1) * area);
        for (let i = 0; i < area; i++) plane[i] = square[3 * i + channel]! * factor + offset;
      }
      const shares = await run(planes);
      for (let i = 0; i < area; i++) shares[i] = shareOf(shares[i]!);
      return shares;
    },
  };
}
