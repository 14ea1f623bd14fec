/**
 * Reads a person's words into a brief by a written grammar over the vocabulary, without network or randomness.
 * The engine calls it before it draws; the server also calls it on its own, to learn what a text means. It never
 * throws, whatever the text contains, and takes a few milliseconds for the longest prompt.
 */
import type { PromptWords } from '@kenna/contract/engine-task';
import { applyImplied } from './binding/apply-implied.ts';
import { applyMoods } from './binding/apply-moods.ts';
import { formLabel, zoneOf } from './vocabulary/form-facts.ts';
import { bindScene } from './binding/bind-scene.ts';
import { bindWords } from './binding/bind-words.ts';
import { bindClause } from './binding/bind-clause.ts';
import { settleAreas } from './binding/settle-areas.ts';
import { settleClear } from './binding/settle-clear.ts';
import { settleCloth, settleKnitHat, settlePine } from './binding/settle-cloth.ts';
import { settleCompact } from './binding/settle-compact.ts';
import { settleBracelet } from './binding/settle-bracelet.ts';
import { settleSpecks, settleVessel } from './binding/settle-vessel.ts';
import { settleRing, settleSideStones, THREE_STONES } from './binding/settle-ring.ts';
import { settleCushions } from './binding/settle-cushions.ts';
import { settleBowl } from './binding/settle-bowl.ts';
import { settleEach } from './binding/settle-each.ts';
import { settlePile } from './binding/settle-pile.ts';
import { settleLying, settleRows } from './binding/settle-lying.ts';
import { settleFolded } from './binding/settle-folded.ts';
import { drawnOtherwise, settleGoods } from './binding/settle-goods.ts';
import { settleHovering } from './binding/settle-hovering.ts';
import { settleBedLinen, settleCurtains, settlePacked } from './binding/settle-companions.ts';
import { settleLightSide } from './binding/settle-light-side.ts';
import { settleOpened } from './binding/settle-opened.ts';
import { settleLamp } from './binding/settle-lamp.ts';
import { settlePair, settleSingle } from './binding/settle-single.ts';
import { settleStreet } from './binding/settle-street.ts';
import { shownAnyway } from './shown-anyway.ts';
import { settlePlural } from './binding/settle-plural.ts';
import { settleSurface } from './binding/settle-surface.ts';
import { settleTitle } from './binding/settle-title.ts';
import { settleTrims } from './binding/settle-trims.ts';
import { placeFoundArtworks } from './binding/bind-artworks.ts';
import type { Brief, Chip, Look } from './brief.ts';
import { addChip, emptyDraft, newPiece, type Draft } from './binding/draft.ts';
import { plainLabel } from './binding/chip-label.ts';
import { colourLabel } from './binding/colour-mention.ts';
import { dropAvoided, excludeWords } from './binding/exclude-words.ts';
import { dropUndrawn } from './binding/drop-undrawn.ts';
import { findArtworks } from './words/find-artworks.ts';
import { findAreas, type FoundAreas } from './words/find-areas.ts';
import { findSides } from './words/find-sides.ts';
import { finishBrief } from './finish-brief.ts';
import { ownColoursOf } from './words/own-colours.ts';
import type { FormName } from './vocabulary/forms.ts';
import { cutRows } from './vocabulary/cuts.ts';
import type { PartName } from './vocabulary/parts.ts';
import { settleWearer } from './binding/settle-wearer.ts';
import { wearerSpans, withoutMannequin } from './read-figure.ts';
import { readTerms } from './words/read-terms.ts';
import { splitWords } from './words/split-words.ts';
import type { Span } from './words/find-terms.ts';
import { isLink, senseOf, type Term } from './words/sense.ts';
import { isClothingZone, type BodyZone } from './vocabulary/body-zone.ts';
import { childWords, cutForWearer, showsProportions, wearerSpansOf } from './made-for.ts';
import { dressCodeOf, wearerOf } from './wearer-of.ts';
import { wordsNotDrawn } from './words-not-drawn.ts';

/** Maximum number of unknown words reported to the person. */
const MAX_UNKNOWN = 40;

/** The texts that a brief is read from. */
interface BriefWords extends PromptWords {
  readonly look: Look;
}

