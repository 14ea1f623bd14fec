import type { Random } from '../../foundation/geometry/random.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { Drape, Fabric, FabricName } from '../fabrics/fabric.ts';
import type { OpenReading } from './open-reading.ts';
import type { Shape } from './part.ts';

/**
 * One kind of garment or product. Garments are in body coordinates (`body/body.ts`): metres, y up from the floor at 0,
 * +z to the front, x to the viewer's right, so that the pieces of an outfit fit each other. Products stand on y = 0. A
 * new form is a file (or a small folder) in `forms/`, a line in `forms/index.ts` and a row of words.
 */
export interface Form {
  readonly name: Piece['form'];
  /** Fabric when the words name none. Default cotton. */
  readonly fabric?: FabricName | ((piece: Piece) => FabricName);
  /**
   * Adapts a fabric to this form, for example to the finer leather of shoes. `named` is true when words chose the
   * fabric.
   */
  adapt?(fabric: Fabric, named: boolean, piece: Piece): Fabric;
  /**
   * Alternative readings of what words leave open, the smallest change first. The first one distinguishes two pictures
   * of a render; the others require more freedom. Default none.
   */
  readonly readings?: readonly OpenReading[];
  /** Traits that matter in an outfit. Default: none of them. */
  readonly outfit?: OutfitTraits;
  build(context: FormContext): Shape;
}

/** Traits of a form that matter when it is worn with other pieces; heights and distances in metres. */
export interface OutfitTraits {
  /** True when its hem is tucked into a waistband where a stylist would tuck it. */
  readonly tuckable?: boolean;
  /**
   * True for knitwear: the collar of a shirt below it lies outside its neck, and it is too thick to be tucked into some
   * waists.
   */
  readonly knitted?: boolean;
  /** For skirts: the waist into which other pieces are tucked. The waist of trousers depends on their rise. */
  readonly skirtWaist?: Tuck;
  /** True when a dress form's stand would be visible between the legs. */
  readonly showsStand?: boolean;
  /** True when it covers the head or the neck. Hoods of other pieces are then lowered. */
  readonly fillsHood?: boolean;
  /** True when it is not combined with other clothes: nothing is layered over it or tucked in because of it. */
  readonly separate?: boolean;
  /** Height of its lower edge when worn on the head, and distance of its centre in front of the body's axis. */
  readonly onHead?: { readonly height: number; readonly ahead: number };
}

export interface Worn {
  /** The garment worn over it, either knitwear or one with tailored fronts and a collar; null for none. */
  readonly under: { readonly knitted: boolean } | null;
  /** True when another garment is worn below it. */
  readonly over: boolean;
  /** The waist into which its hem is tucked; null when the hem hangs. */
  readonly tuck: Tuck | null;
  /** True when a hat, a scarf or another hood covers head or neck. Its own hood is then lowered. */
  readonly crowned: boolean;
}

/** A waistband seen from its inside, in metres. */
export interface Tuck {
  /** Height of the top at the sides. */
  readonly waist: number;
  /** How far the top dips in front. */
  readonly dip: number;
  /** How far the top rises at the back. */
  readonly rise: number;
  /** Half the inner width. */
  readonly halfWidth: number;
  /** Inner distance from the body's axis to the front. */
  readonly front: number;
  /** Inner distance from the body's axis to the back. */
  readonly back: number;
}

export interface FormContext {
  readonly piece: Piece;
  /** Random numbers for this piece only. */
  readonly random: Random;
  readonly drape: Drape;
  /** True for see-through fabric, which needs a lining. Default false. */
  readonly sheer?: boolean;
  /** Combination with the other pieces of its brief. Default: worn alone. */
  readonly worn?: Worn;
  /**
   * Mesh density: 1 for a finished picture of 768 pixels, less for a smaller one and for a preview. Forms multiply
   * columns and rows by it and divide cell sizes by it, or by its square root.
   */
  readonly detail: number;
  /** Freedom of interpretation: 0 for the plainest reading of the brief, up to 1 at free guidance. */
  readonly freedom: number;
  /** Called in long loops; throws when the shape is no longer needed. */
  readonly check?: () => void;
}
