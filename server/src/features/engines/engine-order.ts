/** The order in which engines are tried for a render: by the person's choice, the admins' order, ability and load. */
import { byShare } from './by-share.ts';
import type { EngineNeed } from './engine-need.ts';
import type { EngineWatch } from './engine-watch.ts';
import type { EngineRules } from './routed-engine.ts';

interface Parts {
  readonly watches: readonly EngineWatch[];
  readonly rules: EngineRules;
  /** Place of an engine in the admins' order, counted from 0; null for one that is not in it. */
  readonly placeOf: (engine: string) => number | null;
}

export type EngineOrder = ReturnType<typeof createEngineOrder>;

export function createEngineOrder({ watches, rules, placeOf }: Parts) {
  /** Whether the engine supports the task at all, regardless of the person's choice. */
  const can = ({ routed: { engine, isOwn } }: EngineWatch, { operation, model, scenes }: EngineNeed) =>
    engine.capabilityOf(operation, model) !== 'unavailable' &&
    !(scenes && engine.vocabulary === null) &&
    !(isOwn && rules.builtInFor !== null && !rules.builtInFor.includes(operation));

  /**
   * Groups of equal engines, best first: the person's choice, remote engines that support every setting, other remote
   * engines, the built-in one. Within the remote ones the admins' order decides, then what is better at the task.
   */
  function tiersOf(need: EngineNeed): EngineWatch[][] {
    const rankOf = (watch: EngineWatch): readonly [group: number, place: number, lacked: number] => {
      const { engine, isOwn } = watch.routed;
      if (engine.name === need.engine) return [0, 0, 0];
      if (isOwn) return [3, 0, 0];
      return [followsAll(watch, need) ? 1 : 2, placeOf(engine.name) ?? watches.length, lackedStrengths(watch, need)];
    };
    const ranked = watches
      .filter((watch) => can(watch, need))
      .map((watch) => ({ watch, rank: rankOf(watch) }))
      .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    const tiers = Map.groupBy(ranked, ({ rank }) => rank.join());
    return [...tiers.values()].map((tier) => tier.map(({ watch }) => watch));
  }

  return { can, tiersOf };
}

/** Whether the engine supports every setting of the task. */
const followsAll = ({ routed: { engine } }: EngineWatch, { operation, model, controls, loras = [] }: EngineNeed) => {
  const followed = engine.controlsOf(operation, model);
  const offered = loras.length > 0 ? (engine.lorasOf?.(operation, model) ?? []) : [];
  return (
    controls.every((control) => followed.includes(control)) &&
    loras.every((chosen) => offered.some(({ name }) => name === chosen))
  );
};

/** The number of wanted strengths that the engine lacks. */
const lackedStrengths = ({ routed: { engine } }: EngineWatch, { operation, model, strengths }: EngineNeed) =>
  strengths.length === 0 ? 0 : strengths.length - (engine.strengthsOf?.(operation, model, strengths).length ?? 0);

/** The healthy engines of a group, by load. */
export async function inOrder(tier: readonly EngineWatch[]): Promise<EngineWatch[]> {
  const well = await Promise.all(tier.map((watch) => watch.isWell()));
  const left = tier.filter((_, index) => well[index]);
  if (left.length < 2) return left;
  const loads = await Promise.all(left.map(async (watch) => ({ watch, ...(await watch.load()) })));
  return byShare(loads).map(({ watch }) => watch);
}
