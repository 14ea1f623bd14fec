import { acceptsAttribute, layerOf, zoneOf } from '../vocabulary/form-facts.ts';
import { plainLabel } from './chip-label.ts';
import { addChip, hasMainColour, type DraftPiece } from './draft.ts';
import { senseOf, type SenseOf, type Term } from '../words/sense.ts';
import { addColour, addPartFabric, addPatternColour, setAttribute } from './set-property.ts';
import { bearerOf, flush, dropAdjacent, dropWaiting, pieceFor, type Stretch } from './stretch.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import { drawsDetail, drawsPattern } from '../vocabulary/draws-word.ts';
import { coversTrunk, type BodyZone } from '../vocabulary/body-zone.ts';
import { partRows, type PartName } from '../vocabulary/parts.ts';

/** For a colour before an attribute, the part that it refers to: "with a red tie belt". */
const partOfAttribute: { readonly [Name in AttributeName]?: PartName } = {
  belt: 'belt',
  collar: 'collar',
  heel: 'heels',
  hood: 'hood',
  pocket: 'pockets',
  ruffle: 'ruffles',
  sleeve: 'sleeves',
  sleeveShape: 'sleeves',
  strap: 'straps',
};

/** Binds the first sense that its piece can have; a term without such a sense stays unused. */
export function bindAttribute(stretch: Stretch, term: Term): void {
  for (const sense of term.senses) {
    if (sense.kind !== 'attribute') continue;
    const piece = pieceFor(stretch, ({ form }) => acceptsAttribute(form, sense.attribute));
    if (piece === undefined) continue;
    // "A slip dress, chunky boots": right before its own noun it is said of no other garment.
    if (sense.attribute === 'knit' && stretch.position === 'before' && piece !== stretch.piece) continue;
    // "A chunky cable knit jumper": cables are thick anyway.
    if (sense.attribute === 'knit' && sense.name === 'cable' && piece.attributes.knit === 'chunky')
      delete piece.attributes.knit;
    if (sense.attribute === 'sleeveShape') takeSleeveLength(stretch);
    if (sense.attribute === 'neckline' && joinStrapless(stretch, piece, term, sense.name)) return;
    setAttribute(stretch.draft, piece, term, sense.attribute, sense.name);
    const isZip = sense.attribute === 'closure' && sense.name === 'zip';
    // "Half zip sweater with a green zip": the attribute was set by the first word.
    if (isZip && stretch.colours.length > 0)
      addChip(stretch.draft, term, { kind: 'part', name: 'zip', label: 'zip', piece, part: 'zip' });
    const part = isZip ? 'zip' : partOfAttribute[sense.attribute];
    if (part === 'belt' && stretch.position !== 'before' && stretch.colours.length === 0) stretch.openPart = part;
    // "Blue kimono, red sash": a colour for a garment that already has one refers to the part.
    const own = stretch.accompanied || (stretch.position === 'loose' && hasMainColour(piece));
    if (part === undefined || !own) return;
    for (const held of stretch.colours.splice(0)) addColour(stretch.draft, piece, held, part);
    for (const held of stretch.fabrics.splice(0)) addPartFabric(stretch.draft, piece, held, part);
    return;
  }
}

/**
 * "Strapless sweetheart": the neckline has its own shape, and no straps. Returns false when only one of both was named.
 */
function joinStrapless({ draft }: Stretch, piece: DraftPiece, term: Term, neckline: string): boolean {
  const known = piece.attributes.neckline;
  if (known === undefined || known === neckline) return false;
  if (known === 'strapless') {
    const chip = draft.chips.find((other) => other.piece === piece && other.name === 'neckline=strapless');
    draft.chips.splice(0, Infinity, ...draft.chips.map((it) => (it === chip ? { ...it, name: 'strap=none' } : it)));
    delete piece.attributes.neckline;
    setAttribute(draft, piece, term, 'neckline', neckline);
  } else if (neckline === 'strapless') {
    addChip(draft, term, { kind: 'attribute', name: 'strap=none', label: 'strapless', piece });
  } else return false;
  piece.attributes.strap = 'none';
  return true;
}

/** "Long bell sleeves": the length belongs to the sleeves. */
function takeSleeveLength(stretch: Stretch): void {
  const { size } = stretch;
  const piece = pieceFor(stretch, ({ form }) => acceptsAttribute(form, 'sleeve'));
  if (size === null || piece === undefined) return;
  setAttribute(stretch.draft, piece, size.term, 'sleeve', size.name);
  stretch.size = null;
}

