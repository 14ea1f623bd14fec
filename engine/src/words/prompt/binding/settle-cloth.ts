import type { FabricName } from '../vocabulary/fabrics.ts';
import { sensesOf } from '../words/lexicon.ts';
import { senseIn } from '../words/sense.ts';
import { splitWords } from '../words/split-words.ts';
import { addChip, type Draft } from './draft.ts';

/** "A velvet robe": the name of a kind whose usual cloth is another one names its own. */
export function settleCloth(draft: Draft, prompt: string): void {
  for (const { kind, source, piece, start, end } of [...draft.chips]) {
    const usual = piece?.cut?.fabric;
    if (kind !== 'form' || source !== 'prompt' || piece === null || usual === undefined || piece.fabric !== null)
      continue;
    const [first, ...others] = splitWords(prompt.slice(start, end));
    if (first === undefined || others.length === 0) continue;
    const cloth: FabricName | undefined = senseIn(sensesOf([first.text]), 'fabric')?.name;
    // The silk of a robe is satin.
    if (cloth === undefined || cloth === usual || (cloth === 'silk' && usual === 'satin')) continue;
    piece.fabric = cloth;
    addChip(draft, { source, start, end: start + first.end }, { kind: 'fabric', name: cloth, label: cloth, piece });
  }
}
