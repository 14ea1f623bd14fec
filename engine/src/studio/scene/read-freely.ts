import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { formOf } from '../forms/index.ts';
import { isOpen } from '../parts/open-reading.ts';
import type { OpenReading } from '../parts/open-reading.ts';
import { shapeSeed } from './shape-seed.ts';

/**
 * Returns the brief as one picture of a render interprets it; a hero of a named kind stays as it is. If there is any
 * freedom, pictures with an odd seed change the first of the form's `readings`, unless words decide its attribute.
 * Above `MIN_FREEDOM` other open attributes change too, in all pictures, and more of them the higher the freedom (0 to
 * 1). Each attribute is decided independently, so that a reading added later does not change the others.
 */
export function readFreely(brief: Brief, seed: number, freedom: number): Brief {
  if (freedom <= 0) return brief;
  return {
    ...brief,
    pieces: brief.pieces.map((piece, i) => (i === brief.hero ? readPiece(piece, seed, freedom) : piece)),
  };
}

function readPiece(piece: Piece, seed: number, freedom: number): Piece {
  // A named cut already determines the important attributes.
  if (piece.cut !== null) return piece;
  const otherwise = seed % 2 === 1;
  return (formOf(piece.form)?.readings ?? []).reduce((read, reading, rank) => {
    const random = createRandom(deriveSeed(shapeSeed(seed), `reads ${reading.attribute}`));
    const chance = rank === 0 && otherwise ? 1 : Math.max(0, freedom - MIN_FREEDOM) * (otherwise ? 1 : 0.7);
    return random() < chance && isOpen(read, reading) ? withReading(read, reading, random()) : read;
  }, piece);
}

/** Freedom up to which at most one attribute is changed. */
const MIN_FREEDOM = 0.15;

function withReading(piece: Piece, { attribute, values }: OpenReading, choice: number): Piece {
  return { ...piece, attributes: { ...piece.attributes, [attribute]: values[Math.floor(choice * values.length)] } };
}
