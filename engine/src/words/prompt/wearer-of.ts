import type { DressCode, Wearer } from './binding/draft.ts';
import { splitWords } from './words/split-words.ts';

const words: Readonly<Record<Wearer, readonly string[]>> = {
  man: 'man,men,mens,male,gentleman,gents,homme,hommes,herren,manner,uomo,uomini,hombre,hombres,caballero'.split(','),
  woman: 'woman,women,womens,lady,ladies,female,femme,femmes,damen,frauen,donna,donne,mujer,mujeres'.split(','),
  child: 'boy,boys,girl,girls,kid,kids,child,children,toddler,baby,kinder,enfant,bambino,bambina,nino,nina'.split(','),
};

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

/** True for a word such as "women" or "kids". */
export const isWearer = (word: string): boolean => Object.values(words).some((list) => list.includes(word));

/** Who wears what a prompt asks for; null when it does not say so, or names several. */
export function wearerOf(prompt: string): Wearer | null {
  const said = splitWords(prompt).map(({ text }) => text);
  const wearers = (['man', 'woman', 'child'] as const).filter((wearer) =>
    said.some((it) => words[wearer].includes(it)),
  );
  return wearers.length === 1 ? wearers[0]! : null;
}
