import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import { formRows } from '../vocabulary/forms.ts';
import { isWearer } from '../vocabulary/wearers.ts';
import { sensesOf } from './lexicon.ts';
import { splitWords } from './split-words.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

type Read = ReturnType<typeof read>;

const things = ({ pieces }: Read): readonly string[] =>
  pieces.map(({ form, cut }) => (cut === null ? form : `${form}/${cut}`));

const remarks = ({ notDrawn = [] }: Read): readonly string[] => notDrawn.map(({ words }) => words);

/** The words of a name before its last one, and the last one. */
function halvesOf(name: string): { readonly first: readonly string[]; readonly noun: string } {
  const words = splitWords(name).map(({ text }) => text);
  return { first: words.slice(0, -1), noun: words.at(-1)! };
}

/** What a word means beside a colour that it names: "coffee" is one in "coffee black table". */
const isOfAnotherKind = (words: readonly string[]): boolean =>
  (sensesOf(words) ?? []).some(({ kind }) => kind === 'colour' || kind === 'link' || kind === 'form');

/** Names of one thing whose words a colour can part: no joint, wearer or other thing before the noun. */
const names = [...cutRows, ...formRows]
  .flatMap(({ says }) => says.split(',').map((name) => name.trim()))
  .filter((name) => {
    const { first, noun } = halvesOf(name);
    const plain = read(name);
    const isOneThing =
      plain.pieces.length === 1 && remarks(plain).length === 0 && plain.pieces[0]!.colours.length === 0;
    const isJoined =
      first.some((word) => isOfAnotherKind([word]) || isWearer(word)) ||
      isOfAnotherKind(first) ||
      sensesOf([noun])?.some(({ kind }) => kind === 'link');
    return first.length > 0 && isOneThing && !isJoined && read(first.join(' ')).pieces.length === 0;
  });

describe('a name whose words are parted', () => {
  it('means the same thing as the name in one piece, in the asked colour, without a remark', () => {
    expect(names.length).toBeGreaterThan(400);
    const wrong = names.filter((name) => {
      const { first, noun } = halvesOf(name);
      const parted = read(`${first.join(' ')} cobalt ${noun}`);
      const isSame = things(parted).join() === things(read(name)).join();
      const isCobalt = parted.pieces.some(({ colours }) => colours.some((colour) => colour.name === 'cobalt'));
      return !isSame || !isCobalt || remarks(parted).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['round gold mirror', 'mirror'],
    ['round-gold-mirror', 'mirror'],
    ['round brushed gold bathroom mirrors', 'mirror'],
    ['Mirror, round, gold', 'mirror'],
    ['stack of folded grey towels', 'towel'],
    ['grey towels, folded', 'towel'],
    ['towels folded grey', 'towel'],
    ['folded dark green wool blanket', 'towel/throw'],
    ['high-waisted black denim jeans', 'jeans'],
    ['wide brushed gold bangle', 'bangle/cuff-bracelet'],
    ['chunky running black shoe', 'sneaker/dad-sneaker'],
    ['specchio nero da terra', 'mirror/arched-mirror'],
    ['sac noir bandoulière', 'handbag/shoulder-bag'],
  ])('%s is read as %s, and nothing of it is missing', (prompt, thing) => {
    const brief = read(prompt);
    expect(things(brief)).toEqual([thing]);
    expect(remarks(brief)).toEqual([]);
  });

  it.each([
    ['shirt, black dress', ['shirt', 'dress']],
    ['black leather tote bag, top handles', ['tote']],
    ['tan leather bucket bag, drawstring', ['handbag/bucket-bag']],
    ['leather jacket with a quilted lining', ['jacket/biker']],
  ])('%s keeps the things that it names', (prompt, named) => {
    expect(things(read(prompt))).toEqual(named);
  });
});