export function readBrief(words: BriefWords): Brief {
  const artworks = findArtworks(words.prompt);
  if (artworks.length === 0) return readThings(words);
  const prompt = withGround(artworks.reduce(withoutSpan, words.prompt), artworks);
  const brief = readThings({ ...words, prompt });
  // Without a thing that carries them, the words are refused or become a board.
  const isCarried = brief.pieces.length > 0 && brief.pieces[brief.hero]?.form !== 'textile';
  return isCarried ? placeFoundArtworks(brief, artworks) : readThings(words);
}

/** The text with spaces in the place of a span, so that the offsets of all other words stay. */
const withoutSpan = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

/**
 * The text without the words that only say that there are areas. The second mark becomes the "and" between two colours;
 * words that fade a colour are a pattern, too.
 */
function withoutMarks(prompt: string, { marks, fades, parts }: FoundAreas): string {
  if (fades && parts.length === 0) return prompt;
  if (fades) {
    const places = marks.filter(({ start, end }) =>
      /\s(?:bottom|top|hem|base|foot|neck)$/i.test(prompt.slice(start, end)),
    );
    return places.reduce(withoutSpan, prompt.replace(/(?<!\p{L})from(?=\s)/iu, '    '));
  }
  // A plain area has no print, and its thing may have one.
  const printed = parts.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/\b(?:plain|solid)\b/gi, (word) => ' '.repeat(word.length)) + text.slice(end), // prettier-ignore
    prompt,
  );
  return marks.reduce((text, mark, index) => {
    const bare = withoutSpan(text, mark);
    const isJoint =
      index === 1 && parts.length === 2 && !/(?:[,;]|\band(?: the)?)\s*$/i.test(text.slice(0, mark.start));
    return isJoint && mark.end - mark.start > AND.length ? `${bare.slice(0, mark.start)}${AND}${bare.slice(mark.start + AND.length)}` : bare; // prettier-ignore
  }, printed);
}

const AND = 'and';

/** What follows a text or a motif and says the colour of the thing behind it. */
const GROUND = /^(\s*)on(?=\s+(?:an? )?(?:[\p{L}-]+ ){1,3}?(ground|field|base)\b)/u;

/** `"MINT" in green on a pale yellow ground`: the thing is pale yellow, and stands on nothing. */
function withGround(prompt: string, artworks: readonly Span[]): string {
  return artworks.reduce((text, { end }) => {
    const match = GROUND.exec(text.slice(end));
    if (match === null) return text;
    const at = end + match[1]!.length;
    const noun = text.indexOf(match[2]!, at);
    return withoutSpan(`${text.slice(0, at)}in${text.slice(at + 2)}`, { start: noun, end: noun + match[2]!.length });
  }, prompt);
}

