/**
 * An operator's network that names the parts of a person, by the conventions of SegFormer for clothes (18 classes of the
 * ATR data set) or of MediaPipe's multiclass segmenter (6 classes). A picture is stretched to its square.
 */
import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import {
  expectOutput,
  fits,
  openModel,
  refused,
  shapeWords,
  tryModel,
} from '../../foundation/networks/operator/open-model.ts';
import { PERSON_PARTS, type PersonPart, type PersonParts } from './person-parts.ts';

export interface ParsingNetwork {
  parse(picture: EnginePixels): Promise<PersonParts>;
}

/** What a class of a network is; null for the background and for things that are neither worn cloth nor body. */
type Classes = readonly (PersonPart | null)[];

interface Conventions {
  readonly classes: Classes;
  /** Channels last, as networks that were converted from TFLite have them. */
  readonly isChannelsLast: boolean;
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
  /** Side in pixels of the input where the file leaves it open. */
  readonly side: number;
}

/** Background, hat, hair, sunglasses, top, skirt, trousers, dress, belt, shoes, face, legs, arms, bag, scarf. */
const SEGFORMER: Conventions = {
  classes: [null, null, 'hair', null, 'upper', 'lower', 'lower', 'dress', null, null, null, 'skin', 'skin', 'skin', 'skin', 'skin', null, null], // prettier-ignore
  isChannelsLast: false,
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  side: 512,
};

/** Background, hair, body, face, clothes, other things that are worn. */
const MEDIAPIPE: Conventions = {
  classes: [null, 'hair', 'skin', 'skin', 'clothes', null],
  isChannelsLast: true,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
  side: 256,
};

/** @throws EngineError `missing_model` with a sentence for the operator. */
export async function loadParsingModel(path: string): Promise<ParsingNetwork> {
  const model = await openModel(path);
  const [input] = model.inputs;
  if (model.inputs.length !== 1 || !input) throw refused(`The model has ${model.inputs.length} inputs instead of one.`);
  const conventions = [SEGFORMER, MEDIAPIPE].find(({ isChannelsLast }) =>
    fits(input, isChannelsLast ? [1, null, null, 3] : [1, 3, null, null]),
  );
  if (!conventions) {
    const wanted = '1 x 3 x side x side (SegFormer) or 1 x side x side x 3 (MediaPipe)';
    throw refused(`The model takes ${shapeWords(input)} numbers instead of ${wanted}.`);
  }
  const { isChannelsLast, classes } = conventions;
  const [height, width] = (isChannelsLast ? [input[1], input[2]] : [input[2], input[3]]).map(
    (size) => size ?? conventions.side,
  ) as [number, number];
  const shape = isChannelsLast ? [1, height, width, 3] : [1, 3, height, width];
  const count = classes.length;
  const trial = await tryModel(model, [shape], 0, 0);
  expectOutput(trial.shape, isChannelsLast ? [1, null, null, count] : [1, count, null, null]);
  return {
    async parse(picture) {
      const data = await valuesOf(picture, width, height, conventions);
      const answer = await model.run([{ data, shape }], 0);
      const [rows, columns] = isChannelsLast
        ? [answer.shape[1]!, answer.shape[2]!]
        : [answer.shape[2]!, answer.shape[3]!];
      return partsOf(answer.data, columns, rows, conventions);
    },
  };
}

async function valuesOf(
  { data, width, height, channels }: EnginePixels,
  columns: number,
  rows: number,
  { mean, deviation, isChannelsLast }: Conventions,
): Promise<Float32Array> {
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#808080' })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const area = columns * rows;
  const values = new Float32Array(3 * area);
  for (let i = 0; i < area; i++)
    for (let c = 0; c < 3; c++)
      values[isChannelsLast ? 3 * i + c : c * area + i] = (bytes[3 * i + c]! / 255 - mean[c]!) / deviation[c]!;
  return values;
}

/** Turns logits into the shares of each part (softmax over the classes, joined by part). */
function partsOf(
  logits: Float32Array,
  width: number,
  height: number,
  { classes, isChannelsLast }: Conventions,
): PersonParts {
  const area = width * height;
  const count = classes.length;
  const shares = Object.fromEntries(PERSON_PARTS.map((part) => [part, new Float32Array(area)])) as Record<
    PersonPart,
    Float32Array
  >;
  for (let i = 0; i < area; i++) {
    const at = (k: number) => logits[isChannelsLast ? i * count + k : k * area + i]!;
    let max = -Infinity;
    for (let k = 0; k < count; k++) max = Math.max(max, at(k));
    let sum = 0;
    for (let k = 0; k < count; k++) sum += Math.exp(at(k) - max);
    for (const [k, part] of classes.entries()) if (part) shares[part][i]! += Math.exp(at(k) - max) / sum;
  }
  return { width, height, shares, namesGarments: classes.includes('upper') };
}
