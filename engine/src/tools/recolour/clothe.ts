/**
 * Gives the garment of a picture another colour, cloth or print while its folds and light stay. Called by the tools
 * that change clothes; pixels outside the matte stay unchanged.
 */
import type { Cover } from '../cloth-texture/cover-material.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { layCloth } from '../cloth-texture/lay-cloth.ts';
import { mainColour } from '../reading/read-fill.ts';
import type { SceneLight } from '../shading/scene-light.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { dyeShares } from './dye-shares.ts';
import { figureOf, withoutFigure } from './figure.ts';
import { rotateHue } from './rotate-hue.ts';
import { layOnEdges } from './lay-on-edges.ts';
import { redye } from './redye.ts';

interface ClotheRequest {
  readonly picture: Picture;
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  /** The source of fabric, pattern and colours; without fabric and pattern the garment is dyed. */
  readonly piece: Piece;
  /** Cloth of another picture, used instead of the piece's. */
  readonly cover?: Cover;
  readonly light: SceneLight;
  /** Contrast of the folds; 1 is typical of such cloth. */
  readonly contrast?: number;
  /** Visibility of the new cloth's own weave, 0 to 1. */
  readonly freedom?: number;
  /** Height in pixels of the whole picture, where `picture` is a part of it. */
  readonly pictureHeight?: number;
  readonly seed: number;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Visibility of the new weave when the request names none: nearly all of it. */
const USUAL_FREEDOM = 0.85;
/**
 * Share of the garment above which a pixel of printed cloth is covered completely before the edges are blended. It is
 * low, because the old print would show through the edge.
 */
const PRINTED_EDGE = 0.02;
/** Share of the garment above which a pixel of plain cloth is covered completely: only the inner half of the edge is. */
const PLAIN_EDGE = 0.4;

/**
 * Returns 3 bytes per pixel; an unchanged copy when the piece has neither fabric, pattern nor colour and there is no
 * `cover`.
 */
export function clothe(request: ClotheRequest): Uint8Array {
  const { picture, matte, piece, cover, light, contrast = 1, seed } = request;
  const { freedom = USUAL_FREEDOM, pictureHeight = picture.height } = request;
  let done = 0;
  const onStep = (share: number) => request.onStep((done = Math.max(done, share)));
  const check = () => onStep(0);
  const colour = mainColour(piece);
  if (!cover && piece.fabric === null && piece.pattern === null) {
    if (!colour) return picture.rgb.slice();
    const dyes = dyeShares(picture, matte, check);
    onStep(0.3);
    return redye({ picture, matte, dyes, colour, light, contrast, check });
  }
  const figure = figureOf(picture, matte, check);
  const figured = figure.strength >= 1;
  const printed = figured || cover !== undefined || piece.pattern !== null;
  const whole = matte.map((value) => (value > (printed ? PRINTED_EDGE : PLAIN_EDGE) ? 1 : 0));
  // An old print would show through new cloth, and its colours would be mistaken for shading.
  const bare = figured ? withoutFigure(picture, matte, figure.radius, check) : picture;
  const laid = layCloth({
    picture: bare,
    matte: whole,
    piece,
    light,
    seed,
    freedom,
    pictureHeight,
    ...(cover && { cover }),
    onStep: (share) => onStep(0.9 * share),
  });
  if (colour && !cover && piece.pattern === null) rotateHue(laid, matte, colour, check);
  return layOnEdges(picture, matte, laid, check, printed);
}
