/**
 * Assigns the words of a clause to the garments that it names. Adjectives belong to the noun after them; words after a
 * noun belong to it up to the word that introduces the next garment ("white shirt under a camel coat").
 */
import { bindScene } from './bind-scene.ts';
import { bindWords } from './bind-words.ts';
import { plainLabel } from './chip-label.ts';
import { addChip, newPiece, type Draft, type DraftPiece } from './draft.ts';
import { lendCloth } from './share-cloth-of-sets.ts';
import { formLabel, isDressOrGown, isSeat, zoneOf } from '../vocabulary/form-facts.ts';
import { maxCushionsOn } from '../vocabulary/arrangements.ts';
import { isClothingZone, isGarmentZone, type BodyZone } from '../vocabulary/body-zone.ts';
import type { CutName } from '../vocabulary/cuts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { isLink, senseOf, type Sense, type SenseOf, type Term } from '../words/sense.ts';

/** Adds one clause to the draft. `takesForms` is false for style words, which must not change the subject. */
export function bindClause(draft: Draft, clause: readonly Term[], takesForms: boolean): void {
  const rest = bindScene(draft, clause);
  const named = takesForms
    ? rest.map((term, index) => {
        if (isListedBelt(draft, rest, index)) return beltOf(term);
        if (isHeelOfShoe(draft, rest, index)) return heelPart(term);
        return isOfHeadphones(draft, rest, index) ? bandOf(term) : term;
      })
    : [];
  const terms = joinCompounds(draft, takesForms ? named : rest.filter((term) => formOf(term) === undefined));
  const forms = terms.flatMap((term, index) => (formOf(term) === undefined ? [] : [index]));
  if (forms.length === 0) {
    if (draft.pieces.length === 0) draft.pending.push(...terms);
    else bindWords(draft, null, terms, 'loose');
    return;
  }
  let from = wornOver(draft, terms, forms[0]!);
  let inner: DraftPiece | null = null;
  if (from > 0) {
    inner = draft.pieces.at(-1)!;
    bindWords(draft, inner, terms.slice(0, from), 'after');
  }
  for (const [order, at] of forms.entries()) {
    const next = forms[order + 1];
    const until =
      next === undefined ? terms.length : at + 1 + countTrailingWords(terms.slice(at + 1, next), formOf(terms[at]));
    const joint = order === 0 && from === 0 ? supportBefore(terms, at) : terms[from];
    if (isStoodOn(draft, joint, terms[at])) {
      const piece = newPiece(formOf(terms[at])!);
      draft.hero ??= draft.pieces[0]!;
      draft.pieces.unshift(piece);
      draft.arrangement ??= 'on-top';
      const label = piece.cut === null ? formLabel(piece.form) : cutLabel(piece.cut.name, piece.form);
      addChip(draft, terms[at]!, { kind: 'form', name: piece.form, label, piece });
      bindWords(draft, piece, terms.slice(from, at), 'before');
      bindWords(draft, piece, terms.slice(at + 1, until), 'after');
      inner = piece;
    } else if (!isProp(draft, joint, terms[at])) {
      const known = draft.pieces.length;
      const piece = addPiece(draft, terms[at] as Term, joint, isAnother(draft, terms.slice(from, at), terms.slice(at)));
      const own = [...takePending(draft), ...terms.slice(from, at)];
      // "A bookshelf with five shelves", "a bed linen set, two pillowcases": one thing, which the number does not count.
      const isWithin = draft.pieces.length === known && piece.count === 1 && isMentioned(draft, piece);
      bindWords(draft, piece, isWithin ? own.filter((term) => senseOf(term, 'count') === undefined) : own, 'before');
      bindWords(draft, piece, terms.slice(at + 1, until), 'after');
      // "Earrings and a matching necklace": of the same gold.
      if (inner !== null && terms.slice(from, at).some((term) => isLink(term, 'matching'))) lendCloth(inner, piece);
      if (inner !== null && joint !== undefined) {
        layer(inner, piece, joint);
        if (isLink(joint, 'and') && isLink(terms[at + 1], 'in')) shareWith(inner, piece);
      }
      inner = piece;
    }
    from = until;
  }
}

