/** Which part of a rough mask on a person is the garment that was meant: hands and arms are neither dyed nor printed. */
import type { PictureFindings } from '../findings.ts';
import type { EngineMask, EnginePixels, GarmentCategory, InpaintTask } from '../image-engine.ts';
import { garmentMatte } from '../recolour/garment-matte.ts';
import { readFill } from './read-fill.ts';

/** Who names these means them, and not the clothes beside them. */
const BODY =
  /\b(hands?|arms?|legs?|skin|face|lips?|nails?|hair|beard|tattoos?|gloves?|hats?|shoes?|boots?|socks?|stockings|tights|bags?)\b/i;
/** A mask that covers this share of a garment means it, beside the one that it covers most of. */
const MEANT = 0.55;
/** A mask with less cloth in it, of what it covers, means something else. */
const LEAST_CLOTH = 0.3;

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
  const whole = await find(null);
  if (!whole || whole.category === null) return null;
  const garments = whole.category === 'dress' ? [whole] : [await find('upper'), await find('lower')];
  const worn = garments
    .filter((garment) => garment !== null && garment.category !== null)
    .map((garment) => ({ matte: garment!.matte, ...overlapOf(garment!.matte, mask) }));
  const most = Math.max(0, ...worn.map(({ shared }) => shared));
  const covered = mask.data.reduce((sum, value) => sum + value / 255, 0);
  if (most < LEAST_CLOTH * covered) return null;
  const meant = worn.filter(({ shared, size }) => shared === most || shared > MEANT * size);
  const share = new Uint8Array(mask.data.length);
  for (const { matte } of meant) {
    for (let i = 0; i < share.length; i++) share[i] = Math.max(share[i]!, Math.round(255 * matte[i]!));
  }
  return share;
}

/** Pixels of a garment, and those of them that the mask covers. */
function overlapOf(matte: Float32Array, { data }: EngineMask) {
  let [shared, size] = [0, 0];
  for (let i = 0; i < matte.length; i++) {
    size += matte[i]!;
    shared += (matte[i]! * data[i]!) / 255;
  }
  return { shared, size };
}
