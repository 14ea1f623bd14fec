/** The garment that a rough mask on a person refers to, so that hands and arms are neither dyed nor printed. */
import type { PictureFindings } from '../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { GarmentCategory, InpaintTask } from '../../words/tasks/edit-task.ts';
import { garmentMatte } from '../../perception/garments/garment-matte.ts';
import { readFill } from '../reading/read-fill.ts';

/** Words that name a part of the body or an accessory, and so not the clothes beside it. */
const BODY =
  /\b(hands?|arms?|legs?|skin|face|lips?|nails?|hair|beard|tattoos?|gloves?|hats?|shoes?|boots?|socks?|stockings|tights|bags?)\b/i;
/** A mask that covers this share of a garment refers to it, as well as to the one that it covers most. */
const MEANT = 0.55;
/**
 * When a mask covers no more than this share of one part of an outfit of one cloth, it refers to the other part: a
 * skirt beside sleeves.
 */
const SPARED = 0.35;
/** Minimum share of cloth in a mask that refers to clothes. */
const MIN_CLOTH = 0.3;

/** Whether the words may dye or replace cloth, so that the person who wears it matters. */
export function mayClothe(task: Pick<InpaintTask, 'prompt' | 'negativePrompt' | 'styles' | 'look'>): boolean {
  const { kind } = readFill(task);
  return (kind === 'cloth' || kind === 'object') && !BODY.test(task.prompt);
}

/**
 * Finds the worn garments that a mask refers to.
 * @param findings of `source`.
 * @param check may throw to stop.
 * @returns 0 to 255 per pixel: the share of those garments; null where the mask refers to none.
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
  const max = maxShared(worn);
  const covered = mask.data.reduce((sum, value) => sum + value / 255, 0);
  if (max < MIN_CLOTH * covered) return null;
  const share = new Uint8Array(mask.data.length);
  for (const { matte } of worn) {
    for (let i = 0; i < share.length; i++) share[i] = Math.max(share[i]!, Math.round(255 * matte[i]!));
  }
  return share;
}

/** The overlap of a mask and a garment. */
interface Overlap {
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  /** Number of pixels of the garment. */
  readonly size: number;
  /** Number of pixels of the garment that the mask covers. */
  readonly shared: number;
}

/**
 * Chooses the garments that a mask refers to.
 * @param whole the complete outfit when it is of one cloth; else null.
 * @param parts the parts above and below the waist.
 */
export function meantGarments(whole: Overlap | null, parts: readonly Overlap[]): readonly Overlap[] {
  const meansPart = parts.some(isMeant) && parts.some(({ shared, size }) => shared <= SPARED * size);
  if (whole && !meansPart) return [whole];
  return parts.filter((part) => part.shared === maxShared(parts) || isMeant(part));
}

const maxShared = (parts: readonly Overlap[]): number => Math.max(0, ...parts.map(({ shared }) => shared));
const isMeant = ({ shared, size }: Overlap): boolean => shared > MEANT * size;

function overlapOf(matte: Float32Array, { data }: EngineMask): Overlap {
  let [shared, size] = [0, 0];
  for (let i = 0; i < matte.length; i++) {
    size += matte[i]!;
    shared += (matte[i]! * data[i]!) / 255;
  }
  return { matte, size, shared };
}
