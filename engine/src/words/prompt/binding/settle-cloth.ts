import { cutRows } from '../vocabulary/cuts.ts';
import type { FabricName } from '../vocabulary/fabrics.ts';
import { sensesOf } from '../words/lexicon.ts';
import { senseIn } from '../words/sense.ts';
import { splitWords } from '../words/split-words.ts';
import { isFurniture } from '../vocabulary/form-facts.ts';
import { addChip, type Draft } from './draft.ts';

/** "A pine bunk bed": the colour of that name is the green of the tree, which no furniture has. */
export function settlePine({ pieces, chips }: Draft, prompt: string): void {
  for (const piece of pieces) {
    if (!isFurniture(piece.form) || piece.fabric !== null) continue;
    const chip = chips.find(
      ({ kind, piece: of, source, start, end }) =>
        kind === 'colour' && of === piece && source === 'prompt' && /^pine$/i.test(prompt.slice(start, end)),
    );
    if (chip === undefined || /^\s+green\b/i.test(prompt.slice(chip.end))) continue;
    piece.colours.splice(0, Infinity, ...piece.colours.filter(({ hex }) => hex !== chip.hex));
    piece.fabric = 'wood';
    chips.splice(chips.indexOf(chip), 1, { kind: 'fabric', name: 'wood', label: 'pine', piece, source: 'prompt', start: chip.start, end: chip.end }); // prettier-ignore
  }
}

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

/** "A knitted hat", "a brown hat, knitted": hats of a knit are beanies, where words name no other kind. */
export function settleKnitHat({ pieces }: Draft): void {
  const beanie = cutRows.find(({ name }) => name === 'beanie') ?? null;
  for (const piece of pieces)
    if (piece.form === 'hat' && piece.cut === null && piece.fabric === 'knit' && piece.attributes.brim === undefined) piece.cut = beanie; // prettier-ignore
}
