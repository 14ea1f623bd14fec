/** Which part of a rough mask on a person is the garment that was meant: hands and arms are neither dyed nor printed. */
import type { PictureFindings } from '../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { GarmentCategory, InpaintTask } from '../../words/tasks/edit-task.ts';
import { garmentMatte } from '../../perception/garments/garment-matte.ts';
import { readFill } from '../reading/read-fill.ts';

/** Who names these means them, and not the clothes beside them. */
const BODY =
  /\b(hands?|arms?|legs?|skin|face|lips?|nails?|hair|beard|tattoos?|gloves?|hats?|shoes?|boots?|socks?|stockings|tights|bags?)\b/i;
/** A mask that covers this share of a garment means it, beside the one that it covers most of. */
const MEANT = 0.55;
/** One that covers no more of a part of what is worn all of one cloth means its other part: a skirt beside sleeves. */
const SPARED = 0.35;
/** A mask with less cloth in it, of what it covers, means something else. */
const MIN_CLOTH = 0.3;

/** Whether the words dye or re-cover what is there, so that it matters who wears it. */
export function mayClothe(task: Pick<InpaintTask, 'prompt' | 'negativePrompt' | 'styles' | 'look'>): boolean {
  const { kind } = readFill(task);
  return (kind === 'cloth' || kind === 'object') && !BODY.test(task.prompt);
}

/**
 * @param findings of `source`. @param check may throw to stop.
 * @returns 0 to 255 per pixel: how far it is of the garments that the mask means; null where it means none.
 */
export async function wornShare(
  source: EnginePixels,
  mask: EngineMask,
  findings: PictureFindings,
  check: () => void,
): Promise<Uint8Array | null> {
  if (!findings.person) return null;
  const find = (wanted: GarmentCategory | null) => garmentMatte(source, findings, wanted, check);
  const all = await find(null);
  if (!all || all.category === null) return null;
  const parts = [await find('upper'), await find('lower')]
    .filter((garment) => garment !== null && garment.category !== null)
    .map((garment) => overlapOf(garment!.matte, mask));
  const whole = all.category === 'dress' ? overlapOf(all.matte, mask) : null;
  const worn = meantGarments(whole, parts);
  const most = mostShared(worn);
  const covered = mask.data.reduce((sum, value) => sum + value / 255, 0);
  if (most < MIN_CLOTH * covered) return null;
  const share = new Uint8Array(mask.data.length);
  for (const { matte } of worn) {
    for (let i = 0; i < share.length; i++) share[i] = Math.max(share[i]!, Math.round(255 * matte[i]!));
  }
  return share;
}

/** How a mask lies on a garment. */
interface Overlap {
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  /** Pixels of the garment, and those of them that the mask covers. */
  readonly size: number;
  readonly shared: number;
}

/**
 * @param whole all that is worn, where it is of one cloth; else null. @param parts above and below the waist.
 * @returns what a mask means of them.
 */
export function meantGarments(whole: Overlap | null, parts: readonly Overlap[]): readonly Overlap[] {
  const meansPart = parts.some(isMeant) && parts.some(({ shared, size }) => shared <= SPARED * size);
  if (whole && !meansPart) return [whole];
  return parts.filter((part) => part.shared === mostShared(parts) || isMeant(part));
}

const mostShared = (parts: readonly Overlap[]): number => Math.max(0, ...parts.map(({ shared }) => shared));
const isMeant = ({ shared, size }: Overlap): boolean => shared > MEANT * size;

function overlapOf(matte: Float32Array, { data }: EngineMask): Overlap {
  let [shared, size] = [0, 0];
  for (let i = 0; i < matte.length; i++) {
    size += matte[i]!;
    shared += (matte[i]! * data[i]!) / 255;
  }
  return { matte, size, shared };
}