/** Converts a "long" or "short" that no sleeve has used into the length that it means for the form. */
export function bindSize({ draft, piece: own, size }: Stretch): void {
  const piece = own ?? draft.pieces.at(-1);
  if (size === null || piece === undefined) return;
  const long = size.name === 'long';
  if (piece.form === 'boot') return setAttribute(draft, piece, size.term, 'shaft', long ? 'knee' : 'ankle');
  if (!acceptsAttribute(piece.form, 'length') || piece.form === 'shorts') return;
  const upper = zoneOf(piece.form) === 'upper' && layerOf(piece.form) < 4;
  const legs = piece.form === 'trousers' || piece.form === 'jeans' || piece.form === 'jumpsuit';
  const value = long ? (upper ? 'hip' : 'maxi') : upper || legs ? 'cropped' : 'mini';
  setAttribute(draft, piece, size.term, 'length', value);
}

/** Patterns woven into fabric of one colour, which a colour before their name refers to. */
const weaves: readonly string[] = ['pinstripe', 'herringbone', 'glen-check', 'tartan'];

/** Kinds of stripes: "a striped breton top" has the second. */
const stripes: readonly string[] = ['breton', 'pinstripe', 'vertical-stripes', 'horizontal-stripes'];

interface PrintSaid {
  readonly sense: SenseOf<'pattern'>;
  /**
   * Set when a fabric follows, as in "cream swiss dot cotton": the colour before the pattern is that of the whole
   * fabric.
   */
  readonly ofCloth: boolean;
}

export function bindPattern(stretch: Stretch, term: Term, { sense: { name }, ofCloth }: PrintSaid): void {
  const { draft } = stretch;
  const isOpen = (it: DraftPiece): boolean =>
    drawsPattern(it) && (it.pattern === null || (it.pattern.name === 'stripes' && stripes.includes(name)));
  const piece = bearerOf(stretch, isOpen);
  // "A marinière with navy stripes on ecru": the stripes are those of the kind.
  if (name === 'stripes' && piece?.pattern && stripes.includes(piece.pattern.name)) {
    addChip(draft, term, { kind: 'pattern', name: piece.pattern.name, label: plainLabel(name), piece });
    stretch.openPattern = true;
    stretch.ofStripes = stretch.colours.length === 0;
  }
  if (piece === undefined || !isOpen(piece)) return;
  // "A vase with a dried branch": what stands in a vase is no print on it.
  if (name === 'leaves' && piece.form === 'vase' && stretch.accompanied) return dropWaiting(stretch);
  piece.pattern = { name, colours: piece.pattern?.colours ?? [] };
  addChip(draft, term, { kind: 'pattern', name, label: plainLabel(name), piece });
  stretch.openPattern = true;
  if (stretch.position === 'before') return;
  const hasOwnBackground = stretch.colours.length > 1 || ((ofCloth || weaves.includes(name)) && !stretch.accompanied);
  const background = !hasMainColour(piece) && hasOwnBackground ? stretch.colours.splice(0, 1) : [];
  for (const held of background) addColour(draft, piece, held, 'main');
  for (const held of stretch.colours.splice(0)) addPatternColour(draft, piece, held);
}

/** Parts that exist only in some zones: "liquid silver" is no bottle content unless there is a bottle. */
const onlyOf: { readonly [Name in PartName]?: BodyZone } = { liquid: 'object', lenses: 'head', dial: 'jewellery' };

/** Parts cut from the fabric of their garment: a colour named after one is the garment's, if that has none. */
export const ofGarment: readonly PartName[] = ['hood', 'pockets', 'pleats', 'slit', 'drape', 'hem', 'ruffles'];

/**
 * A colour or fabric right before a part belongs to the part; before the noun, at most one does and the rest belongs to
 * the garment.
 */
