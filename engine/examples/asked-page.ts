import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cell, DrawnCell } from './draw-cells.ts';

/** Nobody who changes the grammar reads the set `held-out`, so that it measures the prompts of other people. */
type AskedSet = 'open' | 'held-out';

/**
 * Prompts that were written without sight of the engine. The files in `asked` are tab-separated with the columns id,
 * role, prompt and attributes, which say what the picture must show.
 */
export function askedCells(set: AskedSet): readonly Cell[] {
  const text = readFileSync(path.join(import.meta.dirname, 'asked', `${set}.tsv`), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  return rows.map((row): Cell => {
    const [id = '', , prompt = ''] = row.split('\t');
    return { caption: `${id}: ${prompt}`, prompt, look: 'studio' };
  });
}

/** The prompt, and below it why nothing was drawn or which words are not drawn. */
export function askedCaption({ cell, image, failure }: DrawnCell): string {
  if (failure !== null) return `${cell.caption}\n${failure.replace('EngineError: ', '')}`;
  const notDrawn = (image?.remarks ?? []).filter(({ kind }) => kind === 'not_drawn').map(({ words }) => words);
  return notDrawn.length === 0 ? cell.caption : `${cell.caption}\nNot drawn: ${notDrawn.join(', ')}`;
}
