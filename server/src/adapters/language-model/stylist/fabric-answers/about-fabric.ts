/** Answers a question about one fabric, by the aspect that it asks about. */
import { careNotes } from '../knowledge/fabrics/care-notes.ts';
import type { Fabric } from '../knowledge/fabrics/fabric.ts';
import { handlingNotes } from '../knowledge/fabrics/handling-notes.ts';
import { scaleQuestions, tendencyQuestions } from '../knowledge/fabric-questions.ts';
import { impactNotes } from '../knowledge/impact-notes.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';

export const titleOf = ({ names }: Fabric): string => names[0]!;
const bold = (fabric: Fabric): string => `**${capitalised(titleOf(fabric))}**`;

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('-', ' ').toLowerCase();

/** Introduces a fabric, with its name in bold. */
export function introduce({ description, names }: Fabric): string {
  const bare = description.replace(/^An? /, '');
  const article = description.slice(0, description.length - bare.length);
  const name = names.filter((said) => plain(bare).startsWith(plain(said))).toSorted((a, b) => b.length - a.length)[0];
  const length = name?.normalize('NFC').length ?? bare.search(/[\s,;]/);
  return `${article}**${bare.slice(0, length)}**${bare.slice(length)}`;
}

/** Grams per square metre in one ounce per square yard. */
const OUNCE = 33.9;

export const ASKS_IMPACT =
  / (sustainab\w*|green|greener|greenest|eco|ecolog\w*|environment\w*|ethical|micro ?plastics?|micro ?fib(re|er)s?|recycl\w*|biodegrad\w*|planet|sheds?) /;
export const ASKS_WEIGHT = / (gsm|weights?|weigh|ounces?|oz|grams?|momme|how (heavy|thick)) /;

export const WEAR_LONGER_NOTE = 'How long a garment is worn weighs as much as its fibre.';

interface Part {
  readonly asks: RegExp;
  readonly says: (fabric: Fabric) => string;
}

const care = (fabric: Fabric) => careNotes[fabric.care];
const handling = (fabric: Fabric) => handlingNotes[fabric.handling];

/** The first aspect that a question asks about is answered. */
const parts: readonly Part[] = [
  { asks: / (needles?|thread|machine needle) /, says: (fabric) => handling(fabric).needle },
  { asks: / (hems?|hemming|hemmed) /, says: (fabric) => `${handling(fabric).hem} ${handling(fabric).needle}` },
  {
    asks: / (seams?|finish\w*|overlock\w*|serg\w*|edges) /,
    says: (fabric) => `${handling(fabric).seam} ${handling(fabric).hem}`,
  },
  {
    asks: / (cutting|to cut|i cut|cut it|lay out|pin|pins) /,
    says: (fabric) => `${handling(fabric).cut} ${handling(fabric).needle}`,
  },
  {
    asks: / (sew|sewing|stitch\w*|handle|work with) /,
    says: (fabric) => `${handling(fabric).cut} ${handling(fabric).needle} ${handling(fabric).seam}`,
  },
  { asks: / (dryer|tumble|dry|drying) (?!clean)/, says: (fabric) => `${care(fabric).dry} ${care(fabric).wash}` },
  {
    asks: / (iron|ironing|press|pressing|creases? out|wrinkles? out|steam\w*|get( \w+){0,2} creases) /,
    says: (fabric) => `${care(fabric).press} ${care(fabric).dry}`,
  },
  {
    asks: / (wash\w*|clean\w*|care|caring|look after|looking after|launder\w*|laundry|machine|stains?|protect|maintain) /,
    says: (fabric) => `${care(fabric).wash} ${care(fabric).dry} ${care(fabric).press}`,
  },
];

export const handles = (words: string): boolean => parts.some(({ asks }) => asks.test(words));

function weightOf(fabric: Fabric): string | null {
  if (fabric.gsm === null)
    return `${bold(fabric)} is not weighed but measured by its thickness: about 0.6 to 1 mm for clothes, 1 to 2 mm for shoes and bags.`;
  const [least, most] = fabric.gsm;
  const ounces = `${Math.round(least / OUNCE)} to ${Math.round(most / OUNCE)} oz a square yard`;
  return `${bold(fabric)} usually weighs ${least} to ${most} g/m² (gsm), which is ${ounces}. Take the lighter end for tops and drape, the heavier one for structure. ${fabric.behaviour}`;
}

function scaleOf(fabric: Fabric, words: string): string | null {
  const asked = scaleQuestions.filter(({ asks }) => asks.test(words));
  if (asked.length === 0) return null;
  const said = asked.slice(0, 2).map(({ scale, says }) => says[Math.floor(fabric.scales[scale] / 2)]);
  return `${bold(fabric)} is ${said.join(' and ')}. ${fabric.behaviour} It suits ${fabric.suits}. ${fabric.advice}`;
}

function tendencyOf(fabric: Fabric, words: string): string | null {
  const asked = tendencyQuestions.find(({ asks }) => asks.test(words));
  if (!asked) return null;
  const does = fabric.tends.includes(asked.tends);
  const why = does && / (why|reason|cause|causes) /.test(words) ? ` ${asked.because}` : '';
  return `${bold(fabric)} ${does ? 'tends' : 'does not usually tend'} to ${asked.says}.${why} ${fabric.behaviour} ${fabric.advice}`;
}

export function aboutFabric(fabric: Fabric, words: string): string {
  const impact = impactNotes[titleOf(fabric)];
  if (ASKS_IMPACT.test(words))
    return impact === undefined ? `${fabric.description} ${fabric.advice}` : `${impact} ${WEAR_LONGER_NOTE}`;
  const part = parts.find(({ asks }) => asks.test(words));
  if (part) return `For ${bold(fabric).toLowerCase()}: ${part.says(fabric)}`;
  return (
    (ASKS_WEIGHT.test(words) ? weightOf(fabric) : null) ??
    tendencyOf(fabric, words) ??
    scaleOf(fabric, words) ??
    `${introduce(fabric)} ${fabric.behaviour} It suits ${fabric.suits}. ${fabric.advice}`
  );
}
