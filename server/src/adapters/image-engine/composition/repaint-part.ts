/**
 * Prepares the repainting of a part of a picture by an engine that draws at its own sizes: the region around the mask
 * is sent without transparency, on white, at a suitable size, and the result is composed into the picture inside the
 * mask.
 */
import type { PixelSize, Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { compositeOutsideMask } from './composite-outside-mask.ts';
import { flattenOn, placedPart, stretchMaskTo, stretchTo } from './fit-to-size.ts';
import { hardened, maskPart, maskRegion, withPart } from './mask-region.ts';

export interface PartialRepaint {
  /** What is sent to the engine; both have the size at which it draws. */
  readonly pixels: Pixels;
  /** Binary: 0 or 255. */
  readonly mask: Mask;
  /** Accepts a picture of any size with the aspect ratio of what was sent. */
  finish(made: Pixels): Promise<Pixels>;
}

interface RepaintRequest {
  readonly source: Pixels;
  readonly mask: Mask;
  /** The size at which to draw a region. */
  readonly sizeOf: (part: PixelSize) => PixelSize;
}

/** Minimum side in pixels: even small models were trained on this size. */
const MIN_SIDE = 512;
/**
 * Width of the transition as a share of the region's shorter side: wide enough to hide a seam, narrow enough to leave
 * the inside of small masks opaque.
 */
const FEATHER = 1 / 64;

/** Returns null when the mask covers nothing. */
export async function prepareRepaint({ source, mask, sizeOf }: RepaintRequest): Promise<PartialRepaint | null> {
  const region = maskRegion(mask, MIN_SIDE);
  return region && prepareRepaintOfRegion({ source, mask, sizeOf }, region);
}

/** Does for a given region what `prepareRepaint` does for the region that it finds. */
export async function prepareRepaintOfRegion(
  { source, mask, sizeOf }: RepaintRequest,
  region: Placement,
): Promise<PartialRepaint> {
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
