import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map((it) => it.words);

describe('words that are listed as not drawn', () => {
  it.each([
    ['perfume bottle with a wooden cap', []],
    ['perfume bottle with a glass cap', []],
    ['umbrella with wooden handle', []],
    ['wooden handle umbrella', []],
    ['hair brush with a wooden handle', []],
    ['paddle brush with a wooden handle', []],
    ['bag with a silver chain', []],
    ['bag with a silver chain strap', []],
    ['handbag with gold chain', []],
    ['clutch with a silver chain', []],
    ['handbag with a red shoulder strap', []],
    ['wedge sandals with leather straps', []],
    ['wedge with red straps', []],
    ['bag in white snow', []],
    ['boots on white snow', []],
    ['boots on pink snow', ['pink']],
    ['sneakers on golden sand', []],
    ['sneakers on pink sand', ['pink']],
    ['bag in blue water', []],
    ['white mug on a table, pale light', ['pale']],
    ['pale ale glass on a table', ['pale ale']],
    ['mug on a light oak table', []],
    ['yerba mate mug', ['yerba mate']],
    ['semi-matte vase', ['semi-matte']],
    ['silk drawstring pouch', ['silk']],
    ['leather drawstring pouch', ['leather']],
    ['velvet drawstring pouch', []],
  ])('are those that the picture does not show: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
  });
});

describe('a coat or a blazer', () => {
  it.each([
    ["men's coat", 'shift'],
    ["men's blazer", 'shift'],
    ["men's coat with a belt", undefined],
    ["women's coat inspired by menswear", undefined],
    ['blazer for women, menswear style', undefined],
    ["women's and men's blazer", undefined],
    ['mens black coat for women', undefined],
  ])('is cut straight for a man alone, without a belt: %s', (prompt, silhouette) => {
    expect(read(prompt).pieces[0]!.attributes.silhouette).toBe(silhouette);
  });
});

describe('a plural without a number', () => {
  it.each([
    ['candles', 3],
    ['candles on a tray', 3],
    ['rugs', undefined],
    ['lipstick swatches', undefined],
    ['room with sofas', undefined],
  ])('stands for several of the thing that is asked for: %s', (prompt, count) => {
    expect(read(prompt).pieces[0]!.count).toBe(count);
  });
});