/** Reads all but the artworks. */
function readThings(words: BriefWords, undivided: FoundAreas | null = null): Brief {
  const { prompt, negativePrompt, accentPrompt, styles, namedColours = [], look } = words;
  const draft = emptyDraft();
  const colours = ownColoursOf(namedColours);
  const sides = findSides(prompt);
  const areas = undivided === null ? findAreas(prompt) : null;
  const plain = areas === null ? prompt : withoutMarks(prompt, areas);
  const read = readTerms(withoutMannequin(sides === null ? plain : withoutSpan(plain, sides)), 'prompt', colours);
  draft.wearer = wearerOf(prompt);
  draft.dressCode = dressCodeOf(prompt);
  if (sides !== null) bindScene(draft, [sides]);
  for (const clause of cushionFirst(read.clauses, prompt)) bindClause(draft, clause, true);
  takeForThing(draft);
  takeForSportswear(draft);
  takeForSneaker(draft);
  if (read.unread.length === 0) takeForDress(draft);
  if (read.unknown.length === 0) takeForCloth(draft);
  const accent = readTerms(accentPrompt, 'accent', colours);
  for (const clause of accent.clauses) bindClause(draft, clause, false);
  for (const style of new Set(styles))
    for (const clause of readTerms(style, 'style').clauses) bindClause(draft, clause, false);
  excludeWords(draft, readTerms(negativePrompt, 'negative', colours).clauses);
  settleTitle(draft, prompt);
  settleSurface(draft, prompt);
  settleCloth(draft, prompt);
  settlePine(draft, prompt);
  settleKnitHat(draft);
  settleClear(draft, prompt);
  settleGoods(draft, prompt);
  // The words for areas are cut out of the prompt for a thing that is divided, and of no other.
  if (areas !== null && !settleAreas(draft, areas)) return readThings(words, areas);
  const isPlain = draft.pieces.every(({ pattern }) => pattern === null || pattern.name === 'ombre');
  const unshown = undivided === null || (undivided.fades && isPlain) ? [] : undivided.marks;
  settlePlural(draft, prompt);
  settleTrims(draft, { prompt, accent: accentPrompt });
  applyMoods(draft);
  settleStreet(draft);
  settleRing(draft);
  settleSideStones(draft, prompt);
  settleBracelet(draft, read.clauses, prompt);
  settleVessel(draft);
  settleSpecks(draft, prompt);
  settlePile(draft, prompt);
  settleEach(draft, prompt);
  settleBowl(draft);
  settleCushions(draft, prompt);
  settleSingle(draft, prompt);
  settlePair(draft, prompt);
  settleFolded(draft, prompt);
  settleBedLinen(draft);
  settlePacked(draft, prompt);
  settleCurtains(draft);
  settleLying(draft, prompt);
  settleHovering(draft, prompt);
  settleRows(draft, prompt);
  settleOpened(draft, prompt);
  settleLamp(draft, prompt);
  settleLightSide(draft, prompt);
  settleCompact(draft, prompt);
  cutForMen(draft, prompt);
  settleWearer(draft);
  cutForWomen(draft);
  applyImplied(draft);
  noteLooseWords(draft);
  dropAvoided(draft);
  const cloths = dropUndrawn(draft);
  if (read.asksForBoard) draft.pieces.length = 0;
  const unknown = [...new Set([...read.unknown, ...accent.unknown])].slice(0, MAX_UNKNOWN);
  const { asksForBoard, askedLook } = read;
  const finished = finishBrief(draft, askedLook ?? look, prompt, unknown);
  const worn = finished.figure ? wearerSpans(prompt, finished.look) : [];
  const texts = { prompt, accent: accentPrompt, style: '' };
  const understood = finished.understood.map((chip) => inOwnWords(chip, texts));
  const brief = { ...finished, understood, unknownWords: withoutWords(unknown, prompt, worn) };
  // A board shows colours and fabrics and no thing.
  const notDrawn = asksForBoard
    ? []
    : wordsNotDrawn(
        prompt,
        [...(sides === null ? [] : [[sides]]), ...read.clauses],
        withoutWearer(
          [
            ...read.unread,
            ...read.lost,
            ...cloths,
            ...unshown,
            ...childOf(finished, prompt),
            ...insideOf(finished, prompt),
            ...drawnOtherwise(finished, prompt),
          ],
          worn,
        ),
        brief.understood,
        [...shownAnyway(brief, prompt), ...surfacesOf(brief), ...wearerSpansOf(brief, prompt), ...(areas?.marks ?? [])],
      );
  const whole: Brief = { ...cutForWearer(brief, prompt), notDrawn, asksForBoard, drawsAsRead: true, drawing: 3 };
  return askedLook === null ? whole : { ...whole, askedLook };
}

/** "Wool coat" stays a wool coat for the person, who never said the name of the cut that it is drawn with. */
function inOwnWords(chip: Chip, texts: Readonly<Record<Chip['source'], string>>): Chip {
  if (chip.kind !== 'form' || !chip.label.endsWith(')')) return chip;
  const said = texts[chip.source].slice(chip.start, chip.end).toLowerCase();
  const [cut = '', form = ''] = chip.label.slice(0, -1).split(' (');
  return said.includes(form) && !said.includes(cut) ? { ...chip, label: said } : chip;
}

/** The unknown words without those of the spans. */
function withoutWords(unknown: readonly string[], prompt: string, spans: readonly Span[]): readonly string[] {
  const said = new Set(spans.flatMap(({ start, end }) => splitWords(prompt.slice(start, end)).map(({ text }) => text)));
  return unknown.filter((word) => !said.has(word));
}

/** The unread words without those that say who wears the clothes, and how. */
const withoutWearer = (unread: readonly Span[], worn: readonly Span[]): readonly Span[] =>
  unread.filter(({ start, end }) => !worn.some((span) => span.start < end && start < span.end));

