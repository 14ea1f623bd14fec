import type { Hex } from '../../foundation/colour/hex.ts';
import { basicsFor } from './basics-for.ts';
import type { Brief, Chip, ColourMention, Look, Piece, PlainBackground } from './brief.ts';
import { settleArrangement } from './binding/settle-arrangement.ts';
import { choosePalette } from './binding/choose-palette.ts';
import type { Draft, DraftPiece } from './binding/draft.ts';
import { namedColour } from './colour/named-colour.ts';
import { zoneOf } from './vocabulary/form-facts.ts';
import { readFigure } from './read-figure.ts';
import type { Attributes } from './vocabulary/attributes.ts';

/** Maximum number of garments in a picture of an outfit; with more, none could be recognised. */
const MAX_WORN = 3;
/** Maximum number of garments on a mannequin, where each has its place: five in layers, shoes and a bag. */
const MAX_ON_FIGURE = 7;
/** Maximum number of different things that stand beside each other. */
const MAX_THINGS = 6;

/** Turns a draft into a brief: pieces ordered from the skin outwards, chips that point at them, and a palette. */
export function finishBrief(draft: Draft, look: Look, prompt: string, unknown: readonly string[]): Brief {
  if ((draft.isPackshot || draft.isShadowless) && isBare(draft)) draft.backdrop ??= PACKSHOT_WHITE;
  if (draft.isBackdropApart && !isBare(draft)) dropBackdrop(draft);
  if (hangsAboveProps(draft)) draft.props.length = 0;
  const arrangement = settleArrangement(draft, prompt);
  const forms = draft.pieces.map(({ form }) => form);
  const { staging, view } = draft;
  const worn = arrangement === null ? readFigure({ prompt, forms, staging, view, look }) : null;
  const most = arrangement !== null ? MAX_THINGS : worn ? MAX_ON_FIGURE : MAX_WORN;
  // A tie hides nothing of what it is worn with.
  const isTied = draft.pieces.some(({ form }) => form === 'tie');
  const named = draft.pieces.slice(0, most + (isTied ? 1 : 0));
  const hero = draft.hero !== null && named.includes(draft.hero) ? draft.hero : named[0];
  // What stands or lies on furniture comes after it.
  const ordered = arrangement === 'on-top' ? named : named.toSorted((a, b) => a.layer - b.layer);
  const keepsShadow = !isBare(draft) || look === 'editorial' || look === 'illustration';
  const chips = draft.chips.flatMap(({ piece, part: _, arrangement: __, isShown: ___, ...chip }): Chip[] => {
    // A shadow is left out on a plain background only.
    if ((chip.name === 'shadowless' && keepsShadow) || (chip.kind === 'prop' && draft.props.length === 0)) return [];
    const index = piece === null ? null : ordered.indexOf(piece);
    return index === -1 ? [] : [{ ...chip, piece: index }];
  });
  const colours = ordered.flatMap((piece) => [...piece.colours, ...(piece.pattern?.colours ?? [])]);
  const loose = draft.backdrop === null ? [] : [draft.backdrop];
  const pieces = ordered.map((piece) => finishPiece(piece, view));
  const basics = worn === null ? [] : basicsFor(pieces, draft.avoided);
  return {
    subject: ordered.length === 0 ? 'moodboard' : 'drawable',
    pieces,
    hero: hero === undefined ? 0 : ordered.indexOf(hero),
    setting: draft.setting,
    backdrop: draft.backdrop,
    plainBackground: plainBackground(draft),
    light: draft.light,
    ...(draft.light !== null && draft.lightColours.length > 0 && { lightColours: draft.lightColours }),
    ...(draft.lightFrom !== null && { lightFrom: draft.lightFrom }),
    view: draft.view,
    copySpace: draft.copySpace,
    lens: draft.lens,
    staging: draft.staging,
    ...(arrangement !== null && { arrangement }),
    ...(arrangement === 'group' && draft.rows !== null && { rows: draft.rows }),
    ...(draft.props.length > 0 && arrangement !== null && { props: draft.props }),
    ...(worn !== null && { figure: worn.figure }),
    ...(basics.length > 0 && { basics }),
    moods: draft.moods,
    look,
    palette: choosePalette(draft, prompt, [...pendingColours(draft), ...colours, ...loose]),
    understood: worn === null ? chips : [...chips, ...worn.chips],
    avoided: draft.avoided,
    unknownWords: unknown,
  };
}

