import type { Piece } from '../../../words/prompt/brief.ts';
import type { ColourName } from '../../../words/prompt/vocabulary/colours.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { material } from '../../materials/material.ts';
import type { Material } from '../../materials/material.ts';

const GOLD = [1, 0.7, 0.29] as const;
const PLATINUM = [0.8, 0.795, 0.785] as const;

/** Polished metal of jewels: gold when the words name none, platinum when they name a metal without a colour. */
export function preciousMetal(fabric: Fabric, named: boolean): Fabric {
  if (!fabric.bareMetal) return fabric;
  return {
    ...fabric,
    natural: named ? PLATINUM : GOLD,
    response: { ...polishedResponse },
  };
}

const polishedResponse = { roughness: 0.05, reflectance: 0.6, metal: 1, wrap: 0 } as const;

/** Linear reflectance of metals by the colours that name them. */
const METALS: { readonly [Name in ColourName]?: Rgb } = {
  gold: GOLD,
  'pale gold': [0.92, 0.76, 0.5],
  'rose gold': [0.94, 0.62, 0.47],
  copper: [0.9, 0.5, 0.33],
  bronze: [0.62, 0.44, 0.24],
  brass: [0.86, 0.64, 0.3],
  silver: [0.86, 0.855, 0.85],
  steel: [0.66, 0.665, 0.68],
  gunmetal: [0.2, 0.205, 0.215],
};

/** Colours that name no metal but that metal can be given. */
const COATINGS: { readonly [Name in ColourName]?: Rgb } = { black: [0.1, 0.1, 0.105] };

/** The metal that a piece's main colour names; null when it names none, or a colour that no metal has. */
export function preciousMaterial({ colours }: Piece): Material | null {
  const mention = colours.find(({ part }) => part === 'main');
  const albedo = mention ? (METALS[mention.name] ?? COATINGS[mention.name]) : undefined;
  return albedo ? material({ ...polishedResponse, albedo }) : null;
}

/** Linear reflectance of the metal that a colour is named after; undefined for other colours. */
export function metalNamed(name: ColourName): Rgb | undefined {
  return METALS[name];
}
