import type { ScenePart } from '../../parts/scene.ts';

/**
 * For each part number of a frame (0 is the backdrop), the part as which it is drawn. Folded edges and hems, which give
 * fabric its thickness, are drawn as the fabric itself, because two lines close together would look like one heavy
 * line.
 */
export function seenAsOne(parts: readonly Pick<ScenePart, 'name' | 'piece'>[]): Uint8Array {
  const found = new Map<string, number>();
  const seen = new Uint8Array(parts.length + 1);
  parts.forEach(({ name, piece }, i) => found.set(`${piece} ${name}`, i + 1));
  parts.forEach(({ name, piece }, i) => {
    const owner = name.replace(/ (edge|side|hem|end)( \d+)?$/, '');
    seen[i + 1] = found.get(`${piece} ${owner}`) ?? i + 1;
  });
  return seen;
}
