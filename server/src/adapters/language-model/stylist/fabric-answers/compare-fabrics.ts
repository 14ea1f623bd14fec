/** Compares fabrics, and says which to choose. Of three, only the first two are contrasted on all scales. */
import type { Fabric, Scales } from '../knowledge/fabrics/fabric.ts';
import { scaleQuestions } from '../knowledge/fabric-questions.ts';
import { impactNotes } from '../knowledge/impact-notes.ts';
import type { Use } from '../knowledge/uses.ts';
import { ASKS_IMPACT, introduce, WEAR_LONGER_NOTE, titleOf } from './about-fabric.ts';
import { suitability } from './choose-fabric.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { listWords } from '../../../../shared/text/list-words.ts';

/** Minimum difference on a scale, in steps, that is mentioned; smaller ones do not help to choose. */
const MIN_DIFFERENCE = 2;

const COMPARATIVES: readonly (readonly [keyof Scales, string])[] = [
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
    COMPARATIVES.filter(([scale]) => one.scales[scale] - other.scales[scale] >= MIN_DIFFERENCE)
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
  const asked = scaleQuestions.find(({ asks }) => asks.test(words));
  if (asked) {
    const most = Math.max(...fabrics.map(({ scales }) => scales[asked.scale]));
    const [first, rest] = [true, false].map((isFirst) =>
      fabrics.filter(({ scales }) => (scales[asked.scale] === most) === isFirst).map(titleOf),
    ) as [string[], string[]];
    if (rest.length === 0) return `In that respect they are much alike.`;
    return `${capitalised(listWords(first))} ${first.length === 1 ? 'is' : 'are'} ${asked.more} than ${listWords(rest)}.`;
  }
  if (use) {
    const best = fabrics.toSorted((a, b) => suitability(b, use) - suitability(a, use))[0]!;
    return `For ${/s$/.test(use.names[0]!) ? '' : 'a '}${use.names[0]} I would begin with **${titleOf(best)}**. ${use.advice}`;
  }
  return `Choose ${fabrics.map((fabric) => `${titleOf(fabric)} for ${firstSuited(fabric)}`).join(', ')}.`;
}

export function compareFabrics(named: readonly Fabric[], words: string, use: Use | undefined): readonly string[] {
  const fabrics = named.slice(0, 3);
  if (ASKS_IMPACT.test(words)) {
    const known = fabrics.map((fabric) => `- ${impactNotes[titleOf(fabric)] ?? fabric.description}`).join('\n');
    return [known, WEAR_LONGER_NOTE];
  }
  const [one, other] = fabrics as [Fabric, Fabric];
  return [
    fabrics.map((fabric) => `- ${introduce(fabric)} ${fabric.behaviour}`).join('\n'),
    [contrast(one, other), verdict(fabrics, words, use)].filter((text) => text !== '').join(' '),
  ];
}
