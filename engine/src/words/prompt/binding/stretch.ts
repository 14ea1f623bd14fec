/** A run of words around one noun while it is being bound: the colours and fabrics that wait for an owner. */
import type { Draft, DraftPiece } from './draft.ts';
import { mentionOf } from './colour-mention.ts';
import { hasMainColour } from './draft.ts';
import type { Term } from '../words/sense.ts';
import { addColour, addPartFabric, addPatternColour, setFabric, type Worded } from './set-property.ts';
import type { PartName } from '../vocabulary/parts.ts';

/**
 * 'before' the noun, a colour is the garment's own; 'after' it, a colour next to a part or print belongs to that part
 * or print.
 */
export type Position = 'before' | 'after' | 'loose';

interface Waiting<Kind extends 'colour' | 'fabric'> extends Worded<Kind> {
  /** True when "and" joins it to the one before. */
  readonly joined: boolean;
}

export interface Stretch {
  readonly draft: Draft;
  /** Null for words of a clause without a form. */
  readonly piece: DraftPiece | null;
  readonly position: Position;
  colours: Waiting<'colour'>[];
  fabrics: Waiting<'fabric'>[];
  size: { readonly term: Term; readonly name: 'long' | 'short' } | null;
  /** True while a print of this run can still take colours. */
  openPattern: boolean;
  /** True after the stripes of a kind that has them anyway: "a Breton top, stripes in navy". */
  ofStripes: boolean;
  /** The last part named, when no colour came before it: "ceinture noire". */
  openPart: PartName | null;
  /** True after "on", "over" and "under": what has no noun there is of another thing. */
  isPlaced: boolean;
  /** True after handwork and "in": "embroidered in pink". */
  ofHandwork: boolean;
  /** True after a part and "with": "a strap with a checked pattern". */
  describedPart: boolean;
  /** The piece that the last part belongs to. */
  partOf: DraftPiece | null;
  /** Colours and fabrics of the last part, for a second part joined by "and": "white collar and cuffs". */
  shared: Pick<Stretch, 'colours' | 'fabrics'> | null;
  /** The part that was named last, until another link than "in" follows it. */
  lastPart: PartName | null;
  /** True after a part, its colour and "on": "stitching in white on green leather". */
  isOfWhole: boolean;
  /** Where the last run of unknown words begins. */
  unread: number;
  /** True when the last link was "with" or "and". */
  accompanied: boolean;
  joined: boolean;
}

export const newStretch = (draft: Draft, piece: DraftPiece | null, position: Position): Stretch => ({
  draft,
  piece,
  position,
  colours: [],
  fabrics: [],
  size: null,
  openPattern: false,
  ofStripes: false,
  openPart: null,
  isPlaced: false,
  ofHandwork: false,
  describedPart: false,
  partOf: null,
  shared: null,
  lastPart: null,
  isOfWhole: false,
  unread: 0,
  accompanied: false,
  joined: false,
});

/** The piece that a property belongs to: that of the run, else the last one named that can have it. */
export const pieceFor = ({ draft, piece }: Stretch, can: (piece: DraftPiece) => boolean): DraftPiece | undefined =>
  piece !== null && can(piece) ? piece : draft.pieces.findLast(can);

/** The piece of the run, else the last one named that lacks the property, else the last one named. */
export const bearerOf = (stretch: Stretch, lacks: (piece: DraftPiece) => boolean): DraftPiece | undefined =>
  stretch.piece ?? stretch.draft.pieces.findLast(lacks) ?? stretch.draft.pieces.at(-1);

/** Drops the words before a thing that no piece has, because they describe that thing: "black gloves". */
export function dropWaiting(stretch: Stretch): void {
  stretch.colours = [];
  stretch.fabrics = [];
  stretch.size = null;
}

/** Maximum gap in characters between words that describe one thing. */
const ADJACENT = 2;
/** Maximum gap in characters between words that an "and" joins. */
const JOINED = 6;

/** Drops the words right before an unknown thing: "black leather gloves", but not the colour of the shirt before it. */
export function dropAdjacent(stretch: Stretch, start: number): void {
  let edge = start;
  let reach = ADJACENT;
  const waiting = [...stretch.colours, ...stretch.fabrics].toSorted((a, b) => b.term.start - a.term.start);
  const lost = waiting.filter(({ term, joined }) => {
    if (edge - term.end > reach) return false;
    edge = term.start;
    reach = joined ? JOINED : ADJACENT;
    return true;
  });
  stretch.colours = stretch.colours.filter((it) => !lost.includes(it));
  stretch.fabrics = stretch.fabrics.filter((it) => !lost.includes(it));
}

/**
 * Gives the waiting colours and fabrics to the piece itself. With `leavePatternOpen`, a print stays open for further
 * colours, as after "in".
 */
export function flush(stretch: Stretch, leavePatternOpen = false): void {
  // "Black white and red": the "and" before the last word makes a list of all of them.
  const isList = stretch.colours.length > 2 && stretch.colours.at(-1)?.joined === true;
  for (const waiting of stretch.colours.splice(0))
    flushColour(stretch, isList ? { ...waiting, joined: true } : waiting);
  for (const [index, waiting] of stretch.fabrics.splice(0).entries()) {
    const piece = bearerOf(stretch, ({ fabric }) => fabric === null);
    if (piece === undefined) continue;
    // "Cotton voile", "silk satin": fibre and weave of one fabric; the weave determines its appearance.
    const compound = index > 0 && !waiting.joined;
    const second = piece.fabric !== null && !compound && (waiting.joined || stretch.position !== 'before');
    // "Tweed blazer, boucle": the same fabric again.
    if (second && piece.fabric === waiting.sense.name) continue;
    if (second && stretch.isPlaced) continue;
    if (second) addPartFabric(stretch.draft, piece, waiting, 'trim');
    else setFabric(stretch.draft, piece, waiting);
  }
  if (!leavePatternOpen) stretch.openPattern = false;
  stretch.openPart = null;
}

/** A second main colour counts only when "and" or the noun binds it; a stray later one is an accent. */
function flushColour(stretch: Stretch, waiting: Waiting<'colour'>): void {
  const { draft, position } = stretch;
  const canTake = waiting.joined ? () => true : (other: DraftPiece): boolean => !hasMainColour(other);
  const piece = bearerOf(stretch, canTake);
  if (piece === undefined) return;
  // "Breton top navy white": the second colour is the motif's when that has none.
  const bare = piece.pattern?.colours.length === 0 && !stretch.accompanied;
  const printed = piece.pattern !== null && (stretch.openPattern || waiting.joined || bare);
  if (stretch.ofHandwork) addColour(draft, piece, waiting, 'trim');
  else if (printed && (hasMainColour(piece) || stretch.ofStripes)) {
    addPatternColour(draft, piece, waiting);
    // Stripes whose colour is named lie on white.
    if (stretch.ofStripes && !hasMainColour(piece)) piece.colours.push({ ...mentionOf(waiting.sense, 'main'), name: 'white', hex: '#f4f3f0', tone: null }); // prettier-ignore
    // "A botanical print in blue and white" has no other colours.
    if (waiting.joined && piece.pattern !== null) piece.pattern.isWhole = true;
  } else if (position !== 'before' && !waiting.joined && hasMainColour(piece)) {
    if (!stretch.isPlaced) addColour(draft, piece, waiting, 'trim');
  } else addColour(draft, piece, waiting, 'main');
}
