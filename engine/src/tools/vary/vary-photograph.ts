/**
 * Variations of a picture without a scene: its garment in other colours and cloths, or its subject in another setting.
 */
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, OutpaintTask, VaryTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Findings, PersonFindings, PictureFindings } from '../../perception/people/findings.ts';
import { POSE } from '../../perception/people/pose-points.ts';
import { shrinkPicture } from '../../foundation/image/shrink-picture.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import { dyeShares } from '../recolour/dye-shares.ts';
import { dressPicture, maskOf, opaquePicture } from '../recolour/dress-picture.ts';
import { garmentColour } from '../recolour/garment-colour.ts';
import { garmentMatte, type GarmentMatte } from '../../perception/garments/garment-matte.ts';
import { isDoubtful, isToldApart } from '../../perception/garments/judge-garment.ts';
import { isCrowd } from '../../perception/garments/is-crowd.ts';
import { CANNOT_TELL_APART, LOOK_CLOSELY } from '../../words/instruct/grammar/refusals.ts';
import { blendPhotograph } from './blend-photograph.ts';
import { freeReading } from './free-reading.ts';
import { furtherWish, hasExactColour } from './further-wish.ts';
import { gradeLight } from './light-grade.ts';
import { readColourway } from './read-colourway.ts';
import { readWords, unreadNote } from './read-words.ts';
import type { Wish } from './wish.ts';

/** Longest side of the preview in pixels. */
const PREVIEW_SIDE = 192;
/** Share of the progress at which the garment is found. */
const FOUND = 0.3;
/** Share of the progress at which the garment has its new look, before the setting is drawn. */
const DRESSED_PROGRESS = 0.72;
/** Share of the garment below which a pixel shows none of it. */
const MIN_GARMENT = 0.5;
/** Share of another light that the closest variation gets. */
const MIN_LIGHT = 0.55;

/** Garments that are worn over others and have sleeves, by the words for them. */
const OUTER: ReadonlySet<string> = new Set(['jacket', 'coat']);
/** Minimum share of the upper arms that such a garment covers; with less, what was found is worn under it. */
const SLEEVED = 0.4;
/** Number of places along each upper arm that are looked at. */
const ARM_STEPS = 12;

const CROWD =
  'The picture shows several people close together, and whose clothes are meant cannot be told. Choose a picture of one person.';
const NO_SUBJECT = 'No subject stands out in this picture, so all of it was varied.';

/** Places a subject into the setting that words name. */
export type SetInPlace = (
  task: OutpaintTask,
  findings: Findings,
  context: EditContext,
) => Promise<readonly EditedImage[]>;

export async function varyPhotograph(
  task: VaryTask,
  findings: Findings,
  setInPlace: SetInPlace,
  context: EditContext,
): Promise<EditedImage> {
  const { index, seed } = context;
  const { source } = task;
  const check = () => report(context, 'looking', 0.02);
  const asked = askedWish(task, index);
  const dresses = asked === null || asked.piece !== null || task.blend !== null;
  if (dresses && isCrowd(findings.source)) throw new EngineError('bad_input', CROWD);
  const garment = asked?.garment ?? 'clothes';
  const found = await garmentMatte(source, findings.source, asked?.category ?? null, check);
  if (dresses && isUnclear(found, findings.source, asked))
    throw new EngineError('bad_input', CANNOT_TELL_APART(garment));
  const empty = !found || found.matte.every((value) => value < MIN_GARMENT);
  const matte = empty ? new Float32Array(source.width * source.height).fill(1) : found.matte;
  const own = ownColour(source, matte, check);
  const { strength } = task;
  const open = asked ?? { ...freeReading(own, seed, strength), note: missedNote(task, index) };
  const first = asked === null && task.blend ? { ...open, piece: null } : withOwnColour(open, own);
  const step = furtherStep(task, asked, index);
  const wish = furtherWish(first, { step, seed, strength, isExact: hasExactColour(open) });
  report(context, 'looking', FOUND);
  const onStep = (share: number) => report(context, 'filling', FOUND + (DRESSED_PROGRESS - FOUND) * share);
  const blended = task.blend
    ? await blendPhotograph({ task, findings, matte, worn: found?.category ?? null, seed, onStep })
    : null;
  const start = blended?.pixels ?? source;
  const dress = wish.piece;
  // The seed decides the depth of plain cloth too, which must not cancel what a further picture changes.
  const clothSeed = dress?.pattern ? seed : (seed - step) >>> 0;
  if (dress) report(context, 'filling', FOUND, await preview(start, matte, dress, clothSeed));
  const dressed = dress
    ? dressPicture({ source: start, matte, piece: dress, contrast: wish.contrast, seed: clothSeed, onStep })
    : start;
  const doubt = dresses && found?.evidence && isDoubtful(found.evidence) ? LOOK_CLOSELY(garment) : null;
  const note = [wish.note, blended?.note, empty ? NO_SUBJECT : null, doubt].filter(Boolean).join(' ') || null;
  const share = MIN_LIGHT + 0.45 * (1 - strength);
  const graded = wish.light ? gradeLight(dressed, wish.light, share) : dressed;
  const lit = wish.over ? gradeLight(graded, wish.over, share) : graded;
  const placed =
    wish.place === ''
      ? { pixels: lit, note: null }
      : await setElsewhere(task, lit, wish.place, (moved, own) => setInPlace(moved, findings, own), context);
  report(context, 'blending', 1);
  return { index, seed, pixels: placed.pixels, note: [note, placed.note].filter(Boolean).join(' ') || null };
}