/** "Kids' sneakers", "a baby hat": without a child that wears them, nothing shows that they are small. */
function childOf(brief: Brief, prompt: string): readonly Span[] {
  const form = brief.pieces[brief.hero]?.form;
  if (brief.figure !== undefined || form === undefined || !isWornByChild(zoneOf(form))) return [];
  return isClothingZone(zoneOf(form)) && showsProportions(brief) ? [] : childWords(prompt);
}

const isWornByChild = (zone: BodyZone): boolean => zone === 'foot' || zone === 'head' || isClothingZone(zone);

/** "A tote with a pouch inside": things lie in a bowl only, and beside each other elsewhere. */
function insideOf({ pieces, props = [] }: Brief, prompt: string): readonly Span[] {
  const isWorn = pieces.some(({ form }) => isWornByChild(zoneOf(form)));
  if (pieces.length < 2 || isWorn || props.some(({ place }) => place === 'inside')) return [];
  return splitWords(prompt).filter(({ text }) => text === 'inside');
}

/** "A glossy vase", "a raincoat, clear transparent": the grammar leaves the words, which describe the thing. */
const surfacesOf = ({ understood }: Brief): readonly Span[] =>
  understood.filter(
    ({ kind, name, label }) =>
      kind === 'count' ||
      (kind === 'form' && label.startsWith('open ')) ||
      name.startsWith('surface=') ||
      name.startsWith('from-') ||
      name === 'glaze=speckled' ||
      name === 'clear-vinyl' ||
      label === THREE_STONES,
  );

/**
 * "A velvet cushion on an armchair": a cushion that is named before any thing, with nothing but adjectives before it, is
 * what the picture is about.
 */
function cushionFirst(clauses: readonly (readonly Term[])[], prompt: string): readonly (readonly Term[])[] {
  const [first, ...others] = clauses;
  const at = first?.findIndex((term) => senseOf(term, 'part')?.name === 'cushion') ?? -1;
  const noun = first?.[at];
  if (first === undefined || noun === undefined || noun.negated) return clauses;
  if (!/^(?:cushion|pillow)s?$/i.test(prompt.slice(noun.start, noun.end))) return clauses;
  const isAdjective = (term: Term): boolean =>
    ['colour', 'fabric', 'pattern', 'size', 'attribute', 'detail', 'count'].includes(term.senses[0]?.kind ?? '') ||
    isLink(term, 'article');
  const next = first[at + 1];
  // "A pillow box", "cushion shoes": the noun describes another one.
  const isWhole = next === undefined || senseOf(next, 'link') !== undefined;
  const standsOn = clauses.flat().some((term) => senseOf(term, 'form') !== undefined);
  if (!first.slice(0, at).every(isAdjective) || !isWhole || !standsOn) return clauses;
  const form: Term = { ...noun, senses: [{ kind: 'form', name: 'pillow', cut: null }] };
  return [first.map((term) => (term === noun ? form : term)), ...others];
}

/** Parts that are things of their own when no garment is named: "brown leather belt with a silver buckle". */
const thingOfPart: { readonly [Part in PartName]?: FormName } = {
  belt: 'belt',
  cushion: 'pillow',
  label: 'hang-tag',
};

/** "Gold bracelet": without a watch, the bracelet is no strap of one. */
const thingNamed = (sense: Term['senses'][number] | undefined): FormName | undefined => {
  if (sense?.kind === 'attribute' && sense.attribute === 'watchBand' && sense.name === 'links') return 'bangle';
  return sense?.kind === 'part' ? thingOfPart[sense.name] : undefined;
};

function takeForThing(draft: Draft): void {
  if (draft.pieces.length > 0) return;
  for (const [at, term] of draft.pending.entries()) {
    const [sense] = term.senses;
    const form = term.negated ? undefined : thingNamed(sense);
    if (form === undefined) continue;
    // "Hammock with two cushions": the cushions accompany a thing that is not drawn.
    if (form !== 'belt' && draft.pending.slice(0, at).some((before) => isLink(before, 'with'))) continue;
    const cut = form === 'bangle' ? (cutRows.find(({ name }) => name === 'chain-bracelet') ?? null) : null;
    const pending = draft.pending.splice(0);
    const starts = [at, ...[...pending.keys()].filter((index) => index > at && isNamedAgain(pending, at, index, form))];
    for (const [order, noun] of starts.entries()) {
      const next = starts[order + 1];
      const piece = newPiece({ kind: 'form', name: form, cut });
      draft.pieces.push(piece);
      addChip(draft, pending[noun]!, { kind: 'form', name: form, label: formLabel(form), piece });
      bindWords(draft, piece, pending.slice(order === 0 ? 0 : adjectivesBefore(pending, noun), noun), 'before');
      const until = next === undefined ? pending.length : adjectivesBefore(pending, next);
      // A later clause says nothing of the part that ended the one before: "box clasp, 18k gold".
      const after = Map.groupBy(pending.slice(noun + 1, until), ({ clause }) => clause);
      for (const clause of after.values()) bindWords(draft, piece, clause, 'after');
    }
    return;
  }
}

