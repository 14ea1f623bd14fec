/** Words for cropping, rotating and extending the frame. */
import type { Side } from '../edit.ts';
import type { MeaningRow, Verb } from './meaning.ts';

const verb = (name: Verb, says: string): MeaningRow => ({ says, means: { kind: 'verb', verb: name } });
const ratio = (width: number, height: number, says: string): MeaningRow => ({
  says,
  means: { kind: 'ratio', width, height },
});
const side = (name: Side, says: string): MeaningRow => ({ says, means: { kind: 'side', side: name } });

export const frameWords: readonly MeaningRow[] = [
  verb('crop', 'crop, crop it, cropped, cropping, trim, trimmed, cut to, cut it to, cut off, reframe, recrop, frame it, recadre, recadrer, ritaglia, ritagliare, rogner, recorta, recortar, zuschneiden, aspect ratio, format, aspect, show only, show just, focus on, close up, close up of, closeup, closeup of, a close up of'), // prettier-ignore
  verb('turn', 'rotate, rotated, rotation, turn it around, turn around, turn sideways, pivoter, pivote, ruota, ruotare, gira, tourner, tourne, rotate it'), // prettier-ignore
  verb('flip', 'flip, flip it, flipped, mirror it, mirrored, mirror image, mirror the image, mirror the picture, mirror the photo, mirror, reflect, reflect it, retourner, retourne, specchia, rifletti, capovolgi'), // prettier-ignore
  verb('straighten', 'straighten, straighten it, straightened, level it, level the horizon, straighten the horizon, level, redresse, redresser, raddrizza, raddrizzare, tilt, tilt it, deskew'), // prettier-ignore
  verb('closer', 'zoom in, zoom in on, zoom, closer, get closer, move closer, crop closer, crop tighter, tighter, tighter crop, tighter frame, close in, come closer, closer crop, bigger in the frame, larger in the frame, fill the frame, zoom avant, piu vicino, plus pres, crop in'), // prettier-ignore
  verb('wider', 'zoom out, wider, wider shot, wider frame, widen, make it wider, step back, further away, farther away, move back, more background, pull back, uncrop, un crop, expand, expand it, extend, extend it, enlarge the canvas, bigger canvas, larger canvas, expand the canvas, extend the canvas, extend the background, outpaint, more around it, zoom arriere, piu largo, plus large, show more'), // prettier-ignore
  verb('space', 'more space, more room, add space, add room, extra space, breathing room, more breathing room, breathing space, more air, headroom, more headroom, copy space, negative space, add margin, more margin, add some space, add some room, some space, some room, space, room, plus d espace, piu spazio'), // prettier-ignore
  ratio(1, 1, 'square, a square, instagram square, square format, carre, quadrato, cuadrado, quadrat'),
  ratio(4, 5, 'instagram portrait, instagram post, portrait post, instagram format, feed post'),
  ratio(9, 16, 'story, stories, instagram story, story format, reel, reels, tiktok, tiktok format, phone wallpaper, for a story'), // prettier-ignore
  ratio(16, 9, 'widescreen, wide screen, banner, cinema format, youtube, youtube thumbnail, hero banner'),
  ratio(
    3,
    4,
    'portrait format, portrait orientation, upright format, vertical format, vertical crop, portrait crop, make it portrait, in portrait, to portrait',
  ),
  ratio(4, 3, 'landscape format, landscape orientation, horizontal format, horizontal crop, landscape crop, landscape'),
  ratio(2, 3, 'pinterest, pin format, pinterest pin, pinterest format'),
  side('left', 'left, left side, left hand side, gauche, sinistra, izquierda, links'),
  side('right', 'right, right side, right hand side, droite, destra, derecha, rechts'),
  side('top', 'top, at the top, top side, on top, above, above her, above it, above the head, upper edge, en haut, in alto, overhead'), // prettier-ignore
  side('bottom', 'bottom, at the bottom, below, underneath, lower edge, under the feet, en bas, in basso, at the feet'),
  {
    says: 'sides, both sides, on the sides, left and right, on both sides, around, all around, everywhere, on all sides, all sides',
    means: { kind: 'axis', axis: 'horizontal' },
  },
  {
    says: 'horizontal, horizontally, left to right, sideways, horizontalement, orizzontalmente',
    means: { kind: 'axis', axis: 'horizontal' },
  },
  {
    says: 'vertical, vertically, upside down, top to bottom, verticalement, verticalmente',
    means: { kind: 'axis', axis: 'vertical' },
  },
  { says: 'clockwise, to the right, rightwards', means: { kind: 'clock', sign: 1 } },
  {
    says: 'counterclockwise, counter clockwise, anticlockwise, anti clockwise, to the left, leftwards',
    means: { kind: 'clock', sign: -1 },
  },
];
