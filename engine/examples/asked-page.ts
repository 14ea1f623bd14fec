import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cell, DrawnCell } from './draw-cells.ts';

/** `held-out` is not read by whoever changes the grammar, so that it measures what other people ask for. */
type AskedSet = 'open' | 'held-out';

/**
 * Prompts that were written without sight of the engine, with what each picture must show. The files in `asked` are
 * tab-separated with the columns id, role, prompt and attributes.
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
