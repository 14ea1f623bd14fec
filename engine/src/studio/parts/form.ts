import type { Random } from '../../foundation/geometry/random.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { Drape, Fabric, FabricName } from '../fabrics/fabric.ts';
import type { OpenReading } from './open-reading.ts';
import type { Shape } from './part.ts';

/**
 * One kind of garment or product. Garments stand in body coordinates (`body/body.ts`): metres, y up from the floor at 0,
 * +z to the front, x to the viewer's right, so that pieces of one outfit fit each other. Products stand on y = 0.
 * To add one: a file (or a small folder) in `forms/`, its line in `forms/index.ts` and its row of words.
 */
export interface Form {
  readonly name: Piece['form'];
  /** What it is made of when the words name nothing. Default cotton. */
  readonly fabric?: FabricName | ((piece: Piece) => FabricName);
  /** A fabric as this form uses it: finer leather on shoes. `named` when the words chose it. */
  adapt?(fabric: Fabric, named: boolean, piece: Piece): Fabric;
  /**
   * Other readings of what words leave open, the one that is least of a change first: that one tells two pictures of a
   * render apart, the others are for those who leave the engine more freedom. Default none.
   */
  readonly readings?: readonly OpenReading[];
  build(context: FormContext): Shape;
}

export interface Worn {
  /** What is worn over it: a jumper or cardigan, or the tailored fronts of a jacket. */
  readonly under: 'knit' | 'jacket' | null;
  /** It is worn over something. */
  readonly over: boolean;
  /** The waist into which its hem is tucked. */
  readonly tuck: Tuck | null;
  /** A hat, a scarf or another hood is worn with it, where a raised hood would be. */
  readonly crowned: boolean;
}

/** A waistband from its inside, metres. */
export interface Tuck {
  /** Height of its top at the sides, and how far it dips in front and rises behind. */
  readonly waist: number;
  readonly dip: number;
  readonly rise: number;
  readonly halfWidth: number;
  readonly front: number;
  readonly back: number;
}

export interface FormContext {
  readonly piece: Piece;
  /** Drawn from by this piece alone. */
  readonly random: Random;
  readonly drape: Drape;
  /** The cloth lets one see through it and wants a lining. Default false. */
  readonly sheer?: boolean;
  /** How it is worn with the other pieces of its brief; default alone. */
  readonly worn?: Worn;
  /** Mesh density: 1 for a finished picture, about .35 for a preview. Multiply columns and rows, divide cells. */
  readonly detail: number;
  /** 0 is the plainest reading of the brief; higher ones are other interpretations, up to 1 at free guidance. */
  readonly freedom: number;
  /** Call it in loops that take long; throws when nobody waits for the shape any more. */
  readonly check?: () => void;
}
