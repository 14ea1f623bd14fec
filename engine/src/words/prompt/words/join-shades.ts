import type { SenseOf, Term } from './sense.ts';
import { colourRows } from '../vocabulary/colours.ts';

const rows = new Map<string, (typeof colourRows)[number]>(colourRows.map((row) => [row.name, row]));

/** Maximum number of characters between a colour and its code: " (". */
const CODE_WITHIN = 3;

/**
 * Merges two neighbouring colours that mean the same: a shade beside its family ("vert sauge", "saige green"), and a
 * colour followed by its code ("celadon (#b5c9b0)"), where the code determines the value.
 */
export function joinShades(terms: readonly Term[]): readonly Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const shade = before?.negated === term.negated ? oneShade(before, term) : undefined;
    if (before === undefined || shade === undefined) joined.push(term);
    else joined[joined.length - 1] = { ...before, end: term.end, senses: [shade] };
  }
  return joined;
}

function oneShade(before: Term, term: Term): SenseOf<'colour'> | undefined {
  const [first, second] = [colourOf(before), colourOf(term)];
  if (first === undefined || second === undefined) return undefined;
  const isCode = second.tone === null && second.label === undefined && rows.get(second.name)?.hex !== second.hex;
  if (isCode) return term.start - before.end <= CODE_WITHIN ? { ...second, name: first.name } : undefined;
  if (before.clause !== term.clause) return undefined;
  if (rows.get(first.name)?.family === second.name) return first;
  if (rows.get(second.name)?.family === first.name) return second;
  return term.start - before.end <= 1 && tints(first, second) ? tinted(first, second) : undefined;
}

/**
 * "Nude pink", "mustard green": a shade right before the name of a family of colours, of about the same hue, is a tinge
 * of it. "Navy red" and "black white" are two colours.
 */
function tints(shade: SenseOf<'colour'>, family: SenseOf<'colour'>): boolean {
  const isFamily = (name: string): boolean => colourRows.some((row) => row.name === name && row.family === name);
  if (!isFamily(family.name) || isFamily(shade.name) || shade.label !== undefined || family.tone !== null) return false;
  const [a, b] = [hueOf(shade.hex), hueOf(family.hex)];
  if (a === null || b === null) return false;
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart) < TINGED;
}

/** Degrees of hue between a shade and the family of which it is a tinge. */
const TINGED = 62;
/** Spread of the channels below which a colour has no hue. */
const GREY = 18;

function hueOf(hex: string): number | null {
  const [r, g, b] = channels(hex);
  const [most, least] = [Math.max(r!, g!, b!), Math.min(r!, g!, b!)];
  const spread = most - least;
  if (spread < GREY) return null;
  const turn = most === r ? (g! - b!) / spread : most === g ? 2 + (b! - r!) / spread : 4 + (r! - g!) / spread;
  return (turn * 60 + 360) % 360;
}

function tinted(shade: SenseOf<'colour'>, family: SenseOf<'colour'>): SenseOf<'colour'> {
  const [from, to] = [channels(shade.hex), channels(family.hex)];
  const mixed = from.map((value, i) => Math.round((value + to[i]!) / 2));
  return { ...family, hex: `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}` };
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const colourOf = ({ senses: [sense] }: Term): SenseOf<'colour'> | undefined =>
  sense?.kind === 'colour' ? sense : undefined;