/**
 * "A denim jacket, worn open over a white hoodie": the words before "over" in a clause without another name are said of
 * the garment before it. Returns the index of "over"; 0 where there are none.
 */
function wornOver({ pieces }: Draft, terms: readonly Term[], first: number): number {
  const last = pieces.at(-1);
  if (last === undefined || !isClothingZone(zoneOf(last.form))) return 0;
  return Math.max(
    0,
    terms.slice(0, first).findIndex((term) => isLink(term, 'over')),
  );
}

/** Returns true for a piece that the words have named before. */
const isMentioned = ({ chips }: Draft, piece: DraftPiece): boolean =>
  chips.filter((chip) => chip.kind === 'form' && chip.piece === piece).length > 1;

/** "Knolling: white sneakers, denim jacket, brown belt": where things lie side by side, a belt of a list is one of them. */
function isListedBelt({ arrangement, view }: Draft, terms: readonly Term[], index: number): boolean {
  const [term, next] = [terms[index]!, terms[index + 1]];
  if ((arrangement !== 'grid' && view !== 'flat') || senseOf(term, 'part')?.name !== 'belt' || term.negated)
    return false;
  const from = terms
    .slice(0, index)
    .findLastIndex((other) => !MATERIAL.includes(other.senses[0]?.kind ?? 'unknown') && !isLink(other, 'article'));
  return (from < 0 || isLink(terms[from], 'and')) && (next === undefined || isLink(next, 'and', 'on'));
}

/** Number of letters of "heel": "heels" beside a sneaker may be a second pair of shoes. */
const HEEL = 4;

/** "A sneaker with suede from midfoot to heel": the heel of the shoe that was named before. */
function isHeelOfShoe({ pieces }: Draft, terms: readonly Term[], index: number): boolean {
  const term = terms[index]!;
  const form = formOf(term);
  if (form?.name !== 'heel' || form.cut !== null || term.end - term.start !== HEEL) return false;
  const isShoe = (name: FormName | undefined): boolean => name !== undefined && zoneOf(name) === 'foot';
  return pieces.some((piece) => isShoe(piece.form)) || terms.slice(0, index).some((other) => isShoe(formOf(other)?.name)); // prettier-ignore
}

const heelPart = (term: Term): Term => ({ ...term, senses: [{ kind: 'part', name: 'heels' }] });

/** "Headphones with a fabric headband": the band is that of the headphones. */
const isOfHeadphones = ({ pieces }: Draft, terms: readonly Term[], index: number): boolean =>
  formOf(terms[index])?.name === 'headband' &&
  (pieces.some(({ form }) => form === 'headphones') ||
    terms.slice(0, index).some((term) => formOf(term)?.name === 'headphones'));

const bandOf = (term: Term): Term => ({ ...term, senses: [{ kind: 'part', name: 'band' }] });

/** Senses of words that say what a thing is made of. */
const MATERIAL: readonly Sense['kind'][] = ['colour', 'fabric', 'pattern'];

const beltOf = (term: Term): Term => ({ ...term, senses: [{ kind: 'form', name: 'belt', cut: null }] });

/**
 * "Top and skirt in lilac satin": the cloth applies to both. A first piece with its own colour or pattern takes
 * nothing; one with its own fabric takes only the colour.
 */
function shareWith(first: DraftPiece, second: DraftPiece): void {
  const worn = [first, second].every(({ form }) => isGarmentZone(zoneOf(form)));
  if (!worn || second.form === 'jeans' || first.colours.length > 0 || first.pattern !== null) return;
  lendCloth(first.fabric === null ? second : { ...second, pattern: null }, first);
}

const formOf = (term: Term | undefined): SenseOf<'form'> | undefined => {
  const sense = term?.senses[0];
  return sense?.kind === 'form' && term?.negated === false ? sense : undefined;
};

function takePending(draft: Draft): readonly Term[] {
  const { pending } = draft;
  draft.pending = [];
  return pending;
}

/**
 * Drops the nouns that only describe another garment. "Blazer dress", "shirt jacket": of two consecutive nouns the last
 * is the garment. A skirt named with a dress or a gown is its lower part, a corset its bodice.
 */
