interface Candidate {
  readonly weight: number;
  /** Number of waiting and running tasks. */
  readonly depth: number;
  /** Number of tasks given to it so far. */
  readonly served: number;
}

/**
 * Sorts by load: first by queue length relative to the weight, then by the share of past tasks, so that idle engines
 * alternate by weight. Deterministic.
 */
export function byShare<C extends Candidate>(candidates: readonly C[]): C[] {
  const load = ({ depth, weight }: Candidate) => depth / weight;
  const had = ({ served, weight }: Candidate) => (served + 1) / weight;
  return [...candidates].sort((first, second) => load(first) - load(second) || had(first) - had(second));
}
