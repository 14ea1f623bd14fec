/**
 * light = [degree] ( comparative | direction quality | quality direction | excess quality | quality ) | filter | lamp
 * "A bit warmer", "more contrast", "contrast up by 20 %", "too dark", "black and white", "golden hour".
 */
import type { LightSlider } from '@kenna/contract/colour-table';
import type { Term } from '../../prompt/words/sense.ts';
import { lightPresets, moodLights, PLAIN_LIGHT } from '../vocabulary/light-words.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, percentOf, type Command } from './command.ts';
import { meant } from './description.ts';
import { joined, NOTHING, one, refused, type Reading } from './reading.ts';
import { PICTURE, targetOf, unfoundIn, type Target } from './read-region.ts';
import { MARK_FIRST } from './refusals.ts';

/** Maximum amount of a slider. */
const MAX = 1;

export function readLight(command: Command, terms: readonly Term[], marked: boolean): Reading {
  const on = targetOf(command, terms, marked, PICTURE);
  const unfound = unfoundIn(command, marked);
  if (unfound !== null && hasKind(command, 'slider', 'quality'))
    return refused(MARK_FIRST(unfound, 'make this brighter'));
  return joined(readSliders(command, on), readFilter(command, on), readLamp(command, terms, on));
}

function readSliders(command: Command, { region, label }: Target): Reading {
  const size = Math.min(MAX, percentOf(command) ?? PLAIN_LIGHT * degreeOf(command));
  const amounts: { [Slider in LightSlider]?: number } = {};
  const moves = [...meaningsOf(command, 'slider'), ...meaningsOf(command, 'quality')].toSorted((a, b) => a.at - b.at);
  for (const { at, meaning } of moves) {
    const sign = meaning.sign * directionOf(command, at, meaning.kind === 'quality');
    // "Warm, warmer": a repeated wish is applied once.
    amounts[sliderOf(command, at, meaning.slider)] = round(sign * size);
  }
  const first = moves[0];
  if (first === undefined) return NOTHING;
  return one(first.at, { kind: 'light', amounts, filter: null, strength: 0, on: region, target: label, lamp: null });
}

/** "Strong" means contrast for light and saturation for colours. */
function sliderOf(command: Command, at: number, named: LightSlider): LightSlider {
  const lit = command.phrases.some(({ text }) => /^(the )?(light|lighting|sun)$/i.test(text));
  return lit && /^strong$/i.test(command.phrases[at]!.text) ? 'contrast' : named;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns -1 when the surrounding words reverse a quality: "less", "too", "reduce the". */
function directionOf(command: Command, at: number, isQuality: boolean): 1 | -1 {
  const excess = meaningsOf(command, 'excess').some((other) => other.at < at);
  if (
    excess ||
    (isQuality && isComplaint(command, at)) ||
    meaningsOf(command, 'amount').some(({ meaning }) => meaning.value < 0)
  )
    return -1;
  const directions = meaningsOf(command, 'direction');
  const before = directions.findLast((other) => other.at < at && (isQuality || other.at === at - 1));
  if (before) return before.meaning.sign;
  const after = isQuality ? directions.find((other) => other.at > at) : undefined;
  return after?.meaning.sign ?? 1;
}

/** "It looks flat" and "the picture feels cold" ask for the opposite; "make it look cold" asks for cold. */
function isComplaint(command: Command, at: number): boolean {
  const before = command.phrases.slice(0, at).map(({ text }) => text.toLowerCase());
  const isStatement = before.some((text) => /^(feels?|looks?|is|are|seems?|it['’]?s)$/.test(text));
  return isStatement && !hasVerb(command, 'change') && !before.some((text) => /^(should|needs?|let|be)$/.test(text));
}

/** Opacity of a filter when no degree is named; black and white is always applied in full. */
const FILTERED = 0.8;

function readFilter(command: Command, { region, label }: Target): Reading {
  const [found] = meaningsOf(command, 'filter');
  if (!found) return NOTHING;
  const { filter } = found.meaning;
  const whole = filter === 'black&white' && !hasKind(command, 'degree');
  const strength = round(percentOf(command) ?? (whole ? 1 : Math.min(1, FILTERED * degreeOf(command))));
  return one(found.at, { kind: 'light', amounts: {}, filter, strength, on: region, target: label, lamp: null });
}

/** Reads lights that the vocabulary of the brief names: "golden hour", "moody light". */
function readLamp(command: Command, terms: readonly Term[], { region, label }: Target): Reading {
  if (hasKind(command, 'slider', 'quality', 'filter') || terms.some((term) => meant(term, 'setting'))) return NOTHING;
  const moods = terms.flatMap((term) => {
    const mood = meant(term, 'mood');
    return mood ? [moodLights[mood.name] ?? null] : [];
  });
  const filter = moods.find((name) => name !== null);
  if (filter) {
    return one(0, { kind: 'light', amounts: {}, filter, strength: FILTERED, on: region, target: label, lamp: null });
  }
  const light = terms.map((term) => meant(term, 'light')).find((sense) => sense !== undefined);
  if (!light) return NOTHING;
  const preset = lightPresets[light.name];
  if (!preset) return refused(`I cannot move the lamps of a picture for ${light.name} light; “soft light”, “golden hour” and “more contrast” can be done.`); // prettier-ignore
  const degree = Math.min(1.5, percentOf(command) ?? degreeOf(command));
  const amounts = Object.fromEntries(
    Object.entries(preset.amounts).map(([slider, amount]) => [slider, round(amount * degree)]),
  );
  const strength = preset.filter ? round(0.4 * degree) : 0;
  const filters = { filter: preset.filter ?? null, strength };
  return one(0, { kind: 'light', amounts, ...filters, on: region, target: label, lamp: preset.label });
}
