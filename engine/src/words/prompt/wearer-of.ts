import type { DressCode, Wearer } from './binding/draft.ts';
import { wearerWords } from './vocabulary/wearers.ts';
import { splitWords } from './words/split-words.ts';
import { translateWords } from './words/translate-words.ts';

const codes = {
  formal: 'formal,business,office,elegant,smart'.split(','),
  casual: (
    'casual,sport,sports,sporty,running,gym,training,outdoor,unisex,' +
    // Makers of sports shoes.
    'adidas,asics,converse,fila,kalenji,lotto,newfeel,nike,puma,reebok,skechers,vans'
  ).split(','),
};

/** The occasion that a prompt names for its clothes; null when it names none, or several. */
export function dressCodeOf(prompt: string): DressCode | null {
  const said = splitWords(prompt).map(({ text }) => text);
  const named = (['formal', 'casual'] as const).filter((code) => said.some((word) => codes[code].includes(word)));
  return named.length === 1 ? named[0]! : null;
}

/** Who wears what a prompt asks for; null when it does not say so, or names several. */
export function wearerOf(prompt: string): Wearer | null {
  const said = translateWords(splitWords(prompt)).map(({ text }) => text);
  const wearers = (['man', 'woman', 'child'] as const).filter((wearer) =>
    said.some((it) => wearerWords[wearer].includes(it)),
  );
  return wearers.length === 1 ? wearers[0]! : null;
}
