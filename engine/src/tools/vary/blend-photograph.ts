/** Blends colours, print and proportions of a second picture into a garment, by the shares that the sliders set. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { GarmentCategory, VaryTask } from '../../words/tasks/edit-task.ts';
import type { Findings, PictureFindings } from '../../perception/people/findings.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { clothSample } from '../recolour/cloth-sample.ts';
import { dressPicture, opaquePicture } from '../recolour/dress-picture.ts';
import { dyeShares } from '../recolour/dye-shares.ts';
import { figureOf } from '../recolour/figure.ts';
import { garmentColour } from '../recolour/garment-colour.ts';
import { garmentMatte, type GarmentMatte } from '../../perception/garments/garment-matte.ts';
import { isCrowd } from '../../perception/garments/is-crowd.ts';
import { isToldApart } from '../../perception/garments/judge-garment.ts';
import { sampleCover } from '../recolour/sample-cover.ts';
import { mixHex } from '../../foundation/colour/mix-hex.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';
import { warpForm } from './warp-form.ts';
import { clothPiece } from './wish.ts';

interface BlendRequest {
  readonly task: VaryTask;
  readonly findings: Findings;
  readonly matte: Float32Array;
  readonly worn: GarmentCategory | null;
  readonly seed: number;
  readonly onStep: (share: number) => void;
}

interface Blended {
  readonly pixels: EnginePixels;
  readonly note: string | null;
}

/** Range of the palette slider over which the second garment's print appears. */
const PRINT = [0.35, 0.7] as const;
/** The note where the garment is on a person. */
const WORN = 'Clothes on a person keep their cut, so only colours and print were mixed.';
/** The note where the garment has no room to change its form. */
const FULL = 'The garment fills its picture, so its form was kept.';
/** The note where no garment is found in the second picture. */
const NO_GARMENT = 'Nothing stands out in the second picture, so nothing was taken from it.';

/** The refusal where skin or other clothes would be taken for the second garment. */
const UNCLEAR =
  "I can't tell the clothes in the second picture apart. Choose one that shows the garment alone, or one person from the front.";

/**
 * @throws EngineError `bad_input` when the clothes of the second picture cannot be told apart from what is around them.
 */
export async function blendPhotograph({ task, findings, matte, worn, seed, onStep }: BlendRequest): Promise<Blended> {
  const { source } = task;
  const { source: secondSource, palette, form } = task.blend!;
  const check = () => onStep(0);
  const second = findings.second && (await garmentMatte(secondSource, findings.second, null, check));
  if (findings.second && isUnclear(findings.second, second)) throw new EngineError('bad_input', UNCLEAR);
  if (!second) return { pixels: source, note: NO_GARMENT };
  const coloured = palette > 0 ? mixPalette({ task, matte, other: second.matte, seed, onStep }) : source;
  if (form === 0) return { pixels: coloured, note: null };
  if (worn !== null || second.category !== null) return { pixels: coloured, note: WORN };
  const warped = warpForm(coloured, matte, { matte: second.matte, width: secondSource.width }, form);
  return { pixels: warped ?? coloured, note: warped ? null : FULL };
}

const isUnclear = (findings: PictureFindings, found: GarmentMatte | null): boolean =>
  findings.unposed === true ||
  isCrowd(findings) ||
  (found !== null && found.evidence !== null && !isToldApart(found.evidence));

interface PaletteRequest extends Pick<BlendRequest, 'task' | 'matte' | 'seed' | 'onStep'> {
  readonly other: Float32Array;
}

/** Dyes towards the second garment's colour; if its cloth is patterned, that cloth is blended in instead. */
function mixPalette({ task, matte, other, seed, onStep }: PaletteRequest): EnginePixels {
  const { source, blend } = task;
  const { palette } = blend!;
  const check = () => onStep(0);
  const own = opaquePicture(source, matte);
  const second = opaquePicture(blend!.source, other);
  const dyes = dyeShares(second.picture, second.cover, check);
  const from = garmentColour(own.picture, own.cover, dyeShares(own.picture, own.cover, check));
  const to = garmentColour(second.picture, second.cover, dyes);
  const piece = clothPiece({ colours: [mentionOf(mixHex(from, to, palette))] });
  const dyed = dressPicture({ source, matte, piece, seed, onStep: (share) => onStep(0.5 * share) });
  const print = smoothstep(PRINT[0], PRINT[1], palette);
  const sample =
    print > 0 && figureOf(second.picture, second.cover, check).strength >= 1
      ? clothSample(second.picture, second.cover, check)
      : null;
  if (!sample) return dyed;
  const cover = sampleCover(sample);
  const figured = dressPicture({ source, matte, piece, cover, seed, onStep: (share) => onStep(0.5 + 0.5 * share) });
  const data = dyed.data.map((value, k) => value + (figured.data[k]! - value) * print + 0.5);
  return { ...dyed, data };
}
