import type { ColourMention, CopySpace } from '../brief.ts';
import { colourLabel, mentionOf } from './colour-mention.ts';
import { plainLabel } from './chip-label.ts';
import { addChip, avoid, type Draft } from './draft.ts';
import { propRows } from '../vocabulary/props.ts';
import { arrangementRows } from '../vocabulary/arrangements.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { isClothingZone } from '../vocabulary/body-zone.ts';
import {
  isLink,
  senseOf,
  type LinkName,
  type Sense,
  type SenseOf,
  type SettingTint,
  type Term,
} from '../words/sense.ts';
import type { FabricName } from '../vocabulary/fabrics.ts';
import type { SettingName } from '../vocabulary/scenes.ts';

/**
 * Extracts words about the whole picture from a clause and returns the rest. The first light, view, staging and
 * arrangement count, all moods, and up to `MAX_PROPS` props.
 */
export function bindScene(draft: Draft, clause: readonly Term[]): readonly Term[] {
  const rest: Term[] = [];
  const inner = withoutSupports(withoutBackdrop(draft, withoutGround(draft, withoutGradient(draft, clause))));
  for (const term of inner) if (!takeScene(draft, term)) rest.push(term);
  return rest;
}

function takeScene(draft: Draft, term: Term): boolean {
  if (takeFraming(draft, term)) return true;
  const [sense] = term.senses;
  if (sense === undefined) return true;
  const { kind } = sense;
  if (sense.kind === 'prop') return takeProp(draft, term, sense);
  if (sense.kind === 'arrangement') return takeArrangement(draft, term, sense);
  if (kind !== 'setting' && kind !== 'light' && kind !== 'view' && kind !== 'staging' && kind !== 'mood') return false;
  const { name } = sense;
  if (term.negated) {
    avoid(draft, kind, name);
    return true;
  }
  if (sense.kind === 'setting' && sense.tint !== undefined) return takeTinted(draft, term, sense.name, sense.tint);
  // "Studio shot on a beach": a studio is only the place when no other one is named.
  if (sense.kind === 'setting' && draft.setting !== 'studio') draft.setting ??= sense.name;
  else if (sense.kind === 'setting') draft.setting = sense.name;
  else if (sense.kind === 'light') {
    if (!takeLight(draft, sense)) return true;
  } else if (sense.kind === 'view') draft.view ??= sense.name;
  else if (sense.kind === 'staging') draft.staging ??= sense.name;
  else if (sense.kind === 'mood' && !draft.moods.includes(sense.name)) draft.moods.push(sense.name);
  const used = kind === 'mood' ? draft.moods.includes(sense.name as never) : draft[kind] === name;
  const [hex] = sense.kind === 'light' ? (sense.hexes ?? []) : [];
  if (used) addChip(draft, term, { kind, name, label: plainLabel(name), piece: null, ...(hex && { hex }) });
  return true;
}

/** "On dark oak": a setting in a colour of its own, unless another place or background was named before. */
function takeTinted(draft: Draft, term: Term, name: SettingName, tint: SettingTint): boolean {
  if ((draft.setting ?? 'studio') !== 'studio' || draft.backdrop !== null) return true;
  draft.setting = name;
  draft.backdrop = { name: tint.name, tone: null, hex: tint.hex, part: 'main' };
  addChip(draft, term, { kind: 'setting', name, label: tint.label, hex: tint.hex, piece: null });
  return true;
}

/**
 * "Blue light from the left, pink light from the right": the colours of both lamps of one light. Returns false for
 * others.
 */
function takeLight(draft: Draft, { name, hexes = [] }: SenseOf<'light'>): boolean {
  // "Hard light with long shadows": the low sun is hard too.
  if (draft.light === 'hard' && name === 'long-shadow') draft.light = name;
  const isFirst = draft.light === null;
  const isSecond = draft.light === name && hexes.length === 1 && draft.lightColours.length === 1;
  if (isFirst || isSecond) draft.lightColours = [...draft.lightColours, ...hexes];
  draft.light ??= name;
  return isFirst || isSecond || (hexes.length === 0 && draft.light === name);
}

/** Kinds of props in one picture; with more, the product would not be seen. */
const MAX_PROPS = 4;

