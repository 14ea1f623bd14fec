/** Questions about fabrics: properties, comparisons, and recommendations for a garment, a wish or a colour. */
import { capitalised } from '../../../../shared/text/capitalised.ts';
import { aboutFabric, ASKS_IMPACT, ASKS_WEIGHT, handles, introduce, titleOf } from '../fabric-answers/about-fabric.ts';
import { fabricsByTendency, fabricsByWish, fabricsFor, fabricsLike, hasWish } from '../fabric-answers/choose-fabric.ts';
import { compareFabrics } from '../fabric-answers/compare-fabrics.ts';
import type { Fabric } from '../knowledge/fabrics/fabric.ts';
import { fabrics } from '../knowledge/fabrics/fabrics.ts';
import type { Use } from '../knowledge/uses.ts';
import type { Question, Reply } from '../reply.ts';
import { isQuestion, subjectsIn, type Explained } from '../subjects.ts';

const MAX_LISTED = 5;
/** Maximum number of fabrics in an answer. */
const MAX_FABRICS = 3;
const ASKS_FOR_CLOTH = / (fabrics?|materials?|cloths?|textiles?|linings?|leathers?|stuff|yarns?|wools?|silks?|knits?) /;
const ASKS_FOR_CHOICE = / (best|good|suits?|recommend\w*|pick|choose|use|which|what|should|ideal|right|need) /;
const COMPARES = / (difference|differ|differs|compare|vs|versus|or|better|between|than|same|and) /;

const notesOf = (names: readonly string[]): Fabric[] =>
  names.flatMap((name) => fabrics.find((fabric) => titleOf(fabric) === name) ?? []);

/** Dark and strong colours need depth or lustre, pale ones need light fabrics. */
const FOR_DEEP = ['velvet', 'satin', 'silk', 'taffeta', 'wool'];
const FOR_PALE = ['chiffon', 'linen', 'organza', 'cotton', 'silk'];

const createIn = (fabric: Fabric, prompt = fabric.prompt) => ({
  mark: 'create' as const,
  prompt,
  label: `Create in ${titleOf(fabric)}`,
});

export function fabricSkill(asked: Question): Reply | null {
  const { words } = asked;
  const { fabrics: named, terms, uses } = subjectsIn(words);
  const [fabric] = named;
  const [use] = uses;
  const asksForCloth = ASKS_FOR_CLOTH.test(words);
  if (asksForCloth && fabric && / (like|similar|instead|alternatives?) /.test(words)) return likes(fabric, words);
  if (!isQuestion(asked) && !(fabric && handles(words))) return null;
  if (named.length >= 2 && COMPARES.test(words) && !handles(words)) return comparison(named, words, use);
  if (fabric && ASKS_WEIGHT.test(words)) return one(fabric, words, use);
  if (use && asksForUse(asked) && !handles(words)) return forUse(togetherIn(words, uses), fabric);
  if (asksForCloth && !fabric) return byWish(asked) ?? forColour(asked);
  if (!fabric || (terms.some((term) => !isGeneric(term)) && !ASKS_IMPACT.test(words))) return null;
  return one(fabric, words, use);
}

/** Terms that ask about an aspect of a fabric rather than about themselves. */
const GENERIC = new Set(['hem', 'seam allowance', 'lining', 'gsm', 'overlock', 'nap', 'underlining', 'nappa']);
const isGeneric = ({ names }: Explained): boolean => GENERIC.has(names[0]!);

/** A garment alone may be asked about in another respect: "how wide is the hem of a coat". */
const asksForUse = ({ words }: Question): boolean =>
  ASKS_FOR_CLOTH.test(words) && (ASKS_FOR_CHOICE.test(words) || words.trim().split(' ').length < 8);

function one(fabric: Fabric, words: string, use: Use | undefined): Reply {
  const isForUse = use !== undefined && !handles(words) && / (weight|for|ok|okay|good|suitable|use) /.test(words);
  const says = aboutFabric(fabric, words);
  return {
    paragraphs: isForUse ? [`${use.why} ${use.advice}`, says] : [says],
    marks: [
      createIn(fabric),
      { mark: 'ask', text: `Which fabrics are like ${titleOf(fabric)}?` },
      { mark: 'ask', text: `How do I sew ${titleOf(fabric)}?` },
    ],
  };
}

