/** Makes one picture of an outpaint task, at the size of its canvas or smaller for a preview. */
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import sharp from 'sharp';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { OutpaintTask } from '../../words/tasks/edit-task.ts';
import { layCanvas } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { continuePicture, isScene } from './continuation/continue-picture.ts';
import { cutOffHead, underTheTop } from './continuation/cut-off-head.ts';
import { asksForMirror, mirrorBlurred, MIRRORED_BLUR } from './continuation/mirror-blurred.ts';
import { structuredSides } from './continuation/structured-borders.ts';
import { setInPlace } from './setting/set-in-place.ts';

interface BackdropRequest {
  readonly task: OutpaintTask;
  readonly subject: EngineMask | null;
  readonly seed: number;
  /** Maximum longest side of the result in pixels. */
  readonly side: number;
  /** Faster and less exact, for a preview, which only has to show the framing. */
  readonly coarse: boolean;
  /** The whole canvas continued by a network, 3 bytes per pixel; null where there is none. */
  readonly completed: Uint8Array | null;
  /**
   * Called every few milliseconds with a finished share, 0 to 1, or with 0 only to check; the caller keeps the maximum.
   * May throw to stop.
   */
  readonly onStep: (share: number) => void;
}

interface Backdrop {
  readonly pixels: EnginePixels;
  /** A message for the user when the picture is not what they asked for. */
  readonly note: string | null;
}

/** Maximum number of pixels that are continued at full size; around larger pictures the generated area is enlarged. */
const MAX_CONTINUED = 3_200_000;

export async function makeBackdrop({
  task,
  subject,
  seed,
  side,
  coarse,
  completed,
  onStep,
}: BackdropRequest): Promise<Backdrop> {
  const scale = Math.min(1, side / Math.max(task.width, task.height));
  const { placement } = task;
  const canvas = await layCanvas({ source: task.source, subject, ...scaled(task, placement, scale) });
  if (!canvas.box) throw new EngineError('bad_input', 'The placement lies wholly beyond the canvas.');
  if (isMirrored(task)) return { pixels: mirrorBlurred(canvas, seed, onStep), note: null };
  if (!isContinued(task)) {
    const head = task.background !== 'transparent' && cutOffHead(canvas);
    const laid = head
      ? await layCanvas({ source: task.source, subject, ...scaled(task, underTheTop(placement), scale) })
      : canvas;
    const set = await setInPlace({ task, canvas: laid, seed, coarse, onStep });
    return head ? { ...set, note: set.note ?? MOVED_UP } : set;
  }
  if (completed) return { pixels: withSource(completed, canvas), note: null };
  const note = cutOffHead(canvas) && !isScene(canvas) ? NO_HEAD : null;
  const softening = softeningOf(task.strength, seed);
  const area = canvas.width * canvas.height;
  if (area <= MAX_CONTINUED) return { pixels: continuePicture({ canvas, softening, coarse, onStep }), note };
  const less = Math.sqrt(MAX_CONTINUED / area);
  const small = await layCanvas({ source: task.source, subject, ...scaled(task, placement, scale * less) });
  const made = await enlarged(continuePicture({ canvas: small, softening, coarse, onStep }), canvas);
  return { pixels: withSource(made, canvas), note };
}

const MOVED_UP = 'The picture cuts its subject off at the top, so it was moved up to the edge of the canvas.';
const NO_HEAD =
  'The picture cuts its subject off at the top, and what is missing there cannot be made up: leave no room above it.';

/** Whether the picture goes on beyond its edges, instead of its subject being set elsewhere. */
export const isContinued = ({ prompt, accentPrompt, background, behind }: OutpaintTask): boolean =>
  behind === undefined && prompt.trim() === '' && accentPrompt.trim() === '' && background === null;

const isMirrored = ({ prompt, background, behind }: OutpaintTask): boolean =>
  behind === undefined && background === null && asksForMirror(prompt);

/** Longest side in pixels at which the borders of a picture are read. */
const READ_SIDE = 320;

/**
 * Refuses to continue a picture whose borders show things that neither lines nor patches can continue. It reads the
 * source at one size whatever the canvas, so that a preview and its picture agree.
 */
export async function refuseStructured(
  task: OutpaintTask,
  subject: EngineMask | null,
  check: () => void,
): Promise<void> {
  if (!isContinued(task)) return;
  const { placement } = task;
  const scale = Math.min(1, READ_SIDE / Math.max(placement.width, placement.height));
  const canvas = await layCanvas({ source: task.source, subject, ...scaled(task, placement, scale) });
  const sides = structuredSides(canvas, isScene(canvas), check);
  if (sides.length > 0) throw new EngineError('bad_input', cannotContinue(sides), { offers: WAYS_ON });
}

const cannotContinue = (sides: readonly string[]): string =>
  `What this picture shows at its ${sides.join(' and ')} cannot be continued without a smear. Fill the room softly with a mirrored blur, name a place, choose a colour, or leave less room there.`;

/** What can be put round such a picture: itself, softly, or a place that its subject is set in. */
const WAYS_ON: readonly OfferedPrompt[] = [
  { label: 'Mirrored blur', prompt: MIRRORED_BLUR },
  { label: 'On a marble table', prompt: 'on a marble table, soft light' },
  { label: 'In a plain studio', prompt: 'in a plain light grey studio' },
];

function scaled({ width, height }: OutpaintTask, placement: OutpaintTask['placement'], scale: number) {
  if (scale === 1) return { width, height, placement };
  return {
    width: Math.max(16, Math.round(width * scale)),
    height: Math.max(16, Math.round(height * scale)),
    placement: {
      x: placement.x * scale,
      y: placement.y * scale,
      width: placement.width * scale,
      height: placement.height * scale,
    },
  };
}

/** Pixels of blur per pixel outwards at full strength. */
const CLOSE = 0.3;
/** Pixels of blur per pixel outwards at no strength. */
const FREE = 0.5;
/** Factors on the blur for four consecutive seeds. */
const VARIANTS = [1, 1.6, 0.7, 2.3];

const softeningOf = (strength: number, seed: number): number =>
  (FREE + (CLOSE - FREE) * Math.min(1, strength)) * VARIANTS[seed % VARIANTS.length]!;

async function enlarged({ width, height, data }: EnginePixels, to: Canvas): Promise<Uint8Array> {
  const large = sharp(data, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await large.resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer());
}

function withSource(made: Uint8Array, { width, height, rgb, alpha }: Canvas): EnginePixels {
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] !== 255) continue;
    for (let c = 0; c < 3; c++) made[i * 3 + c] = rgb[i * 3 + c]!;
  }
  return { width, height, channels: 3, data: made };
}
