import { lerp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { addScaled, normalise } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import type { Form } from '../../parts/form.ts';
import { gemFacets } from '../../construction/gemstones/gem-cut.ts';
import type { GemCut } from '../../construction/gemstones/gem-cut.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { clawMeshes, railMesh } from '../../construction/gemstones/claws.ts';
import { gemOf, gemPart, isCut, stoneAt } from '../../construction/gemstones/gemstones.ts';
import type { GemName } from '../../construction/gemstones/gemstones.ts';
import { preciousMaterial, preciousMetal } from '../../construction/finishes/precious-metal.ts';
import { bustFront, bustMesh, bustPoint, frontNormal } from './bust.ts';
import { ball, chainMeshes, placesAlong } from './chain.ts';
import { dropPendant, medallion, stonePendant } from '../../construction/gemstones/pendants.ts';
import { heartPendant } from './heart-pendant.ts';
import type { Hanging, Pendant } from '../../construction/gemstones/pendants.ts';

/** A necklace on a jeweller's bust: chains of links, strands of pearls, pendants and collars of stones. */
export const necklace: Form = {
  name: 'necklace',
  fabric: 'metal',
  adapt: preciousMetal,
  build({ piece, detail }) {
    const gem = gemOf(piece, null);
    const design = designOf(piece, gem, detail);
    const metal = preciousMaterial(piece);
    const parts: Part[] = [];
    if (design.metal.length > 0) {
      parts.push({
        name: 'chain',
        role: 'cloth',
        mesh: mergeMeshes(design.metal),
        solid: true,
        thin: true,
        ...(metal ? { material: metal } : {}),
        ...(design.engraved ? { detail: design.engraved } : {}),
      });
    }
    design.stones.forEach(({ gem: kind, cut, stones }, i) => {
      if (stones.length > 0) parts.push(gemPart(i === 0 ? 'stones' : 'melee', kind, cut, stones, detail));
    });
    parts.push({
      name: 'bust',
      role: 'stand',
      mesh: bustMesh(detail),
      solid: true,
      material: bustMaterial(piece, gem),
    });
    return { parts, presentation: 'floor', turn: 0.26, rig: 'jewellery' };
  },
};

const WHITE_METALS: ReadonlySet<string> = new Set(['silver', 'steel', 'white']);
const WHITE_GEMS: ReadonlySet<GemName> = new Set(['pearl', 'diamond']);

/** Dark velvet contrasts with white pieces; pale plaster with warm ones. */
function bustMaterial({ colours }: Piece, gem: GemName | null) {
  const bright = colours.some(({ name }) => WHITE_METALS.has(name)) || (gem !== null && WHITE_GEMS.has(gem));
  return bright
    ? material({
        albedo: [0.035, 0.036, 0.042],
        roughness: 0.8,
        reflectance: 0.03,
        sheen: 0.25,
        sheenPower: 2.4,
        wrap: 0.2,
      })
    : material({ albedo: [0.5, 0.465, 0.42], roughness: 0.85, reflectance: 0.03, sheen: 0.08, wrap: 0.2 });
}

interface NecklaceDesign {
  readonly metal: readonly Mesh[];
  readonly stones: readonly { readonly gem: GemName; readonly cut: GemCut; readonly stones: readonly Stone[] }[];
  readonly engraved?: Painter;
}

/** Direction away from the surface of the bust, over its front and round its neck. */
function outward([x, y, z]: Vec3): Vec3 {
  return z > 0.004 ? frontNormal(x, y) : normalise([x, 0, z + 0.006]);
}

/**
 * A line on the bust whose lowest point is at the height `low`. Its shape is a V when `point` is 1, and rounder for
 * higher values.
 */
function hangingPath(low: number, point: number, off: number): Vec3[] {
  const high = 0.121;
  const reach = 0.0335;
  const front: Vec3[] = [];
  for (let i = -8; i <= 8; i++) {
    const s = i / 8;
    front.push(bustFront(reach * s, lerp(low, high, Math.pow(Math.abs(s), point)), off));
  }
  const back = (side: number): Vec3[] =>
    [1.95, 2.4, 2.85].map((angle) =>
      bustPoint(side * angle, lerp(high + 0.006, high + 0.018, (angle - 1.9) / 1.2), off),
    );
  return smoothPath(
    [
      bustPoint(Math.PI, high + 0.02, off),
      ...back(-1).reverse(),
      ...front,
      ...back(1),
      bustPoint(Math.PI, high + 0.02, off),
    ],
    10,
  );
}

/** A line that fits closely round the neck. */
function chokerPath(off: number): Vec3[] {
  return Array.from({ length: 241 }, (_, i): Vec3 => {
    const angle = (i / 240) * Math.PI * 2 - Math.PI;
    return bustPoint(angle, 0.133 - 0.009 * Math.cos(angle), off);
  });
}

function hang(path: readonly Vec3[], detail: number): Hanging {
  const lowest = path.reduce((best, p) => (p[1] < best[1] ? p : best));
  return { at: lowest, out: frontNormal(0, lowest[1] - 0.01), detail };
}

function withPendant(
  metal: readonly Mesh[],
  { metal: own, stone, small, engraved }: Pendant,
  gem: GemName,
  cut: GemCut,
): NecklaceDesign {
  return {
    metal: [...metal, ...own],
    stones: [
      { gem, cut, stones: stone ? [stone] : [] },
      { gem: 'diamond', cut: 'round', stones: small },
    ],
    ...(engraved ? { engraved } : {}),
  };
}

/** Features of each kind of necklace, one row per kind. */
interface NecklaceKind {
  /** The design (`DESIGNERS`). */
  readonly line: 'collar' | 'strand' | 'chain' | 'lariat' | 'pendant' | 'choker';
  /** True when it becomes a strand of pearls as soon as words name pearls. */
  readonly strung: boolean;
  /** True when its strand fits closely round the neck. */
  readonly close?: boolean;
  /** True when its pendant is a case that opens, whatever the stone. */
  readonly opens?: boolean;
}

const PLAIN: NecklaceKind = { line: 'pendant', strung: true };

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: NecklaceKind } = {
  'statement-collar': { line: 'collar', strung: false },
  'pearl-necklace': { line: 'strand', strung: true },
  choker: { line: 'choker', strung: true, close: true },
  'chain-necklace': { line: 'chain', strung: true },
  lariat: { line: 'lariat', strung: false },
  locket: { line: 'pendant', strung: true, opens: true },
  pendant: { line: 'pendant', strung: false },
};

