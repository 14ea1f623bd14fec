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
  build(context: FormContext): Shape;
}

export interface Worn {
  /** The garment worn over it: a jumper or cardigan, or the tailored fronts of a jacket. */
  readonly under: 'knit' | 'jacket' | null;
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
