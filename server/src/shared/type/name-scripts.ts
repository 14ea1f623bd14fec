/** What people call a text in a script that the fonts of a sheet lack; the first that matches is used. */
const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Hindi', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
];

const scriptOf = (words: string): string => SCRIPTS.find(([, letters]) => letters.test(words))?.[0] ?? 'another script';

/**
 * Replaces words with a letter that `canSet` rejects by `[in Japanese]`, once for adjacent words. Words without such a
 * letter stay; punctuation that is attached to a replaced word is dropped with it, and white space becomes single
 * spaces.
 */
export function nameScripts(text: string, canSet: (character: string) => boolean): string {
  const isUnset = (word: string) => [...word].some((character) => /\p{L}/u.test(character) && !canSet(character));
  const parts: { readonly unset: boolean; readonly words: string[] }[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const unset = isUnset(word);
    const last = parts.at(-1);
    if (last?.unset === unset) last.words.push(word);
    else parts.push({ unset, words: [word] });
  }
  return parts.map(({ unset, words }) => (unset ? `[in ${scriptOf(words.join(''))}]` : words.join(' '))).join(' ');
}