/**
 * Whether the garment that is to change cannot be separated. Only a picture of which no part is named, and in which
 * nothing stands out, such as a swatch of cloth, is changed as a whole.
 */
function isUnclear(found: GarmentMatte | null, { person, unposed }: PictureFindings, asked: Wish | null): boolean {
  if (unposed) return true;
  const isNamed = (asked?.category ?? null) !== null;
  if (!found) return person !== null || isNamed;
  // The subject is more than a person, so what the words name may be worn or may lie beside.
  if (found.category === null && person) return isNamed;
  if (person && OUTER.has(asked?.garment ?? '') && armCover(found.matte, person) < SLEEVED) return true;
  return found.evidence !== null && !isToldApart(found.evidence);
}

/** Share of the way from both shoulders to the elbows that a matte of the person's picture covers. */
function armCover(matte: Float32Array, { pose, mask: { width, height } }: PersonFindings): number {
  let covered = 0;
  for (const [shoulder, elbow] of [
    [POSE.leftShoulder, POSE.leftElbow],
    [POSE.rightShoulder, POSE.rightElbow],
  ] as const)
    for (let step = 1; step <= ARM_STEPS; step++) {
      const share = step / (ARM_STEPS + 1);
      const at = (axis: 'x' | 'y') => Math.round(pose[shoulder]![axis] * (1 - share) + pose[elbow]![axis] * share);
      const [x, y] = [at('x'), at('y')];
      if (x >= 0 && y >= 0 && x < width && y < height && matte[y * width + x]! > MIN_GARMENT) covered++;
    }
  return covered / (2 * ARM_STEPS);
}

/** The wish of the task for one of its pictures; null leaves it to the engine. */
function askedWish(task: VaryTask, index: number): Wish | null {
  const words = readWords(task);
  const named = task.colourways[index];
  if (named === undefined) return words;
  const { piece, note } = readColourway(named, task.namedColours);
  if (!piece) return null;
  const base = words ?? { category: null, garment: null, place: '', light: null, contrast: 1, note: null };
  return { ...base, piece, note: note ?? base.note };
}

/**
 * Position of a picture among those that show the same words. Colourways differ from each other, and so does what the
 * engine chooses; a blend without words is the same in every picture.
 */
function furtherStep({ colourways, blend }: VaryTask, asked: Wish | null, index: number): number {
  if (asked === null && blend === null) return 0;
  return Math.max(0, index - colourways.length);
}

function missedNote(task: VaryTask, index: number): string | null {
  const named = task.colourways[index];
  if (named === undefined) return unreadNote(task);
  return `"${named}" is no colour that the built-in engine knows: this one goes with the colour that was there. Codes like #c8102e always work.`;
}

function ownColour(source: EnginePixels, matte: Float32Array, check: () => void) {
  const { picture, cover } = opaquePicture(source, matte);
  return garmentColour(picture, cover, dyeShares(picture, cover, check));
}

/** Cloths with a typical colour, which words that name them imply. */
const OWN_COLOURED = new Set(['denim', 'straw', 'metal', 'lame', 'wood', 'glass']);

/** Prints that have the colours of an animal unless words name others. */
const OWN_PRINTED = new Set(['leopard', 'zebra', 'snake', 'camouflage']);

/** Cloth or print without a named colour keeps the garment's. */
function withOwnColour(wish: Wish, hex: `#${string}`): Wish {
  const { piece } = wish;
  if (piece === null || piece.colours.length > 0) return wish;
  if (piece.fabric !== null && OWN_COLOURED.has(piece.fabric)) return wish;
  if (piece.pattern && (piece.pattern.colours.length > 0 || OWN_PRINTED.has(piece.pattern.name))) return wish;
  return { ...wish, piece: { ...piece, colours: [{ name: 'grey', tone: null, hex, part: 'main' }] } };
}

async function preview(source: EnginePixels, matte: Float32Array, piece: NonNullable<Wish['piece']>, seed: number) {
  const small = await shrinkPicture(source, maskOf(source, matte), PREVIEW_SIDE);
  const share = Float32Array.from(small.mask.data, (value) => value / 255);
  return dressPicture({ source: small.pixels, matte: share, piece, seed, onStep: () => undefined });
}

/** The subject, dressed, in the setting that the words name. */
async function setElsewhere(
  { guidance, strength, styles, look, negativePrompt }: VaryTask,
  source: EnginePixels,
  place: string,
  setInPlace: (task: OutpaintTask, context: EditContext) => Promise<readonly EditedImage[]>,
  context: EditContext,
): Promise<Pick<EditedImage, 'pixels' | 'note'>> {
  const { width, height } = source;
  const [image] = await setInPlace(
    {
      operation: 'outpaint',
      source,
      width,
      height,
      placement: { x: 0, y: 0, width, height },
      background: null,
      strength,
      guidance,
      styles,
      look,
      negativePrompt,
      accentPrompt: '',
      prompt: place,
      count: 1,
    },
    {
      ...context,
      onProgress: ({ fraction, ...rest }) =>
        context.onProgress({
          ...rest,
          stage: 'placing',
          fraction: DRESSED_PROGRESS + (1 - DRESSED_PROGRESS) * fraction,
        }),
    },
  );
  return image!;
}
