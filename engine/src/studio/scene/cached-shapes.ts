/**
 * Caches shapes that this thread built recently, before materials are applied. The pictures of one render, and the
 * takes of one scene, show them from other sides, in other colours and in other light. Called by `buildSubject` only.
 */
import type { Piece } from '../../words/prompt/brief.ts';
import type { Form, Worn } from '../parts/form.ts';
import type { Drape } from '../fabrics/fabric.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Shape } from '../parts/part.ts';

interface ShapeRequest {
  readonly form: Form;
  readonly piece: Piece;
  /** Index of the piece in its brief. */
  readonly index: number;
  readonly seed: number;
  readonly drape: Drape;
  readonly sheer: boolean;
  readonly worn?: Worn;
  readonly detail: number;
  readonly freedom: number;
  /** May throw to stop; an unfinished shape is not cached. */
  readonly check: () => void;
}

interface CachedShape {
  readonly key: string;
  /** The colours with which the shape was built, as JSON; null when the form did not read them. */
  readonly colours: string | null;
  readonly shape: Shape;
  readonly bytes: number;
}

/** Maximum size of the cache in bytes; the shape of a garment in a finished picture takes 4 to 15 million bytes. */
const MAX_BYTES = 24e6;

/** In order of use, the latest last. */
const cached: CachedShape[] = [];

/** Returns the shape for a request: a cached one if the thread has built an equal one recently. */
export function shapeOf(request: ShapeRequest): Shape {
  const { colours, artworks: _onTop, ...piece } = request.piece;
  const key = JSON.stringify([piece, request.worn, request.index, request.seed, request.detail, request.freedom]);
  const dyes = JSON.stringify(colours);
  const at = cached.findIndex((entry) => entry.key === key && (entry.colours === null || entry.colours === dyes));
  const entry = at < 0 ? build(request, key, dyes) : cached.splice(at, 1)[0]!;
  cached.push(entry);
  let bytes = cached.reduce((sum, other) => sum + other.bytes, 0);
  while (bytes > MAX_BYTES && cached.length > 1) bytes -= cached.shift()!.bytes;
  return entry.shape;
}

function build({ form, piece, index, seed, ...context }: ShapeRequest, key: string, dyes: string): CachedShape {
  let looked = false;
  const watched: Piece = {
    ...piece,
    get colours() {
      looked = true;
      return piece.colours;
    },
  };
  const random = createRandom(deriveSeed(seed, `${piece.form} ${index}`));
  const shape = form.build({ ...context, piece: watched, random });
  return { key, colours: looked ? dyes : null, shape, bytes: bytesOf(shape) };
}

function bytesOf({ parts }: Shape): number {
  return parts.reduce(
    (sum, { mesh: { positions, normals, uvs, indices } }) =>
      sum + positions.byteLength + normals.byteLength + uvs.byteLength + indices.byteLength,
    0,
  );
}
