/** Completes what the words of a sketch leave open: the drawn object and its cloth. */
import type { SketchTask } from '../../../words/tasks/edit-task.ts';
import type { Brief, ColourMention, Piece } from '../../../words/prompt/brief.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import { nearestColour } from '../../../words/prompt/colour/nearest-colour.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import { formOf } from '../../../studio/forms/index.ts';
import { findBodies } from '../regions/measure-regions.ts';
import type { RegionMeasure } from '../regions/measure-regions.ts';
import { headOf } from './name-figure.ts';
import { ZONE_RULES } from './zone-rules.ts';

export interface SketchBrief {
  /** The brief, which has at least one piece. */
  readonly brief: Brief;
  readonly note: string | null;
}

/** Neutral cloths for each picture of a render: fabric, colour, and the description in the note. */
const NEUTRAL: readonly (readonly [NonNullable<Piece['fabric']>, Hex, string])[] = [
  ['linen', '#cfc4ae', 'natural linen'],
  ['cotton', '#8f9aa6', 'blue grey cotton'],
  ['wool', '#6d6a66', 'stone grey wool'],
  ['satin', '#c9a8a0', 'dusty rose satin'],
];

/**
 * Reads the words for a drawing.
 * @param coloured whether the drawing has colours of its own.
 */
export function readSketchBrief(
  task: SketchTask,
  regions: readonly RegionMeasure[],
  coloured: boolean,
  seed: number,
): SketchBrief {
  const { brief, note } = readWords(task, regions, coloured, seed);
  const artworks = brief.understood.filter(({ kind }) => kind === 'artwork').map(({ label }) => label);
  if (artworks.length === 0) return { brief, note };
  const missed = `A drawing is not printed on: ${artworks.join(', ')} can be placed on pictures from words.`;
  return { brief, note: note === null ? missed : `${note} ${missed}` };
}

function readWords(task: SketchTask, regions: readonly RegionMeasure[], coloured: boolean, seed: number): SketchBrief {
  const read = readBrief(task);
  const pieces = read.pieces.map((piece) =>
    piece.form === 'textile' ? { ...piece, form: guessForm(regions) } : piece,
  );
  const brief =
    pieces.length > 0 ? { ...read, pieces } : { ...read, pieces: [loosePiece(read, guessForm(regions))], hero: 0 };
  const hero = brief.pieces[brief.hero]!;
  const open = brief.pieces.every(({ colours, fabric, pattern }) => colours.length === 0 && !fabric && !pattern);
  if (coloured && open) return { brief, note: task.prompt.trim() === '' ? FROM_DRAWING : null };
  if (!open) return { brief, note: missingForm(hero) };
  // An object that is not sewn has a default material.
  if (pieces.length > 0 && !isSewn(hero)) return { brief, note: null };
  return { brief: withNeutral(brief, seed), note: neutralNote(seed) };
}

const FROM_DRAWING = 'Without words, the colours of your drawing chose the cloth.';
const neutralNote = (seed: number) =>
  `Your words name no cloth and no colour: this is ${NEUTRAL[seed % NEUTRAL.length]![2]}. Name both to choose.`;

const isSewn = ({ form }: Piece) => ZONE_RULES[zoneOf(form)].sewn;

function missingForm({ form }: Piece): string | null {
  return formOf(form) === null
    ? `The built-in engine knows no ${form.replaceAll('-', ' ')}: the picture follows your lines alone.`
    : null;
}

function withNeutral(brief: Brief, seed: number): Brief {
  const [fabric, hex] = NEUTRAL[seed % NEUTRAL.length]!;
  const pieces = brief.pieces.map((piece, index) =>
    index === brief.hero ? { ...piece, fabric, colours: [mention(hex)] } : piece,
  );
  return { ...brief, pieces };
}

const mention = (hex: Hex): ColourMention => ({ name: nearestColour(hex), tone: null, hex, part: 'main' });

/** A piece with the loose words ("red", "striped") for whatever is drawn. */
function loosePiece({ understood }: Brief, form: Piece['form']): Piece {
  const colours = understood.flatMap(({ kind, hex }) => (kind === 'colour' && hex ? [mention(hex)] : []));
  const fabric = understood.find(({ kind }) => kind === 'fabric');
  const pattern = understood.find(({ kind }) => kind === 'pattern');
  return {
    form,
    cut: null,
    colours,
    attributes: {},
    details: [],
    partFabrics: [],
    fabric: (fabric?.name as Piece['fabric'] | undefined) ?? null,
    pattern: pattern ? { name: pattern.name as NonNullable<Piece['pattern']>['name'], colours: [] } : null,
  };
}

/** Ratio of height to width below which a drawing is a bag. */
const BAG = 0.75;
/** Ratio of height to width below which a drawing with a hole under a handle is a bag. */
const HANDLED_BAG = 1.35;
/** Ratio of height to width below which any other drawing is a top. */
const TOP = 1.35;
/** A hole under a handle. */
const HOLE = {
  /** Border with the paper in pixels, below which a region is enclosed by others. */
  outside: 4,
  /** Maximum distance of its centre below the top, as a share of the height. */
  to: 0.4,
  /** Minimum area as a share of the whole. */
  area: 0.1,
} as const;

/**
 * Guesses the form from the proportions when words name none, which is enough to choose its size and how its cloth
 * falls.
 */
function guessForm(regions: readonly RegionMeasure[]): Piece['form'] {
  const [body] = findBodies(regions);
  if (!body) return 'dress';
  if (headOf(body)) return 'dress';
  const shape = (body.bottom - body.top) / (body.right - body.left);
  const hole = body.regions.some((region) => {
    return (
      region.outside < HOLE.outside &&
      region.y < body.top + HOLE.to * (body.bottom - body.top) &&
      region.area > HOLE.area * body.area
    );
  });
  if (shape < BAG || (shape < HANDLED_BAG && hole)) return 'handbag';
  return shape < TOP ? 'top' : 'dress';
}
