import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { ChairDesign, ChairRequest } from './chair-design.ts';
import { armchair, caneCantilever, lounge, shellChair } from './soft-chairs.ts';
import { ladderBack, stool, windsor, wishbone } from './wooden-chairs.ts';

/** Features of each kind of chair, one row per kind. */
interface ChairKind {
  readonly design: (request: ChairRequest) => ChairDesign;
  /** The fabric when the words name none. */
  readonly fabric: FabricName;
  /**
   * True for a chair with a hard seat: a named soft cloth becomes a pad on it, and the main colour goes to the frame.
   */
  readonly hardSeat: boolean;
  /** True when straw turns it into the cane chair. A stool stays a stool. */
  readonly caned: boolean;
  /**
   * True for a moulded shell. Other chairs of which words name no kind become the cane chair when words name a part of
   * metal, because that has a tubular frame.
   */
  readonly moulded: boolean;
}

const HARD = { fabric: 'wood', hardSeat: true, caned: true, moulded: false } as const;
const SOFT = { fabric: 'linen', hardSeat: false, caned: true, moulded: false } as const;

const LADDER: ChairKind = { ...HARD, design: ladderBack };
const CANE: ChairKind = { ...HARD, design: caneCantilever };
const SHELL: ChairKind = { ...SOFT, design: shellChair, fabric: 'vinyl', moulded: true };
const LOUNGE: ChairKind = { ...SOFT, design: lounge };

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: ChairKind } = {
  armchair: { ...SOFT, design: armchair },
  'lounge-chair': LOUNGE,
  'shell-chair': SHELL,
  'dining-chair': LADDER,
  'windsor-chair': { ...HARD, design: windsor },
  'wishbone-chair': { ...HARD, design: wishbone },
  'cane-chair': CANE,
  stool: { ...HARD, design: (request) => stool(request, false), caned: false },
  'bar-stool': { ...HARD, design: (request) => stool(request, true), caned: false },
};

/** Kinds of a chair of which words name only the fabric. Any other fabric is upholstery of a lounge chair. */
const KINDS_BY_FABRIC: { readonly [Fabric in FabricName]?: ChairKind } = { wood: LADDER, metal: CANE, vinyl: SHELL };

export function kindOf({ cut, fabric, partFabrics }: Piece): ChairKind {
  const named = cut === null ? undefined : KINDS[cut];
  if (fabric === 'straw' && (named?.caned ?? true)) return CANE;
  if (named) return named;
  const usual = fabric === null ? LADDER : (KINDS_BY_FABRIC[fabric] ?? LOUNGE);
  return !usual.moulded && partFabrics.some((part) => part.fabric === 'metal') ? CANE : usual;
}
