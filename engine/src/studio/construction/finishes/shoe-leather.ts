import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { cellBorder2, fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Fabric, FabricName } from '../../fabrics/fabric.ts';
import { coverOf, dye, resolved } from '../../fabrics/weave.ts';
import type { Painter } from '../../materials/material.ts';

/**
 * Shoes are cut from skins with a finer, flatter grain than bags; `natural` is their colour when words name neither a
 * fabric nor a colour.
 */
export function shoeLeather(fabric: Fabric, named: boolean, natural: Rgb): Fabric {
  const own = named ? fabric.natural : natural;
  const response = SHOE_RESPONSES[fabric.name]?.(fabric.response);
  return response ? { ...fabric, natural: own, response } : { ...fineNap(fabric), natural: own };
}

/** Suede and velvet at the scale of shoes and bags: a nap as deep as on a coat would look torn. */
export function fineNap(fabric: Fabric): Fabric {
  const { bump } = fabric.response;
  if (!bump || !fabric.napped) return fabric;
  return { ...fabric, response: { ...fabric.response, bump: (u, v) => 0.3 * bump(u, v) } };
}

function fineGrain(u: number, v: number): number {
  return 0.00004 * Math.min(0.5, cellBorder2(u * 950, v * 950)) + 0.0004 * fractalNoise2(u * 24, v * 24, 3, 2);
}

/** Metres between the holes of a running shoe's mesh. */
const CELL = 0.0027;

/**
 * Two layers of knit: an open one in rows of small holes over a dense dark one, so that nothing shows through. Bands
 * across the foot are knitted more densely for support.
 */
const knitted: Painter = (point, surface) => {
  const band = smoothstep(-0.25, 0.35, Math.sin(point.u * 230 + 1.4 * noise2(point.u * 20, point.v * 14, 3)));
  const shown = resolved(0.75 * CELL, coverOf(point));
  const row = Math.floor(point.v / CELL);
  const across = point.u / CELL + 0.5 * (row & 1);
  const from = Math.hypot((across - Math.floor(across) - 0.5) * 1.15, point.v / CELL - row - 0.5);
  const wide = 0.26 + 0.09 * band;
  const hole = 0.2 + (smoothstep(wide + 0.1, wide - 0.06, from) - 0.2) * shown;
  dye(surface, 1 - (0.34 + 0.2 * band) * hole + 0.05 * shown * noise2(point.u * 1900, point.v * 1900, 6));
  surface.occlusion *= 1 - 0.3 * hole;
  surface.sheen *= 1 - hole;
};

const ENGINEERED_MESH: Fabric['response'] = {
  roughness: 0.85,
  reflectance: 0.04,
  specular: 0.5,
  sheen: 0.3,
  sheenPower: 2.4,
  wrap: 0.1,
  bump: (u, v) => 0.0003 * fractalNoise2(u * 40, v * 40, 5, 2),
  paint: knitted,
};

type Response = Fabric['response'];

/** Smooth calf without marks of wear. */
function calf({ paint: _worn, ...response }: Response): Response {
  return { ...response, roughness: 0.38, coat: 0.16, bump: fineGrain, bumpStep: 0.0004 };
}

/** Fabrics that are of another quality on shoes than elsewhere. */
const SHOE_RESPONSES: { readonly [Name in FabricName]?: (response: Response) => Response } = {
  leather: calf,
  mesh: () => ENGINEERED_MESH,
};

/** Patent leather of shoes: black is deep, and lamps are small bright lights in it. */
export const deepPatent = (fabric: Fabric): Fabric =>
  fabric.name === 'patent' ? { ...fabric, response: { ...fabric.response, reflectance: 0.042, coat: 0.55, roughness: 0.06 } } : fabric; // prettier-ignore
