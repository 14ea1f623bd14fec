import { entriesOf, type Recut } from '../../words/instruct/recut.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { changePiece } from './change-piece.ts';

/** Returns the brief with a new cut for one of its pieces. */
export function recutBrief(brief: Brief, at: number, recut: Recut): Brief {
  let out: Brief = { ...brief, hero: at };
  for (const [attribute, value] of entriesOf(recut.attributes))
    out = changePiece(out, { kind: 'attribute', attribute, value });
  const main = recut.colours.find(({ part }) => part === 'main');
  if (main) out = changePiece(out, { kind: 'colour', hex: main.hex });
  if (recut.fabric) out = changePiece(out, { kind: 'fabric', name: recut.fabric });
  if (recut.pattern) out = changePiece(out, { kind: 'pattern', name: recut.pattern.name });
  const piece = out.pieces[at]!;
  const parts = recut.colours.filter(({ part }) => part !== 'main');
  const named = new Set<string>([...parts, ...recut.partFabrics].map(({ part }) => part));
  const changed: Piece = {
    ...piece,
    pattern: recut.pattern ?? piece.pattern,
    details: [...piece.details.filter((name) => !recut.removed.includes(name)), ...recut.added],
    colours: [...piece.colours.filter(({ part }) => !named.has(part)), ...parts],
    partFabrics: [...piece.partFabrics.filter(({ part }) => !named.has(part)), ...recut.partFabrics],
  };
  return { ...out, pieces: out.pieces.with(at, changed), hero: brief.hero };
}
