import { boxOf } from '../completion/hole-window.ts';
import { growMask } from '../image/grow-mask.ts';
import { clusterColours, nearestCluster } from './cluster-colours.ts';
import type { Picture } from './picture.ts';

/** 1 for the pixels round a mask whose light and noise are those that a fill must have. */
export function roundMask({ mask, width, height }: Picture): Uint8Array {
  const inside = Uint8Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const box = boxOf(inside, width, height);
  if (!box) return inside;
  const reach = Math.max(8, Math.round(0.35 * Math.max(box.width, box.height)));
  const grown = growMask(inside, width, height, reach);
  for (let i = 0; i < grown.length; i++) if (inside[i]) grown[i] = 0;
  return grown;
}

const CLUSTERS = 7;
/** Squared distance of colours from which something else begins. */
const ELSE = 10 ** 2;
/** Share of the mask that must be something else. */
const LEAST_SHARE = 0.12;

/** Whether the mask hides something that has to go, or only shows what goes on all round it. */
export function hidesSomething(picture: Picture, near: Uint8Array): boolean {
  const around = clusterColours(picture, near, CLUSTERS);
  const inside = Uint8Array.from(picture.mask, (value) => (value > 127 ? 1 : 0));
  const within = clusterColours(picture, inside, CLUSTERS);
  const strange = within.filter((colour) => nearestCluster(around, colour) > ELSE);
  return strange.length > LEAST_SHARE * within.length;
}
