/**
 * A top with sleeves: a front and a back joined at the shoulders, with narrow hems. The top form builds it when the
 * words name only neck, sleeves, silhouette, fit and length.
 */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { topKind } from './top-kinds.ts';
import { hasClothRibs } from './cloth/knit-relief.ts';
import { upperCut } from './cut/cut.ts';
import { sleeveLength } from './cut/sleeve-cut.ts';
import { tShirtGarment } from './t-shirt-garment.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { tuckedParts, wornCut } from './cut/worn-cut.ts';

type Attributes = Piece['attributes'];

/** Attributes of tops that hang from the shoulders with their sleeves; tops with others are draped garments. */
const NECKS: readonly Attributes['neckline'][] = [undefined, 'crew', 'v-neck', 'scoop', 'boat', 'square', 'plunging'];
const SLEEVES: readonly Attributes['sleeveShape'][] = [undefined, 'straight', 'bell'];
const SHAPES: readonly Attributes['silhouette'][] = [undefined, 'boxy', 'a-line', 'bodycon'];
/** Attributes that make a top a draped garment instead. */
const SHAPED = ['collar', 'ruffle', 'drape', 'pleat', 'back', 'closure', 'strap', 'belt', 'waist'] as const;

/** Length in metres of the shortest sleeve of such a top. Tops with shorter cap sleeves are draped instead. */
const MIN_SLEEVE = 0.2;

/**
 * Returns true when words name nothing that requires a draped top: no other details, no relief of knit, and sleeves
 * long enough.
 */
export function hangsInSleeves({ piece: { cut, attributes, details }, sheer }: FormContext): boolean {
  const { sleeveShape, neckline, silhouette } = attributes;
  const plain = cut === null || topKind(cut).hangsInSleeves;
  if (
    !plain ||
    sheer ||
    details.length > 0 ||
    (attributes.knit && !hasClothRibs(attributes.knit)) ||
    SHAPED.some((part) => attributes[part])
  )
    return false;
  if (sleeveLength(attributes, 'sleeveless').length < MIN_SLEEVE) return false;
  return NECKS.includes(neckline) && SLEEVES.includes(sleeveShape) && SHAPES.includes(silhouette);
}

export function sleevedTop(context: FormContext): Shape {
  const { piece, random, worn } = context;
  // Jersey is finished as on a T-shirt.
  if (piece.fabric === null || piece.fabric === 'jersey') return tShirtGarment(context);
  const neckline = random() < 0.5 ? 'v-neck' : 'scoop';
  const plain = upperCut(piece.attributes, { sleeve: 'long', neckline });
  const loose = piece.attributes.fit === undefined ? 0.008 : 0;
  const cut = wornCut(
    {
      ...plain,
      ease: plain.ease + loose,
      flare: Math.max(plain.flare, 0.016),
      twinNeedle: false,
      bound: true,
      neck: { ...plain.neck, rib: 0 },
    },
    worn,
  );
  return { parts: tuckedParts(upperGarment(cut, context).parts, cut), presentation: 'ghost' };
}
