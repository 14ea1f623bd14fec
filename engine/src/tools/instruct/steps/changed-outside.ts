/**
 * The last check of an edit that names a part of the picture: what it changed elsewhere. The part is found apart from the
 * edit, so that an edit that mistook the part is noticed.
 */
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Region } from '../../../words/instruct/edit.ts';
import { covers } from './region-mask.ts';
import type { PixelEdit } from './run-step.ts';
import type { StepContext, Work } from './step-context.ts';

/** Difference of one channel, in levels, from which a pixel has visibly changed. */
export const VISIBLE = 4;
/** Difference in levels that a soft edge may spread beyond its part without being seen as a change of something else. */
const STRAY = 12;
/** Share of the part's pixels that may change outside of it. */
const MAX_OUTSIDE = 0.01;
/** Width of the rim around a part that belongs to it, as a share of the longer side. */
const RIM = 0.02;
/** Mask value (of 255) from which a pixel belongs to the part. */
const PART = 32;

export const SPILLED =
  'That would have changed more than what you named, so the picture was left as it is. Brush over what you mean and say it again.';

/** Whether an edit changed visibly more than 1 % of its part outside of that part; false for edits of everything. */
export async function spills(
  edit: PixelEdit,
  before: Work,
  after: EnginePixels,
  context: StepContext,
): Promise<boolean> {
  const { width, height, channels } = before.pixels;
  if (after.width !== width || after.height !== height || after.channels !== channels) return false;
  const part = await partOf(edit, before, context);
  if (part === null) return false;
  const solid = part.data.map((value) => (value >= PART ? 1 : 0));
  const grown = growMask(solid, width, height, Math.round(RIM * Math.max(width, height)));
  let [size, outside] = [0, 0];
  for (let i = 0; i < solid.length; i++) {
    size += solid[i]!;
    if (grown[i] === 0 && differs(before.pixels, after, i)) outside++;
  }
  return outside > MAX_OUTSIDE * size;
}

function differs({ channels, data }: EnginePixels, after: EnginePixels, i: number): boolean {
  for (let at = i * channels; at < (i + 1) * channels; at++)
    if (Math.abs(data[at]! - after.data[at]!) >= STRAY) return true;
  return false;
}

/** The part of the picture that an edit names; null for an edit of the whole picture, or of what is not found. */
async function partOf(
  edit: PixelEdit,
  { pixels, mask }: Work,
  { tools, signal }: StepContext,
): Promise<EngineMask | null> {
  const found = async (...regions: readonly Exclude<Region, 'picture' | 'marked'>[]) => {
    for (const region of regions) {
      const selected = await tools.select(pixels, region, signal);
      if (covers(selected)) return selected;
    }
    return null;
  };
  switch (edit.kind) {
    case 'erase':
    case 'fill':
      return mask;
    case 'dress':
      if (edit.on === 'marked') return mask;
      return edit.on === 'lower' ? found('lower', 'person', 'subject') : found('person', 'subject');
    default:
      return null;
  }
}