function takeProp(draft: Draft, term: Term, prop: SenseOf<'prop'>): boolean {
  const { name, count, place, side, colour, fabric, material } = prop;
  if (term.negated || draft.props.length >= MAX_PROPS) return true;
  const hex = colour === null ? null : mentionOf({ kind: 'colour', ...colour }, 'main').hex;
  draft.props.push({ name, count, place, hex, fabric, ...(side !== undefined && { side }), ...(material !== undefined && { material }) }); // prettier-ignore
  const { label } = propRows.find((row) => row.name === name)!;
  addChip(draft, term, { kind: 'prop', name, label: count > 1 ? label : plainLabel(name), piece: null });
  return true;
}

function takeArrangement(draft: Draft, term: Term, { name }: SenseOf<'arrangement'>): boolean {
  if (term.negated || term.source !== 'prompt') return true;
  draft.arrangement ??= name;
  if (name === 'grid') draft.view ??= 'flat';
  const label = arrangementRows.find((row) => row.name === name)!.label;
  if (draft.arrangement === name) addChip(draft, term, { kind: 'arrangement', name, label, piece: null });
  return true;
}

const SPACES: { readonly [Name in LinkName]?: CopySpace } = {
  spaceLeft: 'left',
  spaceRight: 'right',
  spaceAbove: 'above',
  spaceAround: 'around',
};
const LENSES: { readonly [Name in LinkName]?: number } = { lens35: 35, lens50: 50, lens85: 85, lens135: 135 };

/** Takes the words of photographers for the whole picture: packshot, copy space, focal length. */
function takeFraming(draft: Draft, term: Term): boolean {
  const name = senseOf(term, 'link')?.name;
  if (name === undefined) return false;
  const [space, lens] = [SPACES[name], LENSES[name]];
  if (name === 'shadowless') {
    draft.isShadowless = true;
    addChip(draft, term, { kind: 'light', name, label: 'no shadow', piece: null });
    return true;
  }
  if (name !== 'packshot' && space === undefined && lens === undefined) return false;
  if (term.negated) return true;
  if (space !== undefined) {
    draft.copySpace ??= space;
    addChip(draft, term, { kind: 'view', name: `copy-space-${space}`, label: `copy space ${space}`, piece: null });
  } else if (lens !== undefined) {
    draft.lens ??= lens;
    addChip(draft, term, { kind: 'view', name: `lens-${lens}`, label: `${lens} mm lens`, piece: null });
  } else {
    draft.isPackshot = true;
    draft.setting ??= 'studio';
    addChip(draft, term, { kind: 'setting', name: 'studio', label: 'packshot', piece: null });
  }
  return true;
}

/**
 * Drops the cloth of "on grey felt" and of "a brown leather background" from the clause: it is what the product lies on,
 * and not what it is made of. Its colour becomes that of the background, and the cloth is listed as not drawn.
 */
const withoutGround = (draft: Draft, clause: readonly Term[]): readonly Term[] =>
  clause.filter((term, index) => {
    const cloth = senseOf(term, 'fabric');
    if (cloth === undefined || term.senses[0] !== cloth || term.negated || !isGround(draft, clause, index)) return true;
    const place = GROUND_OF[cloth.name];
    if (place === undefined || (draft.setting ?? 'studio') !== 'studio') return false;
    draft.setting = place;
    addChip(draft, term, { kind: 'setting', name: place, label: plainLabel(place), piece: null });
    return false;
  });

/** The chip of a cloth that is named right beside the word for the background. */
const isGroundOf = ({ kind, start, end }: Draft['chips'][number], { start: from, end: until }: Term): boolean =>
  kind === 'setting' && Math.min(Math.abs(start - until), Math.abs(from - end)) <= BESIDE;

/** Largest number of characters between a background and its cloth: "of a". */
const BESIDE = 6;

/** The grounds of cloth, leather, metal and stone; the others are named as not drawn. */
const GROUND_OF: { readonly [Cloth in FabricName]?: SettingName } = {
  silk: 'silk',
  satin: 'silk',
  taffeta: 'silk',
  wool: 'felt',
  felt: 'felt',
  leather: 'leather-ground',
  patent: 'leather-ground',
  suede: 'felt',
  fur: 'sheepskin',
  shearling: 'sheepskin',
  cotton: 'linen',
  linen: 'linen',
  canvas: 'linen',
  velvet: 'velvet',
  metal: 'steel',
  marble: 'marble',
  travertine: 'marble',
  wood: 'wood',
};

