/** The kinds of watch straps and bracelets, a row each. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { fabricOf } from '../../fabrics/index.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { swatchMaterials } from '../../dressing/wardrobe.ts';
import { metalNamed } from '../../construction/finishes/precious-metal.ts';
import {
  RUBBER,
  STRAP_HALF,
  castGrooves,
  bandStrap,
  fineGrained,
  linkBracelet,
  milanese,
  strapStitches,
} from './strap.ts';

interface BandRequest {
  /** Metres from the centre of the case to the end of the strap. */
  readonly reach: number;
  /** Half its width in metres where it meets the case. */
  readonly half: number;
  readonly detail: number;
  readonly polished: Material;
  /** Fabric that the words give to the strap. */
  readonly fabric: FabricName | undefined;
  /** Colour that the words give to the strap. */
  readonly own: Piece['colours'][number] | undefined;
}

interface BandKind {
  readonly build: (request: BandRequest) => Pick<Part, 'mesh' | 'material' | 'detail'>;
  /** True for a strap of cloth or leather, whose fabric words can change. */
  readonly sewn: boolean;
  /** True when its fabric cannot be sewn, so that it replaces a sewn strap that words name. */
  readonly replacesSewn?: boolean;
}

const LINKS: BandKind = {
  sewn: false,
  build({ reach, half, detail, polished, own }) {
    const metal = own ? metalNamed(own.name) : undefined;
    return {
      mesh: linkBracelet(reach, half, detail),
      material: metal ? { ...polished, albedo: metal } : { ...polished, roughness: 0.16 },
    };
  },
};
const MESH: BandKind = {
  sewn: false,
  build: ({ reach, half, polished }) => ({
    mesh: bandStrap(reach, half, 0.0017),
    material: { ...polished, roughness: 0.22 },
    detail: milanese,
  }),
};
const CAST: BandKind = {
  sewn: false,
  replacesSewn: true,
  build: ({ reach, half, own }) => ({
    mesh: bandStrap(reach, half, 0.0034),
    material: own ? { ...RUBBER, albedo: scaleColour(linearFromHex(own.hex), 0.8) } : RUBBER,
    ...(half > STRAP_HALF ? { detail: castGrooves } : {}),
  }),
};
const LEATHER = sewnBand('leather');

const BANDS: Readonly<Record<NonNullable<Piece['attributes']['watchBand']>, BandKind>> = {
  leather: LEATHER,
  links: LINKS,
  mesh: MESH,
  rubber: CAST,
  fabric: sewnBand('canvas'),
};

/** Straps that follow from a fabric. Any other fabric is sewn. */
const BANDS_BY_FABRIC: { readonly [Fabric in FabricName]?: BandKind } = { metal: LINKS, mesh: MESH, vinyl: CAST };

/** The kind that words name or that a fabric requires. `linked` is true when a bracelet of links is the default. */
export function bandKind(
  named: Piece['attributes']['watchBand'],
  fabric: FabricName | undefined,
  linked: boolean,
): BandKind {
  const asked = named && BANDS[named];
  const made = fabric && BANDS_BY_FABRIC[fabric];
  if (made?.replacesSewn && (asked?.sewn ?? true)) return made;
  return asked ?? made ?? (linked ? LINKS : LEATHER);
}

/** A padded strap of the fabric that words give to it, or of `usual`. */
function sewnBand(usual: FabricName): BandKind {
  return {
    sewn: true,
    build({ reach, half, fabric, own }) {
      const cloth = fabricOf(fabric ?? usual);
      const brown: Rgb = [0.085, 0.032, 0.014];
      const colour = own ? linearFromHex(own.hex) : brown;
      const { material: leather } = swatchMaterials(cloth, colour);
      const thread: Rgb = [colour[0] * 0.6 + 0.2, colour[1] * 0.6 + 0.18, colour[2] * 0.6 + 0.15];
      return {
        mesh: bandStrap(reach, half, 0.0031),
        material: fineGrained(leather),
        detail: strapStitches(half, thread),
      };
    },
  };
}
