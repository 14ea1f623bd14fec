/** Meaning of the words for closures, pockets and frills for shirts, T-shirts and knitwear. */
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

interface Closure {
  readonly zipped?: boolean;
  readonly buttoned?: boolean;
}

const CLOSURES: { readonly [Name in NonNullable<Attributes['closure']>]?: Closure } = {
  zip: { zipped: true },
  buttons: { buttoned: true },
};

export const wordedClosure = ({ closure }: Attributes): Closure => (closure && CLOSURES[closure]) ?? {};

interface Pocket {
  /** True when words exclude pockets. */
  readonly none?: boolean;
  /** True for a pouch for both hands above the hem. */
  readonly pouch?: boolean;
  /** True for pockets on both sides of the chest. */
  readonly paired?: boolean;
  /** True for pockets closed by buttoned flaps. */
  readonly flap?: boolean;
}

const POCKETS: { readonly [Name in NonNullable<Attributes['pocket']>]?: Pocket } = {
  none: { none: true },
  kangaroo: { pouch: true },
  patch: { paired: true },
  flap: { paired: true, flap: true },
  cargo: { paired: true, flap: true },
};

/** Returns the pockets that words name; undefined when they name none. */
export const wordedPocket = ({ pocket }: Attributes): Pocket | undefined => pocket && (POCKETS[pocket] ?? {});

interface Frills {
  readonly neck?: boolean;
  readonly hem?: boolean;
  /** True for frills at the ends of sleeves or at bare armholes. */
  readonly arms?: boolean;
}

const FRILLS: { readonly [Name in NonNullable<Attributes['ruffle']>]?: Frills } = {
  neck: { neck: true },
  hem: { hem: true },
  cuff: { arms: true },
  all: { neck: true, hem: true, arms: true },
};

export const wordedFrills = ({ ruffle }: Attributes): Frills => (ruffle && FRILLS[ruffle]) ?? {};
