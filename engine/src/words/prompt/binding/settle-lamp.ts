import { addChip, type Draft } from './draft.ts';

/** Words that say that a lamp is lit. */
const LIT =
  /\b(?:switched on|turned on|lights? on|is on|lit(?: up)?|glowing|warm glow|soft glow|illuminated|eingeschaltet|leuchtend[emnrs]*|allumee?|encendida|accesa)\b/iu;

/**
 * "A table lamp, switched on": its shade glows in a darker room. A "warm glow" beside it is its own, and not that of an
 * evening sun.
 */
export function settleLamp(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const match = LIT.exec(prompt);
  if (match === null || pieces[0]?.form !== 'lamp') return;
  const asked = chips.find(({ kind, source, name }) => kind === 'light' && source === 'prompt' && name === draft.light);
  const said = asked === undefined ? '' : prompt.slice(asked.start, asked.end);
  if (draft.light !== null && !/glow|^warm/i.test(said)) return;
  if (asked !== undefined) chips.splice(chips.indexOf(asked), 1);
  draft.light = 'candle';
  const span = asked ?? { start: match.index, end: match.index + match[0].length };
  const term = { start: span.start, end: span.end, senses: [], source: 'prompt', clause: 0, negated: false } as const;
  addChip(draft, term, { kind: 'light', name: 'candle', label: 'lit lamp', piece: null });
}