export function bindPart(stretch: Stretch, term: Term, { name: named }: SenseOf<'part'>): void {
  const { draft, position } = stretch;
  // The band of trousers and skirts has the colour of a belt, and no belt round it; elsewhere the word means a belt.
  const isBand = named === 'waistband' && pieceFor(stretch, hasBand) !== undefined;
  const name = named === 'waistband' ? 'belt' : named;
  const row = partRows.find((part) => part.name === name);
  // The handle of a mug is no strap.
  const isOfProduct = name === 'handle' && draft.pieces.some(({ form }) => zoneOf(form) === 'object');
  const attribute = isOfProduct ? null : (row?.attribute ?? null);
  const zone = onlyOf[name];
  if (zone !== undefined && !draft.pieces.some(({ form }) => zoneOf(form) === zone)) return;
  const piece =
    (isBand ? pieceFor(stretch, hasBand) : undefined) ??
    (name === 'buttons' ? outermostOf(stretch) : undefined) ??
    (attribute === null
      ? bearerOf(stretch, () => true)
      : pieceFor(stretch, ({ form }) => acceptsAttribute(form, attribute)));
  if (piece === undefined) {
    if (!stretch.accompanied) return flush(stretch);
    // "Silver collar and cap" of a bottle: the cap is of silver, and the collar is not drawn.
    stretch.shared = { colours: stretch.colours, fabrics: stretch.fabrics };
    return dropWaiting(stretch);
  }
  stretch.partOf = piece;
  stretch.lastPart = name;
  const drawnIn = isBand ? senseOf(term, 'attribute') : undefined;
  if (drawnIn !== undefined) setAttribute(draft, piece, term, drawnIn.attribute, drawnIn.name);
  // "2 pack boxer briefs black and grey, waistband": as many colours as things are those of the things.
  const isPack = piece.count > 1 && piece.count === stretch.colours.length;
  if (isPack && position === 'after' && !hasMainColour(piece) && !stretch.accompanied) flush(stretch);
  if (name === 'sleeves') takeSleeveLength(stretch);
  addChip(draft, term, { kind: 'part', name: named, label: named, piece, part: name });
  stretch.openPart = null;
  // "Red ruffle dress": ruffles are cut from the fabric of the garment.
  const ofCloth = name === 'ruffles' && position === 'before' && stretch.colours.length < 2;
  const own = ofCloth ? { colours: [], fabrics: [] } : takeOwn(stretch, position === 'before' || !hasMainColour(piece));
  const { colours, fabrics } = own.colours.length + own.fabrics.length > 0 ? own : (stretch.shared ?? own);
  stretch.shared = { colours, fabrics };
  for (const held of colours) addColour(draft, piece, held, name);
  for (const held of fabrics) addPartFabric(draft, piece, held, name);
  if (attribute !== null && row !== undefined && row.present !== null && !isBand)
    piece.presumed[attribute] = row.present;
  const bare = colours.length + fabrics.length === 0 && position !== 'before';
  if (bare && (hasMainColour(piece) || !ofGarment.includes(name))) stretch.openPart = name;
}

const hasBand = ({ form }: DraftPiece): boolean => zoneOf(form) === 'lower';

/** "Blazer over a turtleneck, gold buttons": those of a clause of their own are seen on the outermost garment. */
function outermostOf({ draft, piece }: Stretch): DraftPiece | undefined {
  const worn = draft.pieces.filter(({ form }) => coversTrunk(zoneOf(form)));
  return piece === null ? worn.toSorted((a, b) => a.layer - b.layer).at(-1) : undefined;
}

/**
 * Takes the colours and fabrics before a part that belong to it: all, or only the last ones where the garment still
 * needs its own. "White jersey, gold belt": a fabric before the part's colour does not belong to the part.
 */
function takeOwn(stretch: Stretch, lastOnly: boolean): Pick<Stretch, 'colours' | 'fabrics'> {
  const [before, last] = stretch.colours.slice(-2);
  // "Cream mesh and grey suede overlays": a fabric between two colours ends what is said of the garment.
  const areParted =
    last !== undefined &&
    stretch.fabrics.some(({ term }) => term.start > before!.term.start && term.start < last.term.start);
  const isList = stretch.colours.at(-1)?.joined === true && !areParted;
  const several = stretch.colours.length > 1;
  // "Boxer briefs black and grey waistband": the first colour is that of the garment, which has no other.
  const isOfTitle = isList && lastOnly && stretch.position === 'after' && !stretch.accompanied;
  const takesLast = isOfTitle || ((lastOnly || areParted) && !isList);
  const colours = takesLast ? stretch.colours.splice(-1) : stretch.colours.splice(0);
  const from = several && takesLast ? (colours[0]?.term.start ?? 0) : -1;
  const fabrics = stretch.fabrics.filter(({ term }) => term.start > from).slice(-1);
  stretch.fabrics = stretch.fabrics.filter((held) => !fabrics.includes(held));
  return { colours, fabrics };
}

export function bindDetail(stretch: Stretch, term: Term, { name }: SenseOf<'detail'>, next: Term | undefined): void {
  const piece = bearerOf(stretch, () => true);
  if (piece === undefined) return;
  const isRepeated = piece.details.includes(name);
  addChip(stretch.draft, term, { kind: 'detail', name, label: plainLabel(name), piece });
  if (isRepeated) return;
  piece.details.push(name);
  // "A red quilted lining": the colour is that of the part.
  if (stretch.position === 'before' || next?.senses[0]?.kind === 'part') return;
  // "White sneakers with a red logo": on a thing that shows no logo, nothing is red.
  if (hasMainColour(piece) && !drawsDetail(piece, name)) return dropAdjacent(stretch, term.start);
  // "Cap navy, embroidered": only after "with" is the colour that of the embroidery alone.
  const part = stretch.accompanied || hasMainColour(piece) ? 'trim' : 'main';
  for (const held of stretch.colours.splice(0)) addColour(stretch.draft, piece, held, part);
}