function kindOf({ cut, attributes }: Piece): NecklaceKind {
  if (cut === null) return attributes.chain === undefined ? PLAIN : { ...PLAIN, line: 'chain' };
  return KINDS[cut] ?? PLAIN;
}

interface NecklaceRequest {
  readonly kind: NecklaceKind;
  readonly gem: GemName | null;
  readonly stoneCut: GemCut;
  /** True for a heart of metal in place of a medallion. */
  readonly isHeart: boolean;
  /** The chain that the words name. */
  readonly links: Attributes['chain'];
  readonly detail: number;
}

const DESIGNERS: Readonly<Record<NecklaceKind['line'], (request: NecklaceRequest) => NecklaceDesign>> = {
  collar: ({ gem, stoneCut, detail }) => collar(gem ?? 'diamond', stoneCut, detail),
  strand: ({ kind, gem }) => strand(kind.close === true, gem ?? 'pearl'),
  choker: ({ gem, links = 'snake', detail }) =>
    gem ? riviere(gem, detail) : { metal: chainMeshes(links, chokerPath(0.0026), 0.0048, outward, detail), stones: [] },
  chain: ({ links = 'curb', detail }) => ({
    metal: chainMeshes(links, hangingPath(0.066, 2.1, 0.0024), 0.0062, outward, detail),
    stones: [],
  }),
  lariat: ({ gem, links = 'cable', detail }) => lariat(links, gem, detail),
  pendant: pendantOnChain,
};

/** Cuts of a stone whose cut the words leave open. */
const CUTS_BY_SHAPE: { readonly [Shape in NonNullable<Attributes['shape']>]?: GemCut } = { teardrop: 'pear' };
const CUTS_BY_GEM: { readonly [Gem in GemName]?: GemCut } = { emerald: 'emerald' };
/** Gems that are drilled and strung rather than set. */
const STRUNG: ReadonlySet<GemName> = new Set(['pearl']);

function designOf(piece: Piece, gem: GemName | null, detail: number): NecklaceDesign {
  const { attributes } = piece;
  const { shape } = attributes;
  const byShape = shape && CUTS_BY_SHAPE[shape];
  const stoneCut = attributes.stoneCut ?? byShape ?? (gem && CUTS_BY_GEM[gem]) ?? 'round';
  const kind = kindOf(piece);
  const design = gem !== null && STRUNG.has(gem) && kind.strung ? DESIGNERS.strand : DESIGNERS[kind.line];
  // Scenes that were stored before have a medallion instead of the heart that they name.
  const isHeart = shape === 'heart' && !piece.drawnAs;
  return design({ kind, gem, stoneCut, isHeart, links: attributes.chain, detail });
}

