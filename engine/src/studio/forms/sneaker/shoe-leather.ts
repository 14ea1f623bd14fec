import { cellBorder2, fractalNoise2 } from '../../../geometry/noise.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import type { Fabric } from '../../fabric.ts';

/** Shoes are cut from skins with a finer, flatter grain than bags; `natural` is their colour when none is named. */
export function shoeLeather(fabric: Fabric, named: boolean, natural: Rgb): Fabric {
  const own = named ? fabric.natural : natural;
  if (fabric.name !== 'leather') return { ...fineNap(fabric), natural: own };
  const { paint: _worn, ...response } = fabric.response;
  return { ...fabric, natural: own, response: { ...response, roughness: 0.42, bump: fineGrain, bumpStep: 0.0004 } };
}

/** Suede and velvet at the scale of shoes and bags: a nap as deep as on a coat would look torn. */
export function fineNap(fabric: Fabric): Fabric {
  const { bump } = fabric.response;
  if (!bump || (fabric.name !== 'suede' && fabric.name !== 'velvet')) return fabric;
  return { ...fabric, response: { ...fabric.response, bump: (u, v) => 0.3 * bump(u, v) } };
}

function fineGrain(u: number, v: number): number {
  return 0.00004 * Math.min(0.5, cellBorder2(u * 950, v * 950)) + 0.0004 * fractalNoise2(u * 24, v * 24, 3, 2);
}
