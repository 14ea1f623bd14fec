/**
 * Repainting a part of a picture by an engine that draws at sizes of its own: the part around the mask goes there, opaque and
 * at a size that it draws well; what comes back is laid over the picture where the mask covers it.
 */
import type { PixelSize, Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { compositeOutsideMask } from './composite-outside-mask.ts';
import { flattenOn, placedPart, stretchMaskTo, stretchTo } from './fit-to-size.ts';
import { hardened, maskPart, maskRegion, withPart } from './mask-region.ts';

export interface RepaintPart {
  /** What the engine is given, both of the size that it draws. */
  readonly pixels: Pixels;
  /** 0 or 255. */
  readonly mask: Mask;
  /** Of any size, in the proportions of what it was given. */
  finish(made: Pixels): Promise<Pixels>;
}

interface Repainting {
  readonly source: Pixels;
  readonly mask: Mask;
  /** The size to draw at for a part of a size. */
  readonly sizeOf: (part: PixelSize) => PixelSize;
}

/** What even small models were trained on. */
const LEAST_SIDE = 512;
/** Of the shorter side of the part: wide enough to hide a seam, narrow enough to leave small masks a middle. */
const FEATHER = 1 / 64;

/** null when the mask covers nothing. */
export async function repaintPart({ source, mask, sizeOf }: Repainting): Promise<RepaintPart | null> {
  const region = maskRegion(mask, LEAST_SIDE);
  return region && repaintRegion({ source, mask, sizeOf }, region);
}

/** As `repaintPart`, of a part that is already known. */
export async function repaintRegion({ source, mask, sizeOf }: Repainting, region: Placement): Promise<RepaintPart> {
  const size = sizeOf(region);
  const part = await placedPart(await flattenOn(source, '#ffffff'), region);
  const feather = Math.round(Math.min(region.width, region.height) * FEATHER);
  return {
    pixels: await stretchTo(part, size),
    mask: hardened(await stretchMaskTo(maskPart(mask, region), size)),
    async finish(made) {
      const fitted = await stretchTo(await flattenOn(made, '#ffffff'), region);
      return compositeOutsideMask({ original: source, made: withPart(source, fitted, region), mask, feather });
    },
  };
}