/** "Black belt and brown belt": the noun again, with a colour of its own, after one that has a colour too. */
function isNamedAgain(terms: readonly Term[], first: number, index: number, form: FormName): boolean {
  const { senses, negated } = terms[index]!;
  const hasColour = (until: number): boolean =>
    terms.slice(adjectivesBefore(terms, until), until).some((term) => term.senses[0]?.kind === 'colour');
  // "A belt with a black belt loop": the noun describes another one.
  const next = terms[index + 1];
  const isDescribing = next?.senses[0]?.kind === 'unknown' && next.clause === terms[index]!.clause;
  return !negated && !isDescribing && thingNamed(senses[0]) === form && hasColour(first) && hasColour(index);
}

/** Index of the first of the adjectives right before a noun. */
function adjectivesBefore(terms: readonly Term[], noun: number): number {
  const isAdjective = (term: Term): boolean =>
    term.clause === terms[noun]!.clause && ['colour', 'fabric', 'pattern'].includes(term.senses[0]?.kind ?? '');
  return terms.slice(0, noun).findLastIndex((term) => !isAdjective(term)) + 1;
}

/** "Men blue jersey", "Women black short": for a named wearer, the last word is a garment. */
function takeForSportswear(draft: Draft): void {
  const last = draft.pending.at(-1);
  const [sense] = last?.senses ?? [];
  if (draft.pieces.length > 0) return;
  const worn = draft.pending.findIndex((term, index) => isWornJersey(draft.pending, term, index));
  if (worn >= 0) {
    const pending = draft.pending.splice(0);
    const piece = newPiece({ kind: 'form', name: 't-shirt', cut: null });
    draft.pieces.push(piece);
    addChip(draft, pending[worn]!, { kind: 'form', name: 't-shirt', label: 'jersey', piece });
    bindWords(draft, piece, pending.slice(0, worn), 'before');
    bindWords(draft, piece, pending.slice(worn + 1), 'after');
    return;
  }
  if (draft.wearer === null || !last || last.negated || last.source !== 'prompt') return;
  const isJersey = sense?.kind === 'fabric' && sense.name === 'jersey';
  if (!isJersey && !(sense?.kind === 'size' && sense.name === 'short')) return;
  const piece = newPiece({ kind: 'form', name: isJersey ? 't-shirt' : 'shorts', cut: null });
  draft.pieces.push(piece);
  addChip(draft, last, { kind: 'form', name: piece.form, label: formLabel(piece.form), piece });
  bindWords(draft, piece, draft.pending.splice(0).slice(0, -1), 'before');
}

/** "A cyclist wearing a jersey with three pockets": what has pockets or is worn is no cloth. */
function isWornJersey(terms: readonly Term[], { senses: [sense], negated, source }: Term, index: number): boolean {
  if (sense?.kind !== 'fabric' || sense.name !== 'jersey' || negated || source !== 'prompt') return false;
  const [before, next, after] = [terms[index - 1], terms[index + 1], terms[index + 2]];
  const hasPart = isLink(next, 'with') && terms.slice(index + 2, index + 6).some((term) => senseOf(term, 'part'));
  return hasPart || (isLink(before, 'with') && after === undefined && next === undefined);
}

/**
 * "Men's blazer": cut straight, where nothing else is said of its fit; the usual cut follows a waist. Words for a man and
 * a woman ("women's coat inspired by menswear") leave the usual cut.
 */
