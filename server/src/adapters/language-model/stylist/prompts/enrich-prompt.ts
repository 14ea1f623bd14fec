/**
 * Adds details to a prompt after its own words, without changing them. It never repeats what the words already specify,
 * and adds only phrases that the engine understands.
 */
import type { Brief } from '@kenna/engine';
import { garmentIdeas, type GarmentIdeas } from '../knowledge/garment-ideas.ts';
import type { PromptPart } from '../knowledge/tool-prompts.ts';
import type { SeededChoice } from '../seeded-choice.ts';

/** How much to add: `cloth` is fabric and colour, `cut` adds the cut, `picture` adds the whole scene. */
export type Depth = 'cloth' | 'cut' | 'picture';

const FEATURES: Record<Depth, number> = { cloth: 0, cut: 1, picture: 2 };

/** Ideas for the main garment; null when it is unknown. */
export function ideasFor({ pieces, hero }: Brief): GarmentIdeas | null {
  const form = pieces[hero]?.form;
  return garmentIdeas.find(({ forms }) => form !== undefined && forms.includes(form)) ?? null;
}

/** Slots of the garment that the words have filled. */
function filledSlots({ pieces, hero }: Brief): ReadonlySet<string> {
  const piece = pieces[hero];
  const filled = new Set(Object.keys(piece?.attributes ?? {}));
  if (piece?.pattern) filled.add('pattern');
  if (piece?.details.length) filled.add('details').add('cuffs').add('shoulders');
  // Sleeves and straps exclude each other, and a collar counts as a neckline.
  for (const [one, other] of [
    ['sleeve', 'sleeveShape'],
    ['strap', 'sleeveShape'],
    ['collar', 'neckline'],
    ['neckline', 'collar'],
  ] as const) {
    if (filled.has(one)) filled.add(other);
  }
  // A named cut implies other properties: an evening dress is long.
  if (piece?.cut) for (const slot of ['silhouette', 'length', 'heel', 'brim', 'leg', 'shape']) filled.add(slot);
  return filled;
}

function clothOf({ pieces, hero }: Brief, ideas: GarmentIdeas, choose: SeededChoice): string {
  const piece = pieces[hero];
  const colour = piece?.colours.length || piece?.pattern ? undefined : choose.of(ideas.colours);
  const fabric = piece?.fabric ? undefined : choose.of(ideas.fabrics);
  return [colour, fabric].filter((word) => word !== undefined).join(' ');
}

function phrasesOf(
  slots: GarmentIdeas['features'],
  filled: ReadonlySet<string>,
  count: number,
  choose: SeededChoice,
): string[] {
  const free = choose.shuffled(Object.entries(slots).filter(([slot]) => !filled.has(slot)));
  return free.slice(0, count).flatMap(([, phrases]) => choose.of(phrases) ?? []);
}

const sceneOf = (brief: Brief, ideas: GarmentIdeas, choose: SeededChoice): string =>
  brief.setting || brief.light || brief.staging || brief.backdrop ? '' : (choose.of(ideas.scenes) ?? '');

/** A word after which the sentence must continue. */
const OPEN_END = /(?:^|\s)(in|with|of|and|a|an|the|for|on)\s*$/i;

interface Saying {
  readonly depth: Depth;
  /** The parts of a prompt that may be extended. */
  readonly parts: readonly PromptPart[];
}

/** The extended prompt; the same text when there is nothing to add. It always starts with exactly `typed`. */
export function enrichPrompt(typed: string, brief: Brief, { depth, parts }: Saying, choose: SeededChoice): string {
  const ideas = ideasFor(brief);
  if (!ideas) return typed;
  const filled = filledSlots(brief);
  // After "in" or "with" something must follow, however little is requested.
  const isOpen = OPEN_END.test(typed);
  const says = (part: PromptPart) => isOpen || parts.includes(part);
  const cloth = says('cloth') ? clothOf(brief, ideas, choose) : '';
  const wanted = Math.max(FEATURES[depth], /\bwith\s*$/i.test(typed) ? 1 : 0);
  const features = phrasesOf(ideas.features, filled, says('cut') ? wanted : 0, choose);
  const isCut = says('cut') && (depth !== 'cloth' || isOpen);
  const cuts = isCut ? phrasesOf(ideas.cuts, filled, 1, choose) : [];
  const scene = depth === 'picture' && parts.includes('scene') ? sceneOf(brief, ideas, choose) : '';
  return joined(typed, { cloth, features, cuts, scene });
}

interface Additions {
  readonly cloth: string;
  readonly features: readonly string[];
  readonly cuts: readonly string[];
  readonly scene: string;
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const and = (parts: readonly string[]): string => parts.join(' and ');

/** Additions after a comma or a full stop are a list; otherwise they continue the sentence. */
function joined(typed: string, { cloth, features, cuts, scene }: Additions): string {
  const open = OPEN_END.exec(typed)?.[1]?.toLowerCase();
  const gap = typed === '' || /\s$/.test(typed) ? '' : ' ';
  const inCloth = cloth === '' ? '' : `in ${cloth}`;
  if (open !== undefined) {
    const first = firstAfter(open, { cloth, features, cuts, scene });
    const rest = open === 'with' ? [inCloth, ...cuts, scene] : [and(features), ...cuts, scene];
    return first === '' ? typed : `${typed}${gap}${listed([first, ...rest.filter((part) => part !== first)])}`;
  }
  if (/[,;:.!]\s*$/.test(typed)) return `${typed}${gap}${listed([cloth, and(features), ...cuts, scene])}`.trimEnd();
  if (typed.includes(','))
    return `${typed.trimEnd() === typed ? `${typed}, ` : typed}${listed([cloth, and(features), ...cuts, scene])}`;
  const hasWith = /\bwith\b/i.test(typed);
  const sentence = [inCloth, features.length > 0 && !hasWith ? `with ${and(features)}` : ''].filter(
    (part) => part !== '',
  );
  const rest = listed([hasWith ? and(features) : '', ...cuts, scene]);
  const begun = sentence.length > 0 ? `${typed}${gap}${sentence.join(' ')}` : typed;
  if (rest === '') return begun;
  return /\s$/.test(begun) ? `${begun}${rest}` : `${begun}, ${rest}`;
}

function firstAfter(open: string, { cloth, features, cuts }: Additions): string {
  if (open === 'with') return and(features);
  if (open === 'in') return cloth || (cuts[0] ?? '');
  return open === 'of' ? cloth : '';
}
