import type { PictureScene, Take } from '../../words/prompt/picture-scene.ts';
import type { Brief, ColourMention, Piece } from '../../words/prompt/brief.ts';
import type { DetailName } from '../../words/prompt/vocabulary/details.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { nearestColour } from '../../words/prompt/colour/nearest-colour.ts';
import { withLight } from '../../words/prompt/with-light.ts';
import { freedomOf } from '../scene/freedom.ts';
import { readFreely } from '../scene/read-freely.ts';

/**
 * The brief of one picture of a scene. A changed fabric is not applied to it, but only to the materials: the piece has
 * the shape of its original fabric, so that every take shows the same garment.
 */
export function briefOfTake({ brief: stored, take }: PictureScene): Brief {
  const read = stored.drawsAsRead ? stored : asDrawnBefore(stored);
  const brief = read.drawing === DRAWING ? read : { ...read, pieces: read.pieces.map(drawnAs(read.drawing ?? 1)) };
  const { view, light, setting, colour, build, pose, finish } = take;
  return {
    ...(light && light !== brief.light ? withLight(brief, { light }) : brief),
    ...(view && { view }),
    ...(brief.figure && {
      figure: { ...brief.figure, ...(build && { build }), ...(pose && { pose }), ...(finish && { finish }) },
    }),
    // A background colour for one setting would be wrong as the tint of another.
    ...(setting && setting !== brief.setting && { setting, backdrop: null, plainBackground: null }),
    ...(colour && { pieces: brief.pieces.map((piece, i) => (i === brief.hero ? recoloured(piece, colour) : piece)) }),
  };
}

/** The version of the drawing of scenes that are made now. */
const DRAWING = 3;

const drawnAs =
  (version: NonNullable<Piece['drawnAs']>) =>
  (piece: Piece): Piece => ({ ...piece, drawnAs: version });

/** Details that were read, but not drawn, when scenes without `drawsAsRead` were stored. */
const HANDWORK: readonly DetailName[] = ['applique', 'beading', 'embroidery', 'patchwork'];

/**
 * The brief of an earlier scene without the details that were not drawn then. `drawsAsRead` is set, so that details
 * which are added later are drawn.
 */
const asDrawnBefore = (brief: Brief): Brief => ({
  ...brief,
  drawsAsRead: true,
  pieces: brief.pieces.map((piece) => ({
    ...piece,
    details: piece.details.filter((name) => !HANDWORK.includes(name)),
    attributes: isBeltKept(piece) ? { ...piece.attributes, belt: 'sash' } : piece.attributes,
  })),
});

/** In earlier scenes, wrap coats had a belt even if words excluded it. */
const isBeltKept = ({ cut, attributes }: Piece): boolean => cut === 'wrap-coat' && attributes.belt === 'none';

/** The brief that a picture of a scene is drawn from. Open words are interpreted with the scene's freedom. */
export function drawnBrief(scene: PictureScene): Brief {
  return readFreely(briefOfTake(scene), scene.seed, freedomOf(scene.guidance));
}

/** The scene with another take. Values that the new take leaves open stay as in the previous one. */
export function retake(scene: PictureScene, take: Take): PictureScene {
  return { ...scene, take: { ...scene.take, ...take } };
}

function recoloured(piece: Piece, hex: Hex): Piece {
  const own: ColourMention = { name: nearestColour(hex), tone: null, hex, part: 'main' };
  const at = piece.colours.findIndex(({ part }) => part === 'main');
  return { ...piece, colours: at < 0 ? [own, ...piece.colours] : piece.colours.with(at, own) };
}