function pendantOnChain({ kind, gem, stoneCut, isHeart, links = 'cable', detail }: NecklaceRequest): NecklaceDesign {
  const path = hangingPath(0.064, 1.5, 0.0012);
  const chain = chainMeshes(links, path, 0.0021, outward, detail);
  const hanging = hang(path, detail);
  if (isHeart && !kind.opens && gem === null) return withPendant(chain, heartPendant(hanging), 'diamond', 'round');
  if (kind.opens || gem === null) {
    return withPendant(chain, medallion(hanging, kind.opens === true), 'diamond', 'round');
  }
  const pendant = isCut(gem) ? stonePendant(hanging, gem, stoneCut, gem !== 'diamond') : dropPendant(hanging, 0.0062);
  return withPendant(chain, pendant, gem, stoneCut);
}

/** Pearls knotted on silk, a little larger at the front. */
function strand(short: boolean, gem: GemName): NecklaceDesign {
  const radius = 0.0036;
  const path = short ? chokerPath(radius) : hangingPath(0.076, 2.2, radius);
  const stones = placesAlong(path, radius * 1.93, outward).map(({ at, out, along }) => {
    const front = Math.max(0, at[2]) / 0.04;
    return stoneAt(at, out, along, radius * (0.86 + 0.14 * Math.min(1, front)));
  });
  return { metal: [], stones: [{ gem, cut: 'round', stones }] };
}

/** A close-fitting row of stones of one size. */
function riviere(gem: GemName, detail: number): NecklaceDesign {
  const size = 0.0027;
  const path = chokerPath(0.0022);
  const places = placesAlong(path, size * 2.1, outward);
  const stones = places.map(({ at, out, along }) => stoneAt(at, out, along, size));
  return { metal: settings(stones, detail), stones: [{ gem, cut: 'round', stones }] };
}

/** Four claws and a rail for every stone, at a coarse detail that is enough for a row of stones. */
function settings(stones: readonly Stone[], detail: number): Mesh[] {
  const facets = gemFacets('round');
  const angles = [0.8, 2.34, 3.94, 5.48];
  const coarse = detail * 0.4;
  return stones.flatMap((stone) => [
    ...clawMeshes({ stone, facets, angles, foot: 0.6, wire: stone.size * 0.1, detail: coarse }),
    railMesh(stone, facets, 0.96, -0.16, stone.size * 0.1, coarse),
  ]);
}

/** A bib collar: a row of stones that are largest at the front, with drops below them. */
function collar(gem: GemName, cut: GemCut, detail: number): NecklaceDesign {
  const path = hangingPath(0.09, 2.4, 0.0028);
  const row: Stone[] = [];
  const drops: Stone[] = [];
  for (const { at, out, along } of placesAlong(path, 0.0069, outward)) {
    const front = Math.max(0, 1 - Math.abs(at[0]) / 0.042) * (at[2] > 0 ? 1 : 0);
    row.push(stoneAt(at, out, along, 0.0023 + 0.0011 * front));
    if (front < 0.12) continue;
    const size = 0.0024 + 0.0016 * front;
    const below = bustFront(at[0] * 1.1, at[1] - 0.0052 - size * 1.7, 0.0026);
    const facing = frontNormal(below[0], below[1]);
    const stone = stoneAt(below, facing, [1, 0, 0], size);
    const up = normalise(addScaled([-at[0] * 4, 1, 0], facing, -facing[1]));
    drops.push({ ...stone, x: up, z: stoneAt(below, facing, up, size).z });
  }
  return {
    metal: [...settings(row, detail), ...settings(drops, detail)],
    stones: [
      { gem: 'diamond', cut: 'round', stones: row },
      { gem, cut: cut === 'round' ? 'pear' : cut, stones: drops },
    ],
  };
}

/** A chain drawn through itself, with a long end that hangs down. */
function lariat(kind: NonNullable<Attributes['chain']>, gem: GemName | null, detail: number): NecklaceDesign {
  const path = hangingPath(0.082, 1.45, 0.0012);
  const { at } = hang(path, detail);
  const tail = Array.from({ length: 30 }, (_, i): Vec3 => bustFront(0, at[1] - 0.002 - i * 0.0017, 0.0012));
  const end = tail.at(-1)!;
  const metal = [
    ...chainMeshes(kind, path, 0.0021, outward, detail),
    ...chainMeshes(kind, tail, 0.0021, outward, detail),
    ball([at[0], at[1] - 0.001, at[2] + 0.001], 0.0027, detail),
  ];
  const hanging: Hanging = { at: end, out: frontNormal(0, end[1]), detail };
  const drop = gem && isCut(gem) ? stonePendant(hanging, gem, 'pear', false) : dropPendant(hanging, 0.0042);
  return gem
    ? withPendant(metal, drop, gem, isCut(gem) ? 'pear' : 'round')
    : { metal: [...metal, ball([end[0], end[1] - 0.004, end[2] + 0.003], 0.0042, detail)], stones: [] };
}
