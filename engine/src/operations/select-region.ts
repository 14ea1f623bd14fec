/**
 * What a click on a picture selects: its subject, its people (0 everywhere when there are none), or all that is behind the
 * subject. Called by the thread of the networks.
 */
import type { EngineMask, EnginePixels, RegionKind } from '../image-engine.ts';
import type { Matting } from '../matting/create-matting.ts';
import type { PersonMatting } from '../matting/create-person-matting.ts';
import { stopIfCancelled, type EditContext } from './edit-context.ts';

export type SelectRegion = (
  source: EnginePixels,
  kind: RegionKind,
  context: Pick<EditContext, 'isCancelled'>,
) => Promise<EngineMask>;

export function createSelectRegion({ matting, people }: { matting: Matting; people: PersonMatting }): SelectRegion {
  return async (source, kind, context) => {
    const { width, height } = source;
    const check = () => stopIfCancelled(context);
    if (kind === 'person') return { width, height, data: await people.maskOf(source, check) };
    const { alpha } = await matting.matteOf(source, { drawn: false, closer: false, onStep: check, check });
    const data = kind === 'subject' ? new Uint8Array(alpha) : alpha.map((opacity) => 255 - opacity);
    return { width, height, data };
  };
}
