/**
 * Groups of triangles that are connected by shared vertices.
 * @param among the triangles to group.
 * @param kindOf 0 to `KINDS` - 1; neighbours of different kinds are not connected.
 */
export function connectedGroups(
  indices: Uint32Array,
  among: readonly number[],
  kindOf: (triangle: number) => number = () => 0,
): number[][] {
  const roots = new Map<number, number>();
  const rootOf = (node: number): number => {
    let root = node;
    for (let next = roots.get(root); next !== undefined && next !== root; next = roots.get(root)) root = next;
    for (let walk = node; walk !== root;) {
      const next = roots.get(walk) ?? root;
      roots.set(walk, root);
      walk = next;
    }
    return root;
  };
  // A vertex that is shared by triangles of several kinds becomes one node for each kind.
  const nodeOf = (triangle: number, corner: number) => indices[triangle * 3 + corner]! * KINDS + kindOf(triangle);
  for (const triangle of among) {
    const first = rootOf(nodeOf(triangle, 0));
    roots.set(first, first);
    for (const corner of [1, 2]) {
      const other = rootOf(nodeOf(triangle, corner));
      roots.set(other, rootOf(first));
    }
  }
  const groups = new Map<number, number[]>();
  for (const triangle of among) {
    const root = rootOf(nodeOf(triangle, 0));
    const group = groups.get(root);
    if (group) group.push(triangle);
    else groups.set(root, [triangle]);
  }
  return [...groups.values()];
}

/** Maximum number of kinds of triangles. */
const KINDS = 8;
