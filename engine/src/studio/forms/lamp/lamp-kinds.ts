import type { Piece } from '../../../words/prompt/brief.ts';
import { arcLamp, deskLamp, mushroomLamp, pendantLamp, standingLamp } from './lamp-parts.ts';
import type { LampMeshes } from './lamp-parts.ts';
import { COLUMN, FLOOR, TABLE } from './lamp-shape.ts';

/** Features of each kind of lamp, one row per kind. */
interface LampKind {
  readonly build: (request: LampRequest) => LampMeshes;
  /** True when it is entirely of metal unless words name a fabric. Otherwise its foot is of ceramic. */
  readonly metal: boolean;
  /** Turn towards the camera in radians. */
  readonly turn: number;
}

interface LampRequest {
  readonly piece: Piece;
  readonly pleated: boolean;
  readonly detail: number;
}

/** Fabrics with which a table lamp has a column as its foot. */
const COLUMNAR: ReadonlySet<Piece['fabric']> = new Set(['metal', 'wood']);
/** Fabrics with which the shade of a hanging lamp is never of cloth. */
const STIFF: ReadonlySet<Piece['fabric']> = new Set(['metal', 'glass']);

const TABLE_LAMP: LampKind = {
  metal: false,
  turn: 0.05,
  build({ piece, pleated, detail }) {
    const legs = piece.partFabrics.find(({ part }) => part === 'legs')?.fabric;
    return standingLamp(COLUMNAR.has(piece.fabric) || legs === 'wood' ? COLUMN : TABLE, pleated, detail);
  },
};
const MUSHROOM: LampKind = { metal: false, turn: 0.05, build: ({ detail }) => mushroomLamp(detail) };

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: LampKind } = {
  'desk-lamp': { metal: true, turn: 0.35, build: ({ detail }) => deskLamp(detail) },
  'mushroom-lamp': MUSHROOM,
  'floor-lamp': { metal: true, turn: 0.05, build: ({ pleated, detail }) => standingLamp(FLOOR, pleated, detail) },
  'arc-lamp': { metal: true, turn: 0.05, build: ({ detail }) => arcLamp(detail) },
  'pendant-lamp': {
    metal: true,
    turn: 0.05,
    build: ({ piece, detail }) => pendantLamp(!STIFF.has(piece.fabric) && piece.partFabrics.length > 0, detail),
  },
};

export function lampKind({ cut, attributes }: Piece): LampKind {
  return (cut && KINDS[cut]) ?? (attributes.shape === 'round' ? MUSHROOM : TABLE_LAMP);
}
