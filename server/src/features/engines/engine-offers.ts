/** What may be set for a task: the settings, sizes and LoRAs of the engines that would draw it. */
import type { EngineControl, Model, OfferedLora } from '@kenna/contract';
import type { EngineOperation } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { EngineNeed } from './engine-need.ts';
import type { EngineOrder } from './engine-order.ts';
import type { RoutedEngine } from './routed-engine.ts';

interface Parts {
  readonly engines: readonly RoutedEngine[];
  readonly order: EngineOrder;
}

export function createEngineOffers({ engines, order }: Parts) {
  /** The engines whose settings are offered; empty when no engine can do the operation. */
  function offering(need: EngineNeed): readonly ImageEngine[] {
    const tiers = order.tiersOf(need);
    const best = tiers[0] ?? [];
    // An engine that supports everything that is set is preferred to one that the admins prefer, so what any remote
    // engine supports can be set.
    const isAlone = best[0]?.routed.isOwn === true || need.engine !== null;
    const group = isAlone ? best : tiers.flat().filter(({ routed }) => !routed.isOwn);
    return group.map(({ routed }) => routed.engine);
  }

  /**
   * The engine for finishing a picture made by `engine`: itself where it can, otherwise the built-in one; null:
   * neither can.
   */
  function finisherOf(engine: ImageEngine, operation: EngineOperation, model: Model): ImageEngine | null {
    const own = engines.find(({ isOwn }) => isOwn)?.engine;
    const able = [engine, own].find((one) => one !== undefined && one.capabilityOf(operation, model) !== 'unavailable');
    return able ?? null;
  }

  return {
    finisherOf,

    /**
     * The settings to offer for an operation: those that any of its best engines supports; null when no engine can do
     * it.
     */
    controlsOf(need: EngineNeed): readonly EngineControl[] | null {
      const engines = offering(need);
      if (engines.length === 0) return null;
      return [...new Set(engines.flatMap((engine) => engine.controlsOf(need.operation, need.model)))];
    },

    /** The sizes in which the best engine draws; null where it says nothing of them. */
    sizesOf(need: EngineNeed): { readonly multiple: number; readonly pixels: number | null } | null {
      const [best] = offering(need);
      return best?.sizesOf?.(need.operation, need.model) ?? null;
    },

    /** Whether the engine that would retouch the pictures restores faces instead of sharpening them. */
    restoresFaces(need: EngineNeed): boolean {
      const [best] = offering(need);
      const finisher = best && finisherOf(best, 'enhanceFaces', need.model);
      return finisher ? (finisher.restoresFaces?.() ?? true) : false;
    },

    /** The LoRAs to offer as styles for an operation, each once. */
    lorasOf(need: EngineNeed): readonly OfferedLora[] {
      const all = offering(need).flatMap((engine) => engine.lorasOf?.(need.operation, need.model) ?? []);
      return [...new Map(all.map((lora) => [lora.name, lora])).values()];
    },
  };
}
