interface Candidate {
  readonly weight: number;
  /** Tasks that wait and run there. */
  readonly depth: number;
  /** Tasks that it was given so far. */
  readonly served: number;
}

/**
 * The least loaded first: by its queue in proportion to its weight, then by how much it has had of its share, so that
 * idle ones take turns by weight. The same state gives the same order.
 */
export function byShare<C extends Candidate>(candidates: readonly C[]): C[] {
  const load = ({ depth, weight }: Candidate) => depth / weight;
  const had = ({ served, weight }: Candidate) => (served + 1) / weight;
  return [...candidates].sort((first, second) => load(first) - load(second) || had(first) - had(second));
}
