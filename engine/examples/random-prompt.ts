import type { Random } from '../src/foundation/geometry/random.ts';
import type { SceneVocabulary } from '../src/index.ts';

const STOP_WORDS =
  'with,and,no,without,under,over,in,on,a,the,not,but,of,for,very,light,long,made from,instead of,two,3,half,à,mit,con';
const FOREIGN = [
  'robe longue en soie rouge avec des manches bouffantes',
  'abito da sera in velluto nero',
  'langes Kleid aus grüner Seide ohne Ärmel',
  'falda plisada de lana azul',
  '赤いシルクのドレス',
  '黑色皮革手提包',
  'красное платье из бархата',
  'فستان أحمر طويل',
  'vestido de festa verde-esmeralda',
];
const NOISE =
  '👗,#0b6e50,#zzz,???,--,0,1e309,\ud800,\u202e,\0,asdfgh,constructor,__proto__,<b>,%s,drss,sillk,NaN,../'.split(',');

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

/**
 * A prompt that nobody would write: known words, stop words, several languages and noise in random order. The same
 * random numbers give the same prompt.
 */
export function randomPrompt({ kinds, attributes }: SceneVocabulary, random: Random): string {
  const known = [...Object.values(kinds), ...Object.values(attributes)];
  const word = () => {
    const kind = random();
    if (kind < 0.2) return pick(random, kinds.form ?? []).label;
    if (kind < 0.68) return pick(random, pick(random, known)).label;
    if (kind < 0.9) return pick(random, STOP_WORDS.split(','));
    return pick(random, kind < 0.95 ? FOREIGN : NOISE);
  };
  const length = 1 + Math.floor(14 * random() ** 1.5);
  return Array.from({ length }, word).join(random() < 0.2 ? ', ' : ' ');
}
