import type { Blend } from '../../words/tasks/edit-task.ts';
import { zoneOf, acceptsAttribute } from '../../words/prompt/vocabulary/form-facts.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { briefOfTake } from '../../studio/picture/apply-take.ts';
import { mixHex } from '../../foundation/colour/mix-hex.ts';
import { mainHexOf } from '../redrawing/main-hex-of.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';

/** Slider position from which the second picture's print is used. */
const PRINT_AT = 0.4;
/** Slider position from which its cloth is used. */
const CLOTH_AT = 0.6;
/** Slider position from which its kind of garment is used. */
const KIND_AT = 0.85;
/** Position from which the colours of parts are those of the second picture. */
const PARTS_AT = 0.5;

interface Blended {
  readonly brief: Brief;
  readonly note: string | null;
}

/**
 * Blends two drawn designs: colours mix in OKLab, print and cloth switch at a threshold, and cut attributes switch one
 * by one.
 */
export function blendBriefs(
  brief: Brief,
  { scene, palette, form }: Blend & { readonly scene: NonNullable<Blend['scene']> },
): Blended {
  const second = briefOfTake(scene);
  const own = brief.pieces[brief.hero];
  const other = second.pieces[second.hero];
  if (!own || !other)
    return {
      brief,
      note: 'One of the two pictures shows nothing that was drawn as a piece, so only the first was varied.',
    };
  const shaped = withForm(own, other, form);
  const taken = scene.take.fabric ?? other.fabric;
  const piece: Piece = {
    ...shaped.piece,
    colours: palette > 0 ? mixColours(own, other, palette) : own.colours,
    pattern: palette >= PRINT_AT ? other.pattern : own.pattern,
    fabric: palette >= CLOTH_AT ? (taken ?? own.fabric) : own.fabric,
  };
  return { brief: { ...brief, pieces: brief.pieces.with(brief.hero, piece) }, note: shaped.note };
}

function withForm(own: Piece, other: Piece, form: number): { readonly piece: Piece; readonly note: string | null } {
  if (form === 0) return { piece: own, note: null };
  if (zoneOf(own.form) !== zoneOf(other.form)) {
    return { piece: own, note: 'The two pictures show pieces of different kinds, so the form of the first was kept.' };
  }
  const kind = form >= KIND_AT ? { form: other.form, cut: other.cut, details: other.details } : {};
  const names = Object.keys({ ...other.attributes, ...own.attributes }) as AttributeName[];
  const changing = names
    .filter((name) => own.attributes[name] !== other.attributes[name] && acceptsAttribute(kind.form ?? own.form, name))
    .toSorted();
  const count = Math.ceil(changing.length * Math.min(1, form));
  const attributes: Partial<Record<AttributeName, string>> = { ...own.attributes };
  for (const name of changing.slice(0, count)) {
    const value = other.attributes[name];
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  return { piece: { ...own, ...kind, attributes: attributes as Attributes }, note: null };
}

function mixColours(own: Piece, other: Piece, share: number): Piece['colours'] {
  const [from, to] = [mainsOf(own), mainsOf(other)];
  const mains = from.map((hex, k) => mentionOf(mixHex(hex, to[Math.min(k, to.length - 1)]!, share)));
  const parts = share < PARTS_AT ? own : other;
  return [...mains, ...parts.colours.filter(({ part }) => part !== 'main')];
}

function mainsOf(piece: Piece): readonly Hex[] {
  const mains = piece.colours.filter(({ part }) => part === 'main').map(({ hex }) => hex);
  if (mains.length > 0) return mains;
  return [mainHexOf(piece)];
}