function isGround(draft: Draft, clause: readonly Term[], index: number): boolean {
  const isSkipped = (term: Term): boolean => term.senses[0]?.kind === 'colour' || isLink(term, 'article');
  const next = clause.slice(index + 1).find((term) => !isSkipped(term));
  const from = clause.slice(0, index).findLastIndex((term) => !isSkipped(term));
  const before = clause[from];
  if (isLink(next, 'background')) return true;
  // "Fondo de cuero marrón", "a background of grey felt".
  if (isLink(before, 'in') && isLink(clause[from - 1], 'background')) return true;
  if (!isLink(before, 'on') || (next !== undefined && senseOf(next, 'link') === undefined)) return false;
  const laid = clause.slice(0, from).findLast((term) => !isLink(term, 'article'));
  const isWorked = laid !== undefined && WORKED.includes(laid.senses[0]?.kind ?? 'unknown');
  const forms = clause.flatMap((term) => senseOf(term, 'form')?.name ?? []);
  const names = [...draft.pieces.map(({ form }) => form), ...forms];
  // "A bracelet on glass": the thing may have a name that is read later.
  const isPane = names.length === 0 && senseOf(clause[index], 'fabric')?.name === 'glass';
  // "Jeans laid flat on grey felt".
  const isLaid = senseOf(clause[from - 1], 'view')?.name === 'flat';
  // "A green dress on felt": no garment is worked on it.
  const isFelt = !isWorked && names.length > 0 && senseOf(clause[index], 'fabric')?.name === 'felt';
  return (
    isPane ||
    isLaid ||
    isFelt ||
    (!isWorked && names.length > 0 && names.every((name) => !isClothingZone(zoneOf(name))))
  );
}

/** What is worked on a cloth: "studs on black leather" are those of the product. */
const WORKED: readonly Sense['kind'][] = ['part', 'detail', 'pattern', 'colour', 'fabric'];

/** Extracts "on a white background", "against pink" and "in a grey studio" from the clause. */
function withoutBackdrop(draft: Draft, clause: readonly Term[]): readonly Term[] {
  const dropped = new Set<Term>();
  for (const [index, term] of clause.entries()) {
    const colour = isLink(term, 'background')
      ? backdropColour(clause, index)
      : namesBackdrop(draft, clause, index)
        ? term
        : undefined;
    if (isLink(term, 'background')) dropped.add(term);
    const sense = senseOf(colour, 'colour');
    if (colour === undefined || sense === undefined || colour.senses[0] !== sense) continue;
    dropped.add(colour);
    if (colour.negated) avoid(draft, 'backdrop', sense.name);
    else {
      // "A background of brown leather": the colour is that of the leather.
      const isOfCloth = draft.chips.some((chip) => isGroundOf(chip, term));
      if (draft.backdrop === null) draft.isBackdropApart = isLink(term, 'background') && !isOfCloth;
      setBackdrop(draft, colour, mentionOf(sense, 'main'), colourLabel(sense));
    }
  }
  return clause.filter((term) => !dropped.has(term));
}

/** "White background", and "background white" where no colour comes before it. */
function backdropColour(clause: readonly Term[], index: number): Term | undefined {
  const before = clause[index - 1];
  // "Wall in sage", "pared color terracota".
  const next = clause[index + 1]?.senses[0];
  const isJoined = isLink(clause[index + 1], 'in') || next?.kind === 'unknown' || next?.kind === 'quiet';
  const after = isJoined ? clause[index + 2] : clause[index + 1];
  const isAfter = before?.senses[0]?.kind !== 'colour' && after?.senses[0]?.kind === 'colour';
  const isAlone = senseOf(clause[index + 2], 'form') === undefined;
  return isAfter && isAlone ? after : before;
}

/** Extracts "gradient background from pink to orange" and "pink to orange gradient background" from the clause. */
function withoutGradient(draft: Draft, clause: readonly Term[]): readonly Term[] {
  const at = clause.findIndex((term) => isLink(term, 'gradient'));
  if (at < 0 || clause[at]!.negated || draft.backdrop !== null) return clause;
  const isFiller = (term: Term): boolean => isLink(term, 'in', 'with', 'article');
  const skipped = clause.slice(at + 1).findIndex((term) => !isFiller(term));
  const after = colourRun(clause, at + 1 + Math.max(0, skipped));
  const before = [colourRun(clause.slice(0, at), at - 3), colourRun(clause.slice(0, at), at - 1)];
  const run = after.length > 0 ? after : (before.find(({ length }) => length > 0) ?? []);
  const colours = run.map((term) => senseOf(term, 'colour')).filter((sense) => sense !== undefined);
  const [top = GREY, bottom = lighter(top)] = colours.map((sense) => mentionOf(sense, 'main'));
  const used = [clause[at]!, ...run];
  const start = Math.min(...used.map((term) => term.start));
  const end = Math.max(...used.map((term) => term.end));
  setBackdrop(draft, { ...clause[at]!, start, end }, top, colourLabel(colours[0] ?? top));
  draft.backdropBelow = bottom;
  return clause.filter((term) => !used.includes(term));
}

