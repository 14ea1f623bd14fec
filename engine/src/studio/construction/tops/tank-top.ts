/**
 * A close-fitting tank or crop top with deep neck and armholes, bound with its own fabric. The top form builds it when
 * the words name only neck, fit and length.
 */
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { topKind } from './top-kinds.ts';
import { upperCut } from './cut/cut.ts';
import { wordedFit } from './cut/worded-shapes.ts';
import { withoutRelief } from './t-shirt-garment.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { tuckedParts, wornCut } from './cut/worn-cut.ts';

/** Attributes and fabrics that a tank top can have; with others it is a draped garment. */
const NECKS: readonly Piece['attributes']['neckline'][] = [undefined, 'scoop', 'crew', 'v-neck', 'square'];
const SLEEVES: readonly Piece['attributes']['sleeve'][] = [undefined, 'sleeveless'];
const STRAPS: readonly Piece['attributes']['strap'][] = [undefined, 'wide'];
const FABRICS: readonly Piece['fabric'][] = [null, 'jersey', 'cotton', 'knit'];
/** Attributes that make a tank top a draped garment instead. */
const SHAPED = ['silhouette', 'collar', 'ruffle', 'drape', 'pleat', 'back', 'closure', 'belt', 'waist', 'hem'] as const;

export function isTankTop({ piece: { cut, attributes, details, fabric }, sheer }: FormContext): boolean {
  if (!topKind(cut).hugsBody || sheer || details.length > 0 || SHAPED.some((part) => attributes[part])) return false;
  const { neckline, sleeve, strap } = attributes;
  return NECKS.includes(neckline) && SLEEVES.includes(sleeve) && STRAPS.includes(strap) && FABRICS.includes(fabric);
}

/** Height in metres of a crop top's hem, just below the waist. */
const CROPPED = 1.075;
/** Width in metres of the binding. */
const BINDING = 0.0105;

export function tankTop(context: FormContext): Shape {
  const { piece, worn } = context;
  const { fit } = piece.attributes;
  const plain = upperCut(piece.attributes, { sleeve: 'sleeveless', neckline: 'scoop' });
  // A top that hangs over trousers has to clear their waistband and rivets.
  const { cropped } = plain;
  const free = cropped || worn === undefined || worn.under !== null || worn.tuck !== null;
  const close = fit === undefined ? free : wordedFit(fit).close === true;
  const cut = wornCut(
    {
      ...plain,
      ...(cropped && { hem: CROPPED }),
      ...(close && { ease: -0.02, waist: 0.034, flare: -0.006 }),
      shoulder: [plain.shoulder[0] - 0.012, plain.shoulder[1]],
      neck: { ...plain.neck, halfWidth: Math.min(plain.neck.halfWidth, 0.092), rib: BINDING },
      binding: BINDING,
    },
    worn,
  );
  return { parts: tuckedParts(upperGarment(cut, withoutRelief(context)).parts, cut), presentation: 'ghost' };
}
