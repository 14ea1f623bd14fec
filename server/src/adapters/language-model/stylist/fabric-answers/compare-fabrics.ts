/** Compares two or three fabrics, and says which to choose. */
import type { Fabric, Scales } from '../knowledge/fabrics/fabric.ts';
import { scaleQuestions } from '../knowledge/fabric-questions.ts';
import { impactNotes } from '../knowledge/impact-notes.ts';
import type { Use } from '../knowledge/uses.ts';
import { ASKS_IMPACT, introduce, LONGER, titleOf } from './about-fabric.ts';
import { suitability } from './choose-fabric.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { listWords } from '../../../../shared/text/list-words.ts';

/** Minimum difference on a scale, in steps, that is mentioned; smaller ones do not help to choose. */
const MIN_DIFFERENCE = 2;

const MORE: readonly (readonly [keyof Scales, string])[] = [
  ['drape', 'more fluid'],
  ['sheen', 'shinier'],
  ['warmth', 'warmer'],
  ['sheer', 'more transparent'],
  ['stretch', 'stretchier'],
  ['tough', 'harder-wearing'],
  ['ease', 'easier to sew'],
  ['price', 'dearer'],
];

const advantages = (one: Fabric, other: Fabric): string =>
  listWords(
    MORE.filter(([scale]) => one.scales[scale] - other.scales[scale] >= MIN_DIFFERENCE)
      .slice(0, 3)
      .map(([, more]) => more),
  );

function contrast(one: Fabric, other: Fabric): string {
  const [ofOne, ofOther] = [advantages(one, other), advantages(other, one)];
  const said = [
    ofOne && `${capitalised(titleOf(one))} is ${ofOne}`,
    ofOther && `${ofOne ? titleOf(other) : capitalised(titleOf(other))} is ${ofOther}`,
  ].filter((text) => text !== '');
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}

const firstSuited = ({ suits }: Fabric): string => suits.split(/,| and /)[0]!.trim();

function verdict(fabrics: readonly Fabric[], words: string, use: Use | undefined): string {
  const [one, other] = fabrics as [Fabric, Fabric];
  const asked = scaleQuestions.find(({ asks }) => asks.test(words));
  const more = asked && one.scales[asked.scale] - other.scales[asked.scale];
  if (asked && more === 0) return `In that respect they are much alike.`;
  if (asked && more !== undefined) {
    const [first, second] = more > 0 ? [one, other] : [other, one];
    return `${capitalised(titleOf(first))} is ${asked.more} than ${titleOf(second)}.`;
  }
  if (use) {
    const best = fabrics.toSorted((a, b) => suitability(b, use) - suitability(a, use))[0]!;
    return `For ${/s$/.test(use.names[0]!) ? '' : 'a '}${use.names[0]} I would begin with **${titleOf(best)}**. ${use.mind}`;
  }
  return `Choose ${fabrics.map((fabric) => `${titleOf(fabric)} for ${firstSuited(fabric)}`).join(', ')}.`;
}

export function compareFabrics(named: readonly Fabric[], words: string, use: Use | undefined): readonly string[] {
  const fabrics = named.slice(0, 3);
  if (ASKS_IMPACT.test(words)) {
    const known = fabrics.map((fabric) => `- ${impactNotes[titleOf(fabric)] ?? fabric.is}`).join('\n');
    return [known, LONGER];
  }
  const [one, other] = fabrics as [Fabric, Fabric];
  return [
    fabrics.map((fabric) => `- ${introduce(fabric)} ${fabric.behaves}`).join('\n'),
    [contrast(one, other), verdict(fabrics, words, use)].filter((text) => text !== '').join(' '),
  ];
}
