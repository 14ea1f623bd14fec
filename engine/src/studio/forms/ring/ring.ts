import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Form } from '../../parts/form.ts';
import type { GemCut } from '../../construction/gemstones/gem-cut.ts';
import type { Stone } from '../../parts/gem-body.ts';
import type { Part } from '../../parts/part.ts';
import { gemOf, gemPart } from '../../construction/gemstones/gemstones.ts';
import { preciousMaterial, preciousMetal } from '../../construction/finishes/precious-metal.ts';
import {
  cocktailRing,
  eternityRing,
  haloRing,
  plainBand,
  signetRing,
  solitaire,
  threeStone,
  twistedRing,
} from './ring-designs.ts';
import type { RingDesign, RingRequest } from './ring-designs.ts';

/** A ring that stands on its band: polished metal, with stones ray-traced by their facets. */
export const ring: Form = {
  name: 'ring',
  fabric: 'metal',
  adapt: preciousMetal,
  build({ piece, detail, freedom, random }) {
    const gem = gemOf(piece, 'diamond');
    const request = {
      gem: gem ?? 'diamond',
      cut: cutOf(piece),
      bezel: piece.attributes.stoneSetting === 'bezel',
      detail,
    };
    const free = freedom > 0.4 && piece.attributes.gem !== undefined && random() < 0.5;
    const design = (designOf(piece, gem === null) ?? (free ? haloRing : solitaire))(request);
    const posed = leanForward(design, design.centre ? LEAN : LEAN * 0.4);
    const metal = preciousMaterial(piece);
    const parts: Part[] = [
      {
        name: 'band',
        role: 'cloth',
        mesh: posed.metal,
        solid: true,
        ...(metal ? { material: metal } : {}),
        ...(design.engraved ? { detail: design.engraved } : {}),
      },
      ...(posed.small.length > 0 ? [gemPart('melee', 'diamond', 'round', posed.small, detail)] : []),
    ];
    if (design.centre) parts.push(gemPart('stone', design.centre.gem, design.centre.cut, [posed.stone!], detail));
    return { parts, presentation: 'floor', turn: design.centre ? 0.34 : 0.62, rig: 'jewellery' };
  },
};

/**
 * Angle in radians by which a ring leans towards the camera, as if held by wax, so that the table of the stone is
 * visible.
 */
const LEAN = 0.5;

function leanForward({ metal, centre, small }: RingDesign, angle: number) {
  const up: Vec3 = [0, Math.cos(angle), Math.sin(angle)];
  const front: Vec3 = [0, -Math.sin(angle), Math.cos(angle)];
  const turn = ([x, y, z]: Vec3): Vec3 => [x, y * up[1] + z * front[1], y * up[2] + z * front[2]];
  const leant = placeMesh(mergeMeshes(metal), { at: [0, 0, 0], up, front });
  const stones = [...small, ...(centre ? [centre.stone] : [])];
  const lowest = Math.min(meshBounds([leant]).min[1], ...stones.map(({ at, size }) => turn(at)[1] - size));
  const lift = (stone: Stone): Stone => {
    const [x, y, z] = turn(stone.at);
    return { at: [x, y - lowest, z], x: turn(stone.x), y: turn(stone.y), z: turn(stone.z), size: stone.size };
  };
  return {
    metal: placeMesh(leant, { at: [0, -lowest, 0] }),
    small: small.map(lift),
    stone: centre ? lift(centre.stone) : null,
  };
}

function cutOf({ attributes }: Piece): GemCut {
  const { stoneCut, shape, gem } = attributes;
  return stoneCut ?? (shape && CUTS_BY_SHAPE[shape]) ?? (gem && CUTS_BY_GEM[gem]) ?? 'round';
}

/** Cuts of a stone whose cut the words leave open. */
const CUTS_BY_SHAPE: { readonly [Shape in NonNullable<Piece['attributes']['shape']>]?: GemCut } = {
  teardrop: 'pear',
  square: 'princess',
};
const CUTS_BY_GEM: { readonly [Gem in NonNullable<Piece['attributes']['gem']>]?: GemCut } = { emerald: 'emerald' };

type Designer = (request: RingRequest) => RingDesign;

const DESIGNS: { readonly [Cut in NonNullable<Piece['cut']>]?: Designer } = {
  signet: signetRing,
  'halo-ring': haloRing,
  'eternity-ring': eternityRing,
  'three-stone-ring': threeStone,
  'cocktail-ring': cocktailRing,
  'twisted-ring': twistedRing,
  'band-ring': plainBand,
  engagement: solitaire,
};

function designOf({ cut, attributes, details }: Piece, bare: boolean): Designer | null {
  const named = cut && DESIGNS[cut];
  if (named) return named;
  if (bare) return plainBand;
  if (attributes.gem === undefined) return details.includes('engraving') ? signetRing : null;
  return null;
}