/** Upper colour of a gradient when the words name none. */
const GREY: ColourMention = { name: 'grey', tone: null, hex: '#b9b9b9', part: 'main' };

/** The terms of one or two colours from this index on: "pink", "pink to orange". */
function colourRun(clause: readonly Term[], at: number): readonly Term[] {
  const isColour = (index: number): boolean => clause[index]?.senses[0]?.kind === 'colour';
  if (!isColour(at)) return [];
  return clause.slice(at, isLink(clause[at + 1], 'and') && isColour(at + 2) ? at + 3 : at + 1);
}

/** The lower colour of a gradient when the words name at most one: half way from the upper to white. */
function lighter(mention: ColourMention): ColourMention {
  const digits = mention.hex.slice(1).replace(/../g, (byte) =>
    Math.round((Number.parseInt(byte, 16) + 255) / 2)
      .toString(16)
      .padStart(2, '0'),
  );
  return { ...mention, hex: `#${digits}` };
}

function setBackdrop(draft: Draft, term: Term, mention: ColourMention, colour: string): void {
  if (draft.backdrop !== null) return;
  draft.backdrop = mention;
  const label = `${colour} background`;
  addChip(draft, term, { kind: 'backdrop', name: mention.name, label, hex: mention.hex, piece: null });
}

/** "Balanced on a watermelon" is on a fruit: a colour that has an article of its own and no noun names a thing. */
const withoutSupports = (clause: readonly Term[]): readonly Term[] =>
  clause.filter((term, index) => !isSupport(clause, index) || term.negated);

function isSupport(clause: readonly Term[], index: number): boolean {
  const isColour = (term: Term | undefined): boolean => term?.senses[0]?.kind === 'colour';
  if (!isColour(clause[index])) return false;
  const first = clause.slice(0, index).findLastIndex((term) => !isColour(term)) + 1;
  const rest = clause.slice(index).findIndex((term) => !isColour(term));
  const until = rest < 0 ? clause.length : index + rest;
  const [relation, article, next] = [clause[first - 2], clause[first - 1], clause[until]];
  if (!isLink(article, 'article') || (next !== undefined && next.senses[0]?.kind !== 'link')) return false;
  // "Draped over a black stone": the last of the colours is the thing.
  return isLink(relation, 'over', 'under') || (until - first === 1 && isLink(relation, 'on'));
}

/** "Lemons on blue", "hearts, red on cream": the background of the print, not of the picture. */
function isOfPrint({ pieces }: Draft, before: readonly Term[]): boolean {
  const words = before.filter((term) => !isLink(term, 'article'));
  const kind = words.at(-2)?.senses[0]?.kind;
  if (!isLink(words.at(-1), 'on')) return false;
  const isWorked = pieces.some(({ pattern, details }) => pattern !== null || details.length > 0);
  return kind === 'pattern' || (kind === 'colour' && isWorked);
}

/**
 * Returns true for a colour that names the background itself: after "on" and not followed by something that it
 * describes, or before the name of a setting ("in a grey studio").
 */
function namesBackdrop(draft: Draft, clause: readonly Term[], index: number): boolean {
  if (!senseOf(clause[index], 'colour')) return false;
  if (isOfPrint(draft, clause.slice(0, index))) return false;
  const next = clause[index + 1];
  const setting = senseOf(next, 'setting');
  const before = clause.slice(0, index).findLast((term) => !isLink(term, 'article'));
  if (setting !== undefined && next?.senses[0] === setting)
    return (
      setting.isPlaced !== true &&
      (before === undefined || senseOf(before, 'link') !== undefined || senseOf(before, 'pattern')?.name === 'solid') &&
      !clause.slice(index).some((term) => senseOf(term, 'form'))
    );
  return !isSupport(clause, index) && isLink(before, 'on') && (next === undefined || next.senses[0]?.kind === 'link');
}
