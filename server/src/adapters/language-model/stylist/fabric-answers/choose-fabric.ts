/** Ranks fabrics for a use or a wish, best first. */
import { fabrics } from '../knowledge/fabrics/fabrics.ts';
import type { Fabric, Scales } from '../knowledge/fabrics/fabric.ts';
import { scaleQuestions, tendencyQuestions } from '../knowledge/fabric-questions.ts';
import type { Use } from '../knowledge/uses.ts';
import { titleOf } from './about-fabric.ts';

/** Score of a recommended fabric; it outweighs any scale. */
const PICK = 100;
const SCALE_MAX = 5;

const isMinus = (want: string): boolean => want.startsWith('-');
const scaleIn = (want: string) => want.replace('-', '') as keyof Scales;

export function suitability(fabric: Fabric, { picks, wants }: Use): number {
  const place = picks.indexOf(titleOf(fabric));
  const scaled = wants.reduce((sum, want) => {
    const value = fabric.scales[scaleIn(want)];
    return sum + (isMinus(want) ? SCALE_MAX - value : value);
  }, 0);
  return scaled + (place === -1 ? 0 : PICK - place * SCALE_MAX * wants.length);
}

/** The properties that the words ask for. */
function wishesIn(words: string) {
  const isVegan = / (vegan|plant based|animal free) /.test(words);
  const scales = scaleQuestions.filter(({ asks }) => asks.test(words));
  return { isVegan, scales };
}

export const hasWish = (words: string): boolean => {
  const { isVegan, scales } = wishesIn(words);
  return (
    isVegan || scales.length > 0 || / (evening|gala|party|cocktail|formal|light|lightweight|heavy|thick) /.test(words)
  );
};

/** Generic names are left out, since lists should contain specific fabrics. */
const GENERAL = new Set(['satin', 'knit', 'wool', 'cotton']);

/** The best fabrics for all uses together. */
export function fabricsFor(uses: readonly Use[], max: number): Fabric[] {
  const points = (fabric: Fabric) => uses.reduce((sum, use) => sum + suitability(fabric, use), 0);
  const isPicked = (fabric: Fabric) => uses.some(({ picks }) => picks.includes(titleOf(fabric)));
  return fabrics
    .filter((fabric) => isPicked(fabric) || !GENERAL.has(titleOf(fabric)))
    .toSorted((one, other) => points(other) - points(one))
    .slice(0, max);
}

/** Fabrics that best match the wishes in the words. */
export function fabricsByWish(words: string, max: number): Fabric[] {
  const { isVegan, scales } = wishesIn(words);
  const wishesLight = / (light|lightweight|thin|airy) /.test(words);
  const wishesHeavy = / (heavy|heavyweight|thick) /.test(words);
  const middle = ({ gsm }: Fabric) => (gsm ? (gsm[0] + gsm[1]) / 2 : 500);
  const points = (fabric: Fabric) =>
    scales.reduce((sum, { scale, least }) => {
      const value = fabric.scales[scale];
      return sum + (least ? SCALE_MAX - value : value);
    }, 0) +
    (wishesLight && middle(fabric) < 110 ? 2 : 0) +
    (wishesHeavy && middle(fabric) > 280 ? 2 : 0) +
    (/ (evening|gala|party|cocktail|formal) /.test(words) ? fabric.scales.sheen / 2 : 0);
  return fabrics
    .filter((fabric) => !isVegan || fabric.vegan)
    .toSorted((one, other) => points(other) - points(one))
    .slice(0, max);
}

/**
 * Answers "which fabrics shrink": fabrics with that tendency, strongest first; null when the words ask for no tendency.
 */
export function fabricsByTendency(
  words: string,
): { readonly says: string; readonly those: Fabric[]; readonly avoids: boolean } | null {
  const asked = tendencyQuestions.find(({ asks }) => asks.test(words));
  if (!asked) return null;
  const avoids = / (not|dont|doesnt|wont|without|never|least|resist\w*|avoid|free|proof) /.test(words);
  const those = fabrics.filter(({ tends }) => tends.includes(asked.tends) !== avoids);
  return { says: asked.says, those, avoids };
}

/** Penalty for a different kind of sewing, in squared scale steps. */
const UNLIKE = 12;
/** Bonus for each garment that both are used for. */
const SHARED_USE = 6;
const isSkin = ({ handling }: Fabric): boolean => handling === 'hide' || handling === 'coated';
const usesOf = ({ suits }: Fabric): string[] => suits.split(/, | and /);

/** The most similar fabrics: close on all scales, sewn in the same way and used for the same things. */
export function fabricsLike(fabric: Fabric, isVegan: boolean): Fabric[] {
  const scaleNames = Object.keys(fabric.scales) as (keyof Scales)[];
  const distance = (other: Fabric): number => {
    const scaled = scaleNames.reduce((sum, scale) => sum + (fabric.scales[scale] - other.scales[scale]) ** 2, 0);
    const isWorkedAlike = other.handling === fabric.handling || (isSkin(other) && isSkin(fabric));
    const shared = usesOf(other).filter((use) => usesOf(fabric).includes(use)).length;
    return scaled + (isWorkedAlike ? 0 : UNLIKE) - shared * SHARED_USE;
  };
  return fabrics
    .filter((other) => other !== fabric && (!isVegan || other.vegan))
    .toSorted((one, other) => distance(one) - distance(other));
}
