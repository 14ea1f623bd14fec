/**
 * Prompts that ask for one thing more than another prompt does, for each thing that is drawn and each kind of word of
 * the vocabulary.
 */
import { drawnThings, type DrawnThing } from '../../../words/prompt/drawn-things.ts';
import { arrangementRows } from '../../../words/prompt/vocabulary/arrangements.ts';
import { attributeTable, type AttributeName } from '../../../words/prompt/vocabulary/attributes.ts';
import { detailRows } from '../../../words/prompt/vocabulary/details.ts';
import { fabricRows } from '../../../words/prompt/vocabulary/fabrics.ts';
import { partRows } from '../../../words/prompt/vocabulary/parts.ts';
import { patternRows } from '../../../words/prompt/vocabulary/patterns.ts';
import { propRows } from '../../../words/prompt/vocabulary/props.ts';
import { lightRows, settingRows, stagingRows, viewRows } from '../../../words/prompt/vocabulary/scenes.ts';

export interface Ask {
  readonly kind: string;
  readonly thing: string;
  /** The words that are asked about. */
  readonly words: string;
  readonly prompt: string;
  /** The prompt without these words. */
  readonly base: string;
  /** Name and value of an attribute. */
  readonly attribute?: AttributeName;
  readonly value?: string;
}

/** The words that a row lists first, which are English. */
const first = ({ says }: { readonly says: string }): string => says.split(',')[0]!.trim();

const FINISHES = 'glossy,matte,shiny,metallic,transparent,polished,brushed,iridescent,textured,distressed'.split(',');
const SIZES = 'small,large,tiny,huge,tall,oversized'.split(',');
const WEARERS = ["men's", "women's", "kids'", 'baby', 'plus size'];
const MOTIFS = ['bee', 'sailboat', 'heart'];
const NUMBERS = ['two', 'three', 'five'];
const PART_CLOTHS = ['velvet', 'leather', 'lace', 'wood', 'metal', 'glass'];
const PART_COLOURS = ['green', 'gold', 'silver'];

type Prompts = (noun: string) => readonly Pick<Ask, 'words' | 'prompt' | 'base' | 'attribute' | 'value'>[];

/** Adjectives before the noun. */
const before =
  (phrases: readonly string[]): Prompts =>
  (noun) =>
    phrases.map((words) => ({ words, prompt: `${words} ${noun}`, base: noun }));

/** Phrases after the noun, which the text joins to it. */
const after =
  (phrases: readonly string[], join: string): Prompts =>
  (noun) =>
    phrases.map((words) => ({ words, prompt: `${noun}${join}${words}`, base: noun }));

const attributes: Prompts = (noun) =>
  (Object.keys(attributeTable) as AttributeName[]).flatMap((attribute) =>
    Object.entries(attributeTable[attribute] as Readonly<Record<string, string>>)
      .filter(([value]) => value !== 'none')
      .map(([value, says]) => {
        const words = first({ says });
        return { words, prompt: `${noun}, ${words}`, base: noun, attribute, value };
      }),
  );

const kinds: Readonly<Record<string, Prompts>> = {
  attribute: attributes,
  detail: (noun) =>
    detailRows.map((row) => {
      const words = first(row).replace(/^with /, '');
      return { words, prompt: `${noun} with ${words}`, base: noun };
    }),
  'colour of a part': after(
    partRows.flatMap((row) => PART_COLOURS.map((colour) => `${colour} ${first(row)}`)),
    ' with ',
  ),
  'cloth of a part': after(
    partRows.flatMap((row) => PART_CLOTHS.map((cloth) => `${cloth} ${first(row)}`)),
    ' with ',
  ),
  material: before(fabricRows.map(first)),
  pattern: before(patternRows.map(first).filter((words) => words !== 'plain')),
  colour: before(['purple', 'lime green']),
  'second colour': (noun) => [{ words: 'and green', prompt: `${noun} in purple and green`, base: `${noun} in purple` }],
  motif: after(
    MOTIFS.map((motif) => `a ${motif} on the front`),
    ' with ',
  ),
  text: after(['the word HELLO'], ' with '),
  finish: before(FINISHES),
  size: before(SIZES),
  wearer: before(WEARERS),
  number: (noun) => NUMBERS.map((words) => ({ words, prompt: `${words} ${noun}s`, base: noun })),
  arrangement: (noun) =>
    arrangementRows.map((row) => {
      const words = first(row);
      return { words, prompt: `three ${noun}s ${words}`, base: `three ${noun}s` };
    }),
  prop: after(
    propRows.map((row) => `three ${first({ says: row.says })}s`),
    ' with ',
  ),
  surroundings: after(settingRows.map(first), ', '),
  light: after(lightRows.map(first), ', '),
  view: after(viewRows.map(first), ', '),
  staging: after(stagingRows.map(first), ', '),
};

/** All prompts that ask for one thing more, kind by kind. */
export const asksOf = ({ words: noun }: Pick<DrawnThing, 'words'>): readonly Ask[] =>
  Object.entries(kinds).flatMap(([kind, prompts]) => prompts(noun).map((ask) => ({ ...ask, kind, thing: noun })));

export const allAsks = (): readonly Ask[] => drawnThings().flatMap(asksOf);
