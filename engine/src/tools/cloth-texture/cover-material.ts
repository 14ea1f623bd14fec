import type { Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { linearFromHex, luminance } from '../../studio/materials/colour.ts';
import type { Fabric } from '../../studio/fabrics/fabric.ts';
import { fabricOf } from '../../studio/fabrics/index.ts';
import type { Material } from '../../studio/materials/material.ts';
import { dressParts } from '../../studio/dressing/wardrobe.ts';
import { mainColour } from '../reading/read-fill.ts';

const nothing = { positions: new Float32Array(), normals: new Float32Array(), uvs: new Float32Array() };

/** Limits of `gain`; beyond them the material would lose its weave in white or in black. */
const MIN_GAIN = 0.8;
const MAX_GAIN = 2.2;
/** Default of `Fabric.depth`. */
const USUAL_DEPTH = 0.8;

export interface Cover {
  readonly material: Material;
  readonly fabric: Fabric;
  /**
   * Factor for the brightness of the material, because the studio's cloth is darker than in photographs; between
   * MIN_GAIN and MAX_GAIN.
   */
  readonly gain: number;
  /**
   * Linear colour: the first one that the words name; the fabric's natural colour if they name none, or for blue denim.
   */
  readonly colour: Rgb;
}

/** The material that the studio would use for a piece of the brief. */
export function coverMaterial(piece: Piece): Cover {
  const fabric = fabricOf(piece.fabric);
  const flat = { name: 'cover', role: 'cloth', mesh: { ...nothing, indices: new Uint32Array() } } as const;
  const { material } = dressParts([flat], piece, 0, fabric)[0]!;
  const hex = mainColour(piece);
  // Blue denim is dyed with indigo, whatever shade the word "blue" has elsewhere.
  const indigo = fabric.name === 'denim' && piece.colours[0]?.name === 'blue';
  const colour = hex && !indigo ? linearFromHex(hex) : fabric.natural;
  const plain = hex !== null && piece.pattern === null;
  const gain = plain
    ? luminance(colour) / Math.max(1e-3, luminance(material.albedo))
    : 1 / (fabric.depth ?? USUAL_DEPTH);
  return { material, fabric, gain: Math.min(MAX_GAIN, Math.max(MIN_GAIN, gain)), colour };
}