function joinCompounds(draft: Draft, terms: readonly Term[]): readonly Term[] {
  const isCloth = (term: Term): boolean => formOf(term)?.name === 'textile';
  const made = draft.pieces.length > 0 || terms.some((term) => formOf(term) !== undefined && !isCloth(term));
  return terms.flatMap((term, index) => {
    const form = formOf(term);
    if (form === undefined) return [term];
    if (index > 0 && isDescribing(terms, index)) return [];
    // "Dress in a light fabric": the word refers to the fabric of the dress.
    if (made && isCloth(term)) return [];
    const next = formOf(terms[index + 1]);
    const last = formOf(terms[index - 1]);
    // "Bolero jacket", "Chelsea ankle boots": the second noun adds nothing to the first.
    if (last?.name === form.name && last.cut !== null && form.cut === null) return [];
    if (next?.name === form.name && next.cut === null) return [{ ...term, end: terms[index + 1]!.end }];
    if (next !== undefined) return form.cut?.name === 'corset' && isDressOrGown(next.name) ? [bonedBodice(term)] : [];
    // "Brogue wingtip": both words name the one shoe.
    if (last?.name === form.name) return [{ ...term, start: terms[index - 1]!.start }];
    const before = terms.slice(0, index).findLast((other) => formOf(other) !== undefined);
    const isOfDress = last === undefined && isDressOrGown(formOf(before)?.name ?? draft.pieces.at(-1)?.form);
    if (isOfDress && form.name === 'skirt' && form.cut === null) return [];
    const sewnIn = form.cut?.name === 'corset' && isLink(terms[index - 1], 'with', 'and', 'article');
    return [isOfDress && sewnIn ? bonedBodice(term) : term];
  });
}

/** "A bench with coat hooks": a noun right before an unknown one, which ends the phrase, only says which kind it is. */
function isDescribing(terms: readonly Term[], index: number): boolean {
  const [term, head, next] = [terms[index]!, terms[index + 1], terms[index + 2]];
  const kind = head?.senses[0]?.kind;
  // "A backpack with a side bottle pocket": the pocket is for a bottle.
  const part = senseOf(head, 'part');
  const isOfPiece = terms.slice(0, index).some((other) => formOf(other) !== undefined);
  if (part?.name === 'pockets' && isOfPiece && zoneOf(formOf(term)!.name) === 'object')
    return head!.start - term.end <= 1;
  const isHead = (kind === 'unknown' || kind === 'undrawn') && head!.clause === term.clause;
  const ends = next === undefined || next.clause !== term.clause || next.senses[0]?.kind === 'link';
  const isCompanion = terms.slice(0, index).some((other) => isLink(other, 'with', 'on', 'in', 'by', 'and'));
  return isHead && ends && isCompanion && head.start - term.end <= 1 && (kind === 'undrawn' || head.isThing === true);
}

/** The corset of a gown is its bodice. */
const bonedBodice = (term: Term): Term => ({ ...term, senses: [{ kind: 'detail', name: 'boning' }] });

/**
 * Number of words between two garments that belong to the first; the rest, from the joining word on, belong to the
 * second.
 */
function countTrailingWords(between: readonly Term[], owner: SenseOf<'form'> | undefined): number {
  const tuck = between.findIndex(({ senses: [sense] }) => sense?.kind === 'attribute' && sense.attribute === 'tuck');
  if (tuck >= 0) return tuck + 1;
  const joins = (term: Term): boolean => isLink(term, 'and', 'with', 'under', 'over', 'on', 'by', 'or', 'but');
  const samePair = (index: number): boolean => {
    const [before, after] = [between[index - 1]?.senses[0]?.kind, between[index + 1]?.senses[0]?.kind];
    return isLink(between[index], 'and') && before === after && (before === 'colour' || before === 'fabric');
  };
  const firm = between.findLastIndex((term, index) => joins(term) && !samePair(index));
  if (firm >= 0) return firm;
  const loose = between.findLastIndex(joins);
  if (loose > 0 || owner === undefined || isGarmentZone(zoneOf(owner.name))) return Math.max(0, loose);
  // "Mug set black gold handle gift box": a part that nothing joins is that of the thing before it.
  return between.findLastIndex((term) => senseOf(term, 'part')?.name === 'handle') + 1;
}

