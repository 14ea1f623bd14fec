import type { Random } from '../../foundation/geometry/random.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { Drape, Fabric, FabricName } from '../fabrics/fabric.ts';
import type { OpenReading } from './open-reading.ts';
import type { Shape } from './part.ts';

/**
 * One kind of garment or product. Garments are in body coordinates (`body/body.ts`): metres, y up from the floor at 0,
 * +z to the front, x to the viewer's right, so that the pieces of an outfit fit each other. Products stand on y = 0. To
 * add one: a file (or a small folder) in `forms/`, its line in `forms/index.ts` and its row of words.
 */
export interface Form {
  readonly name: Piece['form'];
  /** Fabric when the words name none. Default cotton. */
  readonly fabric?: FabricName | ((piece: Piece) => FabricName);
  /** Adapts a fabric to this form: finer leather on shoes. `named` is true when the words chose it. */
  adapt?(fabric: Fabric, named: boolean, piece: Piece): Fabric;
  /**
   * Alternative readings of what the words leave open, the smallest change first: that one distinguishes two pictures
   * of a render, the others need more freedom. Default none.
   */
  readonly readings?: readonly OpenReading[];
  /** How it is combined with the other pieces of an outfit. Default: as they come. */
  readonly outfit?: OutfitTraits;
  build(context: FormContext): Shape;
}

/** Traits of a form that matter when it is worn with other pieces; heights and distances in metres. */
export interface OutfitTraits {
  /** Its hem is tucked into a waistband where a stylist would do that. */
  readonly tuckable?: boolean;
  /** It is knitwear: a collar worn below it lies outside its neck, and it is too thick to be tucked into every waist. */
  readonly knitted?: boolean;
  /** It is a skirt, and other pieces are tucked into this waist; that of trousers depends on their rise. */
  readonly skirtWaist?: Tuck;
  /** A dress form's stand would be visible between its legs. */
  readonly showsStand?: boolean;
  /** It takes the place of a raised hood. */
  readonly fillsHood?: boolean;
  /** Other clothes are neither layered over it nor tucked into it. */
  readonly separate?: boolean;
  /** Height of its lower edge on the head, and distance of its centre in front of the body's axis. */
  readonly onHead?: { readonly height: number; readonly ahead: number };
}

export interface Worn {
  /** The garment worn over it: knitwear, or one with tailored fronts and a collar; null for none. */
  readonly under: { readonly knitted: boolean } | null;
  /** True when it is worn over something. */
  readonly over: boolean;
  /** The waist that its hem is tucked into. */
  readonly tuck: Tuck | null;
  /** True when a hat, a scarf or another hood takes the place of a raised hood. */
  readonly crowned: boolean;
}

/** A waistband seen from its inside, metres. */
export interface Tuck {
  /** Height of its top at the sides, and how far it dips in front and rises at the back. */
  readonly waist: number;
  readonly dip: number;
  readonly rise: number;
  readonly halfWidth: number;
  readonly front: number;
  readonly back: number;
}

export interface FormContext {
  readonly piece: Piece;
  /** Random numbers for this piece only. */
  readonly random: Random;
  readonly drape: Drape;
  /** True for see-through fabric, which needs a lining. Default false. */
  readonly sheer?: boolean;
  /** How it is combined with the other pieces of its brief; default alone. */
  readonly worn?: Worn;
  /**
   * Mesh density: 1 for a finished picture, about .35 for a preview. Multiply columns and rows by it, divide cells by
   * it.
   */
  readonly detail: number;
  /** 0 is the plainest reading of the brief; higher values are other interpretations, up to 1 at free guidance. */
  readonly freedom: number;
  /** To be called in long loops; throws when nobody waits for the shape any more. */
  readonly check?: () => void;
}
