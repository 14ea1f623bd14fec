import type { Kin } from './family.ts';
import { lastPart } from './find-name.ts';

const KIN: readonly (readonly [RegExp, Kin])[] = [
  [/flux.?2|klein/i, 'flux-2'],
  [/flux/i, 'flux-1'],
  [/z.?image/i, 'z-image'],
  [/qwen/i, 'qwen-image'],
  [/krea.?2/i, 'krea-2'],
  [/sd.?3|stable.?diffusion.?3/i, 'sd3'],
  [/chroma/i, 'chroma'],
  [/hidream.?o1/i, 'hidream-o1'],
  [/hidream/i, 'hidream-i1'],
  [/xl|pony|illustrious|noob/i, 'sdxl'],
];
const SD_15 = /sd.?(v|1|15)|stable.?diffusion.?v?1|v1[._-]?5|1\.5/i;

/** The architecture that a text names; null when it names none. */
export const kinOfText = (text: string): Kin | null =>
  KIN.find(([pattern]) => pattern.test(text))?.[1] ?? (SD_15.test(text) ? 'sd15' : null);

/**
 * The architecture for which a control net or model patch was made, by its file name. Those for SD 1.5 are named
 * `sd15`, `v11p` or after no family at all.
 */
export const kinOfPart = (name: string): Kin => KIN.find(([pattern]) => pattern.test(lastPart(name)))?.[1] ?? 'sd15';