function cutForMen({ pieces, chips, wearer }: Draft, prompt: string): void {
  if (wearer !== 'man') return;
  if (!/\b(?:men['’]?s|menswear|for men|herren|pour homme|da uomo|para hombre)\b/i.test(prompt)) return;
  for (const piece of pieces) {
    const { form, cut, attributes, presumed } = piece;
    const isBelted = chips.some((chip) => chip.piece === piece && chip.kind === 'part' && chip.name === 'belt');
    const isTailored = form === 'blazer' || form === 'coat' || (form === 'jacket' && cut === null);
    const isOpen = (['silhouette', 'fit', 'waist', 'belt'] as const).every((name) => attributes[name] === undefined);
    if (isTailored && isOpen && !isBelted && cut?.implies?.belt === undefined) presumed.silhouette = 'shift';
  }
}

/** "Women's shirt": shaped at the waist, where nothing else is said of its fit. */
function cutForWomen({ pieces, wearer }: Draft): void {
  if (wearer !== 'woman') return;
  for (const { form, cut, attributes, presumed } of pieces) {
    const isOpen =
      cut?.adds === undefined &&
      cut?.implies?.length === undefined &&
      (['silhouette', 'fit', 'waist', 'length'] as const).every((name) => attributes[name] === undefined);
    const isSleeved = form === 'top' && cut === null && (attributes.sleeve ?? 'sleeveless') !== 'sleeveless';
    if (isOpen && (form === 'shirt' || form === 't-shirt' || isSleeved)) presumed.fit = 'tailored';
  }
}

/** "White low tops": shoes that their height at the ankle names. */
function takeForSneaker(draft: Draft): void {
  const isHeight = ({ senses: [sense], negated }: Term): boolean =>
    sense?.kind === 'attribute' && sense.attribute === 'shaft' && (sense.name === 'low' || sense.name === 'high') && !negated; // prettier-ignore
  const named = draft.pending.find(isHeight);
  if (draft.pieces.length > 0 || named === undefined || named.source !== 'prompt') return;
  const piece = newPiece({ kind: 'form', name: 'sneaker', cut: null });
  draft.pieces.push(piece);
  bindWords(draft, piece, draft.pending.splice(0), 'before');
}

/** "Boho maxi in rust georgette, bishop sleeves": a subject with the cut of a dress and no other name is a dress. */
function takeForDress(draft: Draft): void {
  const cut = ['neckline', 'silhouette', 'length', 'sleeve', 'sleeveShape', 'slit'];
  const isCut = ({ senses: [sense], negated }: Term): boolean =>
    sense?.kind === 'attribute' && !negated && sense.name !== 'train' && cut.includes(sense.attribute);
  if (draft.pieces.length > 0 || !draft.pending.some(isCut)) return;
  const piece = newPiece({ kind: 'form', name: 'dress', cut: null });
  draft.pieces.push(piece);
  bindWords(draft, piece, draft.pending.splice(0), 'before');
}

/** Materials that are not woven: "wine glass" is a thing. */
const hard: readonly string[] = ['metal', 'glass', 'wood', 'ceramic', 'marble', 'travertine'];
/** Parts that may name a thing, so that the words do not ask for a fabric alone: "brown leather belt". */
const things: readonly string[] = ['belt', 'collar', 'bow', 'buttons', 'heels', 'legs', 'cushion'];

/** "Black leather", "tartan": fabric words alone, all of them known, ask for a picture of the fabric. */
function takeForCloth(draft: Draft): void {
  const said = draft.pending.flatMap(({ senses: [sense], negated }) => (sense && !negated ? [sense] : []));
  const names = said.some((it) => it.kind === 'pattern' || (it.kind === 'fabric' && !hard.includes(it.name)));
  const isThing = said.some((it) => it.kind === 'part' && things.includes(it.name));
  if (draft.pieces.length > 0 || !names || isThing) return;
  const piece = newPiece({ kind: 'form', name: 'textile', cut: null });
  draft.pieces.push(piece);
  bindWords(draft, piece, draft.pending.splice(0), 'before');
}

/** Records the colours, fabrics and prints of a mood board, which have no garment. */
function noteLooseWords(draft: Draft): void {
  for (const term of draft.pending) {
    const [sense] = term.senses;
    if (sense === undefined || term.negated || term.source === 'negative') continue;
    if (sense.kind === 'colour')
      addChip(draft, term, {
        kind: 'colour',
        name: sense.name,
        label: colourLabel(sense),
        hex: sense.hex,
        piece: null,
      });
    else if (sense.kind === 'fabric' || sense.kind === 'pattern')
      addChip(draft, term, { kind: sense.kind, name: sense.name, label: plainLabel(sense.name), piece: null });
  }
}
