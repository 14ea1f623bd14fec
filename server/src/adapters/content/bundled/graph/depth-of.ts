import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql/language';

/** Maximum nesting of fields, with fragments resolved; infinite for a fragment that contains itself. */
export function depthOf({ definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const known = new Map<string, number>();

  function ofFragment(name: string, above: ReadonlySet<string>): number {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    if (above.has(name)) return Infinity;
    const depth = known.get(name) ?? ofSet(fragment.selectionSet, new Set([...above, name]));
    known.set(name, depth);
    return depth;
  }

  function ofSet(set: SelectionSetNode | undefined, above: ReadonlySet<string>): number {
    const depths = (set?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, above);
      const below = ofSet(selection.selectionSet, above);
      return selection.kind === Kind.FIELD ? below + 1 : below;
    });
    return Math.max(0, ...depths);
  }

  return Math.max(
    0,
    ...definitions.map((node) => (node.kind === Kind.OPERATION_DEFINITION ? ofSet(node.selectionSet, new Set()) : 0)),
  );
}