/**
 * Returns true when all pieces are worn above the waist or at the neck and are not laid flat: the picture is cropped to
 * them, and what stands on the floor below is outside it.
 */
const hangsAboveProps = ({ pieces, view, arrangement }: Draft): boolean =>
  view !== 'flat' &&
  arrangement !== 'grid' &&
  pieces.length > 0 &&
  pieces.every(({ form }) => zoneOf(form) === 'upper' || zoneOf(form) === 'neck');

/** Colour of a background that is called white; the colour "white" of cloth is darker. */
const PURE_WHITE: Hex = '#ffffff';

const PACKSHOT_WHITE = namedColour('white', 'main');

/** "Wooden floor, white wall": a place is drawn in its own colours, and that of the wall is named as not drawn. */
function dropBackdrop(draft: Draft): void {
  draft.backdrop = null;
  draft.backdropBelow = null;
  draft.chips.splice(0, Infinity, ...draft.chips.filter(({ kind }) => kind !== 'backdrop'));
}

/** Returns true when the words name no place, or only a studio. */
const isBare = ({ setting }: Draft): boolean => setting === null || setting === 'studio';

function plainBackground(draft: Draft): PlainBackground | null {
  const { backdrop, backdropBelow } = draft;
  if (backdrop === null || !isBare(draft)) return null;
  const plain = { hex: exactHex(backdrop), below: backdropBelow && exactHex(backdropBelow) };
  return draft.isShadowless ? { ...plain, shadowless: true } : plain;
}

const exactHex = ({ hex }: ColourMention): Hex => (hex === PACKSHOT_WHITE.hex ? PURE_WHITE : hex);

const pendingColours = (draft: Draft): Piece['colours'] =>
  draft.pending.flatMap(({ senses: [sense], negated }) =>
    sense?.kind === 'colour' && !negated
      ? [{ name: sense.name, tone: sense.tone, hex: sense.hex, part: 'main' as const }]
      : [],
  );

const isPainted = ({ form, fabric, colours }: Pick<DraftPiece, 'form' | 'fabric' | 'colours'>): boolean =>
  fabric === null && zoneOf(form) === 'object' && colours.some(({ part }) => part === 'main');

const hasOwnEdges = ({ form, colours, partFabrics }: Pick<DraftPiece, 'form' | 'colours' | 'partFabrics'>): boolean =>
  (form === 'pillow' || form === 'headphones') &&
  [...colours, ...partFabrics].some(({ part }) => part === (form === 'pillow' ? 'piping' : 'band'));

function finishPiece(
  { cut, count, layer: _, presumed: __, isAnyShoe: ___, attributes, ...rest }: DraftPiece,
  view: Draft['view'],
): Piece {
  const piece: Piece = {
    ...rest,
    cut: cut?.name ?? null,
    // The cast is safe: every value was read from the attribute's own table.
    attributes: attributes as Attributes,
    ...(rest.form === 'heel' && { turnsFromBelow: true }),
    ...(view === 'macro' && zoneOf(rest.form) === 'jewellery' && { framesStone: true }),
    ...(isPainted(rest) && { coatsMetal: true }),
    ...(hasOwnEdges(rest) && { dressesEdges: true }),
    ...(count > 1 && { count }),
  };
  return piece.colours.some(({ part }) => part === 'stitching' || part === 'zip')
    ? { ...piece, drawsTrims: true }
    : piece;
}