function comparison(named: readonly Fabric[], words: string, use: Use | undefined): Reply {
  return {
    paragraphs: compareFabrics(named, words, use),
    marks: named.slice(0, MAX_FABRICS).map((fabric) => createIn(fabric)),
  };
}

const described = (shown: readonly Fabric[]): string =>
  shown.map((fabric) => `- ${introduce(fabric)} ${fabric.behaviour}`).join('\n');

/** "A blazer that I can travel in" requires both uses; "a slip under a dress" only the first, and so does a lining. */
function togetherIn(words: string, uses: readonly Use[]): readonly Use[] {
  const isAlone = / (under|underneath|over|beneath|below) /.test(words) || uses[0]?.names[0] === 'lining';
  return uses.slice(0, isAlone ? 1 : 2);
}

/** Three suitable fabrics, with reasons and warnings; the kind of leather that the question names comes first. */
function forUse(together: readonly Use[], named: Fabric | undefined): Reply {
  const chosen = fabricsFor(together, MAX_FABRICS);
  const [use] = together as [Use, ...Use[]];
  const isHide = named?.handling === 'hide' && !chosen.includes(named);
  const shown = isHide ? [named, ...chosen].slice(0, MAX_FABRICS) : chosen;
  return {
    paragraphs: [together.map(({ why }) => why).join(' '), described(shown), use.advice],
    marks: [...shown.map((fabric) => createIn(fabric)), { mark: 'ask', text: `How do I sew ${titleOf(shown[0]!)}?` }],
  };
}

function byWish({ words }: Question): Reply | null {
  const tending = fabricsByTendency(words);
  if (tending) {
    const names = tending.those.slice(0, 2 * MAX_LISTED).map(titleOf);
    const [first] = tending.those;
    return {
      paragraphs: [
        `${tending.avoids ? `These do not usually ${tending.says}` : `These tend to ${tending.says}`}: ${names.join(', ')}.`,
        ...(first ? [`${capitalised(titleOf(first))}: ${first.advice}`] : []),
      ],
      marks: tending.those.slice(0, 2).map((fabric) => createIn(fabric)),
    };
  }
  if (!hasWish(words)) return null;
  return offer('These come nearest to what you ask for:', fabricsByWish(words, MAX_LISTED));
}

function forColour({ reader, text }: Question): Reply | null {
  const colour = reader.read(text).understood.find(({ kind, hex }) => kind === 'colour' && hex);
  if (!colour?.hex) return null;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.hex!.slice(at, at + 2), 16));
  const isPale = (Math.max(...channels) + Math.min(...channels)) / 2 > 165;
  const why = isPale
    ? 'is pale: cloth that lets air and light through keeps it fresh'
    : 'is deep: pile and lustre bring it out';
  return offer(`${capitalised(colour.label)} ${why}.`, notesOf(isPale ? FOR_PALE : FOR_DEEP), colour.label);
}

/** The most similar fabrics with their descriptions: an alternative is chosen for its fibre as much as for its look. */
function likes(fabric: Fabric, words: string): Reply {
  const isVegan = / (vegan|plant based|animal free) /.test(words);
  const nearest = fabricsLike(fabric, isVegan).slice(0, MAX_FABRICS + 1);
  return {
    paragraphs: [
      `Nearest to ${titleOf(fabric)}${isVegan ? ', without anything of an animal' : ''}:`,
      described(nearest),
    ],
    marks: nearest.slice(0, MAX_FABRICS).map((other) => createIn(other)),
  };
}

function offer(beginning: string, shown: readonly Fabric[], colour?: string): Reply {
  const promptOf = (fabric: Fabric) =>
    colour === undefined ? fabric.prompt : `${colour} ${titleOf(fabric)} dress, soft light`;
  return {
    paragraphs: [
      beginning,
      shown.map((fabric) => `- **${capitalised(titleOf(fabric))}**: ${fabric.behaviour}`).join('\n'),
    ],
    marks: [
      ...shown.slice(0, 2).map((fabric) => createIn(fabric, promptOf(fabric))),
      ...shown.slice(0, 1).map((fabric) => ({ mark: 'ask' as const, text: `Tell me about ${titleOf(fabric)}` })),
    ],
  };
}
