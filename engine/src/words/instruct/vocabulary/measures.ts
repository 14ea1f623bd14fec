/**
 * Comparatives of cut: the measure of a garment that a message increases or decreases, and the steps of that measure.
 */
import { zoneOf } from '../../prompt/vocabulary/form-facts.ts';
import type { AttributeName } from '../../prompt/vocabulary/attributes.ts';
import type { FormName } from '../../prompt/vocabulary/forms.ts';

type Measure = Extract<AttributeName, 'length' | 'sleeve' | 'fit' | 'heel' | 'shaft' | 'rise' | 'leg'>;

interface MeasureWord {
  readonly says: RegExp;
  readonly measure: Measure;
  readonly sign: 1 | -1;
}

const word = (measure: Measure, sign: 1 | -1, says: RegExp): MeasureWord => ({ measure, sign, says });

/** The first matching entry applies; "longer" and "shorter" without a noun refer to the whole length. */
export const measureWords: readonly MeasureWord[] = [
  word(
    'sleeve',
    1,
    /\b(longer|lengthen(ed)?)\b.*\bsleeves?\b|\bsleeves?\b.*\b(longer|lengthened|not long enough|too short)\b/,
  ),
  word(
    'sleeve',
    -1,
    /\b(shorter|shorten(ed)?|roll(ed)? up)\b.*\bsleeves?\b|\bsleeves?\b.*\b(shorter|shortened|too long)\b/,
  ),
  word('heel', 1, /\bhigher\b.*\bheels?\b|\bheels?\b.*\bhigher\b/),
  word('heel', -1, /\blower\b.*\bheels?\b|\bheels?\b.*\blower\b/),
  word('rise', 1, /\bhigher\b.*\b(waist|rise)\b|\b(waist|rise)\b.*\bhigher\b/),
  word('rise', -1, /\blower\b.*\b(waist|rise)\b|\b(waist|rise)\b.*\blower\b/),
  word('leg', 1, /\b(wider|widen|looser|baggier)\b.*\blegs?\b|\blegs?\b.*\b(wider|looser|baggier)\b/),
  word(
    'leg',
    -1,
    /\b(narrower|slimmer|tighter|skinnier)\b.*\blegs?\b|\blegs?\b.*\b(narrower|slimmer|tighter|skinnier)\b/,
  ),
  word('length', 1, /\b(longer|lengthen(ed)?|too short|not long enough)\b/),
  word('length', -1, /\b(shorter|shorten(ed)?|too long|not short enough)\b/),
  word(
    'fit',
    1,
    /\b(looser|loosen(ed)?|baggier|wider|roomier|bigger fit|too tight|too fitted|less tight|less fitted)\b/,
  ),
  word(
    'fit',
    -1,
    /\b(tighter|tighten(ed)?|slimmer|narrower|closer fit|more fitted|too loose|too baggy|less loose|less baggy)\b/,
  ),
];

/** Comparatives of properties without steps, as words of a brief. */
export const comparedWords: readonly (readonly [says: RegExp, words: string])[] = [
  [/\b(deeper|plunging|lower)\b.*\bneck(line)?\b|\bneck(line)?\b.*\b(deeper|lower)\b/, 'with deep v neck'],
  [/\bhigher\b.*\bneck(line)?\b|\bneck(line)?\b.*\bhigher\b/, 'with high neck'],
  [
    /\b(puffier|puffy|fuller|bigger|more volume)\b.*\bsleeves?\b|\bsleeves?\b.*\b(puffier|fuller|bigger)\b/,
    'with puff sleeves',
  ],
  [/\b(fuller|more volume|more flared|flarier)\b/, 'with fit and flare'],
  [/\b(a|big|bigger|large) bow\b/, 'with a bow'],
];

const HEMS = ['mini', 'knee', 'midi', 'maxi', 'floor'];
const TOPS = ['cropped', 'hip', 'thigh'];

/** The steps in ascending order; empty when the form has no such measure. */
export function stepsOf(form: FormName, measure: Measure): readonly string[] {
  switch (measure) {
    case 'length':
      return lengthsOf(form);
    case 'sleeve':
      return ['sleeveless', 'short', 'elbow', 'three-quarter', 'long'];
    case 'fit':
      return ['slim', 'regular', 'relaxed', 'oversized'];
    case 'heel':
      return ['flat', 'kitten', 'block', 'stiletto'];
    case 'shaft':
      return ['ankle', 'calf', 'knee', 'over-knee'];
    case 'rise':
      return ['low', 'mid', 'high'];
    case 'leg':
      return ['skinny', 'slim', 'straight', 'wide', 'palazzo'];
  }
}

function lengthsOf(form: FormName): readonly string[] {
  if (form === 'trousers' || form === 'jeans' || form === 'jumpsuit') return ['cropped', 'maxi'];
  if (form === 'coat') return ['hip', 'thigh', 'knee', 'midi', 'maxi'];
  if (form === 'shorts') return [];
  switch (zoneOf(form)) {
    case 'whole':
    case 'lower':
      return HEMS;
    case 'upper':
      return TOPS;
    default:
      return [];
  }
}
