import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import type { Region } from '../../../words/instruct/edit.ts';
import type { StepContext, Work } from './step-context.ts';

/** Minimum share of the picture for a region to count as found. */
const MIN_SHARE = 0.002;

/** The mask of a region. Null means the whole picture, 'none' that the picture has no such region. */
export async function regionMask(
  region: Region,
  { pixels, mask }: Work,
  context: StepContext,
): Promise<EngineMask | null | 'none'> {
  if (region === 'picture') return null;
  if (region === 'marked') return mask ?? 'none';
  const { tools, signal } = context;
  const found = isWorn(region)
    ? await tools.garment(pixels, region === 'garment' ? null : region, signal)
    : await tools.select(pixels, region, signal);
  return found && covers(found) ? found : 'none';
}

const isWorn = (region: Region): region is GarmentCategory | 'garment' =>
  region === 'garment' || region === 'upper' || region === 'lower' || region === 'dress';

/** Whether a mask (0 to 255) covers enough of its picture for a region to count as found. */
export function covers({ data }: EngineMask): boolean {
  let sum = 0;
  for (const value of data) sum += value;
  return sum > MIN_SHARE * 255 * data.length;
}
