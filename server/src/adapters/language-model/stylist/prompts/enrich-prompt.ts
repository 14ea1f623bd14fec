/**
 * Says more of what a prompt means, after its own words and without touching them. What the words have settled is never
 * said again; what is added are phrases that the engine reads.
 */
import type { Brief } from '@kenna/engine';
import { garmentIdeas, type GarmentIdeas } from '../knowledge/garment-ideas.ts';
import type { SeededChoice } from '../seeded-choice.ts';

/** How much is added: cloth and colour, then the cut with it, then the whole picture. */
export type Depth = 'cloth' | 'cut' | 'picture';

const FEATURES: Record<Depth, number> = { cloth: 0, cut: 1, picture: 2 };

/** Ideas for the piece that a picture is about; null for one that nothing is known of. */
export function ideasFor({ pieces, hero }: Brief): GarmentIdeas | null {
  const form = pieces[hero]?.form;
  return garmentIdeas.find(({ forms }) => form !== undefined && forms.includes(form)) ?? null;
}

/** Slots of the piece that the words have filled. */
function filledSlots({ pieces, hero }: Brief): ReadonlySet<string> {
  const piece = pieces[hero];
  const filled = new Set(Object.keys(piece?.attributes ?? {}));
  if (piece?.pattern) filled.add('pattern');
  if (piece?.details.length) filled.add('details').add('cuffs').add('shoulders');
  // Sleeves and straps exclude each other, and a collar is a neckline.
  for (const [one, other] of [
    ['sleeve', 'sleeveShape'],
    ['strap', 'sleeveShape'],
    ['collar', 'neckline'],
    ['neckline', 'collar'],
  ] as const) {
    if (filled.has(one)) filled.add(other);
  }
  // What a cut is known by, it brings along: an evening dress is long.
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

/** A word after which the sentence has to go on. */
const OPEN_END = /(?:^|\s)(in|with|of|and|a|an|the|for|on)\s*$/i;

/** The prompt with more said; itself when there is nothing to add. It always begins with `typed`, letter for letter. */
export function enrichPrompt(typed: string, brief: Brief, depth: Depth, choose: SeededChoice): string {
  const ideas = ideasFor(brief);
  if (!ideas) return typed;
  const filled = filledSlots(brief);
  const cloth = clothOf(brief, ideas, choose);
  const features = phrasesOf(ideas.features, filled, FEATURES[depth], choose);
  const cuts = depth === 'cloth' ? [] : phrasesOf(ideas.cuts, filled, 1, choose);
  const scene = depth === 'picture' ? sceneOf(brief, ideas, choose) : '';
  return joined(typed, { cloth, features, rest: [...cuts, scene].filter((part) => part !== '') });
}

interface Additions {
  readonly cloth: string;
  readonly features: readonly string[];
  readonly rest: readonly string[];
}

function joined(typed: string, { cloth, features, rest }: Additions): string {
  const open = OPEN_END.exec(typed)?.[1]?.toLowerCase();
  const feature = features.join(' and ');
  const body = bodyOf(typed, open, cloth, feature);
  if (open !== undefined && body === '') return typed;
  const isParted = typed === '' || /[\s,;]$/.test(typed);
  const start = /[^\s]$/.test(typed) && body !== '' ? `${typed} ${body}` : `${typed}${body}`;
  if (rest.length === 0) return start;
  return `${start}${body === '' && isParted ? (/\s$/.test(typed) || typed === '' ? '' : ' ') : ', '}${rest.join(', ')}`;
}

function bodyOf(typed: string, open: string | undefined, cloth: string, feature: string): string {
  const inCloth = cloth === '' ? '' : `in ${cloth}`;
  const withFeature = feature === '' ? '' : `with ${feature}`;
  const both = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  if (open === 'with') return feature === '' ? '' : both(feature, inCloth);
  if (open === 'in' || open === 'of') return cloth === '' ? '' : both(cloth, withFeature);
  if (open !== undefined) return '';
  if (/[,;]\s*$/.test(typed)) return [cloth, feature].filter((part) => part !== '').join(', ');
  // A second "with" reads badly.
  return both(inCloth, /\bwith\b/i.test(typed) && feature !== '' ? `and ${feature}` : withFeature);
}
