import type { EngineMask } from '../../image-engine.ts';
import type { Region } from '../edit.ts';
import type { StepContext, Work } from './step-context.ts';

/** Share of the picture below which a region counts as not found. */
const LEAST_SHARE = 0.002;

/** null: the whole picture. 'none': there is no such thing in it. */
export async function regionMask(
  region: Region,
  { pixels, mask }: Work,
  context: StepContext,
): Promise<EngineMask | null | 'none'> {
  if (region === 'picture') return null;
  if (region === 'marked') return mask ?? 'none';
  const { tools, signal } = context;
  const found = await tools.select(pixels, region, signal);
  if (covers(found)) return found;
  if (region === 'background') return 'none';
  // A garment that nobody wears is what the picture is about.
  const subject = region === 'subject' ? found : await tools.select(pixels, 'subject', signal);
  return covers(subject) ? subject : 'none';
}

export function covers({ data }: EngineMask): boolean {
  let sum = 0;
  for (const value of data) sum += value;
  return sum > LEAST_SHARE * 255 * data.length;
}