/** "A bracelet, clasp open, lying on a mirror": the "on" of a later clause, right before the name of a thing. */
function supportBefore(terms: readonly Term[], at: number): Term | undefined {
  const isSkipped = ({ senses: [sense] }: Term): boolean => sense?.kind === 'colour' || sense?.kind === 'fabric';
  const before = terms.slice(0, at).findLast((term) => !isLink(term, 'article') && !isSkipped(term));
  return isLink(before, 'on') ? before : undefined;
}

/** A chair, a vase or a lamp on which a thing stands, or which carries it, belongs to the setting. */
function isProp(draft: Draft, joint: Term | undefined, term: Term | undefined): boolean {
  const form = formOf(term);
  const hero = draft.pieces[0];
  if (form === undefined || hero === undefined) return false;
  // "An armchair, front, side, top": the upper side of a thing.
  if (form.name === 'top' && form.cut === null && !isWornZone(zoneOf(hero.form))) return true;
  if (zoneOf(form.name) !== 'object') return false;
  // "A pendant lamp over a table": the table is part of the picture.
  if (hero.cut?.name === 'pendant-lamp' && isLink(joint, 'over') && (form.name === 'table' || isSeat(form.name))) return false; // prettier-ignore
  if (isLink(joint, 'on', 'in', 'under', 'over')) return true;
  // "Silk dress, chair, window light": things that are only listed after a garment describe the place.
  return isGarmentZone(zoneOf(hero.form)) && !isLink(joint, 'by', 'with', 'and');
}

/**
 * "A lamp on a bedside table": one thing of a size that suits furniture stands on it. A plain table is the place of a
 * picture.
 */
function isStoodOn({ pieces, arrangement, props }: Draft, joint: Term | undefined, term: Term | undefined): boolean {
  const form = formOf(term);
  const [hero, ...others] = pieces;
  if (form === undefined || hero === undefined || others.length > 0) return false;
  const max = hero.form === 'pillow' ? maxCushionsOn(form.name, form.cut?.name ?? null) : 1;
  if (hero.count > max || arrangement !== null || props.length > 0) return false;
  // "A throw draped over an armchair" lies on it at least.
  const isOver = hero.form === 'towel' && isSeat(form.name) && isLink(joint, 'over');
  if (!isLink(joint, 'on') && !isOver) return false;
  if (STANDS_ON_FLOOR.includes(hero.cut?.name)) return false;
  if (isSeat(form.name)) return LIES_ON_SEATS.includes(hero.form) || zoneOf(hero.form) === 'foot';
  const bears = form.name === 'cabinet' || (form.name === 'table' && form.cut !== null);
  return bears && STANDS_ON_FURNITURE.includes(hero.form);
}

/** What people lay on a seat or a bed. */
const LIES_ON_SEATS: readonly FormName[] = [
  ...(['handbag', 'tote', 'clutch', 'hat', 'teddy', 'book', 'box', 'towel', 'laptop', 'toy', 'basket'] as const),
  ...(['headphones', 'shopping-bag', 'briefcase', 'laptop-bag', 'suitcase', 'helmet', 'ball', 'camera'] as const),
  ...(['pillow'] as const),
];

/** Things that are neither lost on a piece of furniture nor too large for it. */
const STANDS_ON_FURNITURE: readonly FormName[] = [
  ...(['lamp', 'vase', 'plant-pot', 'bowl', 'basket', 'teapot', 'carafe', 'candle'] as const),
  ...(['speaker', 'laptop', 'handbag', 'tote', 'hat', 'box', 'towel', 'teddy', 'book', 'jar'] as const),
];

/** Lamps that stand on the floor or hang from the ceiling. */
const STANDS_ON_FLOOR: readonly (CutName | undefined)[] = ['floor-lamp', 'arc-lamp', 'pendant-lamp'];

/** Returns true for the zones of clothing, shoes and hats. */
const isWornZone = (zone: BodyZone): boolean => isClothingZone(zone) || zone === 'foot' || zone === 'head';

