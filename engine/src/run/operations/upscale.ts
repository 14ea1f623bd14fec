/**
 * Enlarges a picture two or four times with a super-resolution network, in the thread of the networks, after blocks of
 * compression and noise were taken out of it. Four times is two doublings, because the built-in network for factor four
 * leaves a grid pattern; an operator's is used as it is. Tiles are written straight into the result, so memory is
 * bounded by the source, its cleaned copy and the result; a cancel is noticed between tiles, and between the steps that
 * look for blocks and noise.
 */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { UpscaleTask } from '../../words/tasks/edit-task.ts';
import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import { cleanPicture } from '../../perception/super-resolution/cleaning/clean-picture.ts';
import { doublePicture } from '../../perception/super-resolution/double-picture.ts';
import { enlargeInTiles } from '../../perception/super-resolution/enlarge-in-tiles.ts';
import type { EnlargingNetwork } from '../../perception/super-resolution/enlarging-network.ts';
import { previewOf } from '../../perception/super-resolution/preview-of.ts';
import { superResolution } from '../../perception/super-resolution/super-resolution.ts';
import { report, type EditContext } from '../../foundation/task/edit-context.ts';
import type { Operation } from './operation.ts';
import { retouchPeople, type Restorer } from '../../perception/faces/retouch-people.ts';

/** Share of the total progress that faces and hands take. */
const RETOUCHING = 0.2;
/** Share of the total progress that cleaning takes. */
const CLEANING = 0.1;

interface UpscaleParts {
  /** An operator's network, which replaces the built-in one; null where there is none. */
  readonly enlarger: LazyNetwork<EnlargingNetwork | null>;
  readonly restorer: Restorer;
}

export function createUpscale({ enlarger, restorer }: UpscaleParts): Operation<UpscaleTask> {
  return async (task, context) => {
    const enlarge = await enlargerOf(enlarger, context);
    report(context, 'enlarging', 0.01, await previewOf(task.source));
    const step = (from: number, to: number) => (share: number) =>
      report(context, 'enlarging', Math.max(0.01, from + (to - from) * share));
    const source = await cleanPicture(task.source, step(0, CLEANING));
    const retouches = task.enhanceFaces || task.enhanceHands;
    const enlarging = 1 - CLEANING - (retouches ? RETOUCHING : 0);
    const isTwice = task.factor > enlarge.max;
    /** The second pass has four times the pixels of the first. */
    const first = CLEANING + (isTwice ? enlarging / 5 : enlarging);

    let pixels = await enlarge.by(isTwice ? 2 : task.factor, source, step(CLEANING, first));
    let note: string | null = null;
    if (retouches) {
      // Faces and hands are retouched before a second doubling, because they then have a quarter of the pixels.
      const wanted = { faces: task.enhanceFaces, hands: task.enhanceHands };
      ({ pixels, note } = await retouchPeople(pixels, wanted, restorer, spanOf(context, first, first + RETOUCHING)));
    }
    if (isTwice) pixels = await enlarge.by(2, pixels, step(1 - 4 * (enlarging / 5), 1));
    report(context, 'enlarging', 1);
    return [{ index: context.index, seed: context.seed, pixels, note }];
  };
}

interface Enlarger {
  /** The largest factor of one pass. */
  readonly max: 2 | 4;
  by(factor: 2 | 4, source: EnginePixels, onTile: (share: number) => void): Promise<EnginePixels>;
}

async function enlargerOf(enlarger: UpscaleParts['enlarger'], context: EditContext): Promise<Enlarger> {
  const loading = () => report(context, 'loading', 0);
  const own = await enlarger(loading);
  if (own) return { max: own.factor, by: (factor, source, onTile) => enlargeInTiles(own, source, factor, onTile) };
  const network = await superResolution(loading);
  return { max: 2, by: (_, source, onTile) => doublePicture(network, source, onTile) };
}

/** A context for a part of the work that maps its progress (0 to 1) to `from` … `to`. */
function spanOf(context: EditContext, from: number, to: number): EditContext {
  return {
    ...context,
    onProgress: (progress) => context.onProgress({ ...progress, fraction: from + (to - from) * progress.fraction }),
  };
}