/**
 * "Black cap and red cap": the noun again, right after its own colour, for a thing that has another colour. In "navy
 * jacket with a red jacket lining" it only describes a part.
 */
function isAnother({ pieces }: Draft, before: readonly Term[], [noun, next]: readonly Term[]): boolean {
  const known = pieces.find((piece) => sameGarment(piece, formOf(noun)!));
  const colour = senseOf(
    before.find(({ senses: [sense], negated }) => sense?.kind === 'colour' && !negated),
    'colour',
  );
  const others = known?.colours.filter(({ part }) => part === 'main') ?? [];
  if (colour === undefined || others.length === 0 || others.some(({ hex }) => hex === colour.hex)) return false;
  const [joint] = before;
  const isListed = before.every(
    (term) =>
      isLink(term, 'article', 'and', 'by') || ['colour', 'fabric', 'pattern'].includes(term.senses[0]?.kind ?? ''),
  );
  const follows = joint !== undefined && (isLink(joint, 'and', 'by') || isListed);
  return follows && (next === undefined || senseOf(next, 'link') !== undefined);
}

/** The piece that a term refers to: a new one, or the piece of that form from an earlier clause. */
function addPiece(draft: Draft, term: Term, joint: Term | undefined, isAnotherOne: boolean): DraftPiece {
  const form = formOf(term) as SenseOf<'form'>;
  const ring =
    isLink(joint, 'with') && form.name === 'ring' ? draft.pieces.find(({ form: it }) => it === 'ring') : undefined;
  // "An engagement ring with a pavé band": the band is that of the ring.
  if (ring !== undefined) return ring;
  const isOwn = (piece: DraftPiece): boolean => sameGarment(piece, form) || isPendantOf(piece, form, joint);
  const known = isAnotherOne ? undefined : draft.pieces.find(isOwn);
  // The same garment in two colours is not worn twice.
  if (isAnotherOne && isWornZone(zoneOf(form.name))) draft.arrangement ??= 'row';
  const piece = known ?? newPiece(form);
  if (known === undefined) draft.pieces.push(piece);
  else if (form.cut !== null) [known.cut, known.form] = [form.cut, form.name];
  if (form.isAnyShoe !== true) piece.isAnyShoe = false;
  const label = form.cut === null ? formLabel(form.name) : cutLabel(form.cut.name, form.name);
  addChip(draft, term, { kind: 'form', name: form.name, label, piece });
  const second = form.cut?.adds;
  if (second !== undefined && !draft.pieces.some((other) => other.form === second))
    draft.pieces.push(newPiece({ kind: 'form', name: second, cut: null }));
  return piece;
}

/** "Chain necklace with a heart pendant": the pendant hangs on that chain. */
const isPendantOf = (piece: DraftPiece, { name, cut }: SenseOf<'form'>, joint: Term | undefined): boolean =>
  piece.form === 'necklace' && name === 'necklace' && cut?.name === 'pendant' && isLink(joint, 'with');

const sameGarment = (piece: DraftPiece, { name, cut }: SenseOf<'form'>): boolean => {
  const ofGown = piece.form === 'gown' && name === 'dress' && cut === null;
  // "Suit jacket, pocket square in the jacket", and the jacket of a suit.
  const isJacket = piece.cut?.adds !== undefined || piece.cut?.name === 'suit-jacket';
  const ofSuit = isJacket && piece.form === 'blazer' && name === 'jacket' && cut === null;
  const alike = piece.form === name || ofGown || ofSuit;
  return alike && (cut === null || piece.cut === null || piece.cut.name === cut.name);
};

const cutLabel = (cut: string, form: SenseOf<'form'>['name']): string =>
  cut.includes(form) ? plainLabel(cut) : `${plainLabel(cut)} (${formLabel(form)})`;

function layer(first: DraftPiece, second: DraftPiece, joint: Term): void {
  if (isLink(joint, 'under') && first.layer >= second.layer) first.layer = second.layer - 0.5;
  if (isLink(joint, 'over') && first.layer <= second.layer) first.layer = second.layer + 0.5;
}
