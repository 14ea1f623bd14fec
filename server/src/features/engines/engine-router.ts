/**
 * Selects the engine of a render: for its operation and model, the healthy one with the shortest queue relative to its
 * weight; the built-in engine is the fallback. The caller must end the lease with the result.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineControl, Model, OfferedLora, SceneFileFormat, SceneVocabulary } from '@kenna/contract';
import type { PromptWords } from '@kenna/contract/engine-task';
import type { EngineOperation, StoredScene } from '../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineErrorKind,
  type ImageEngine,
  type InstructionReading,
  type SceneFile,
  type WordsRefusal,
} from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { byShare } from './by-share.ts';
import type { EngineNeed } from './engine-need.ts';
import { createEngineWatch, type EngineWatch } from './engine-watch.ts';
import { fallbackReason, type PassedOver } from './fallback-reason.ts';
import type { EngineRules, RoutedEngine } from './routed-engine.ts';

interface Parts {
  /** In order of preference. */
  readonly engines: readonly RoutedEngine[];
  readonly rules: EngineRules;
  readonly clock: Clock;
  /** Place of an engine in the admins' order, counted from 0; null for one that is not in it. */
  readonly placeOf: (engine: string) => number | null;
  /** Called for every failure except a cancellation. */
  readonly onFault: (fault: EngineFault) => void;
}

export interface EngineFault {
  readonly engine: string;
  readonly operation: EngineOperation;
  readonly model: Model;
  readonly kind: EngineErrorKind;
  readonly message: string;
}

export interface EngineLease {
  readonly engine: ImageEngine;
  readonly title: string;
  /** Why this engine replaces another one, such as "Studio GPU ran out of memory"; null when it replaces none. */
  readonly replaces: string | null;
  /** A remark for the pictures that says so; null when it replaces none. */
  readonly note: string | null;
  /** Ends the lease, once; null when the task succeeded. */
  end(error: unknown): void;
}

/** An engine that failed at a render, with its error. */
export interface FailedLease {
  readonly lease: EngineLease;
  readonly kind: EngineErrorKind;
}

/** How long the first attempt to reach an engine may delay the list of its settings, in ms. */
const MEETING_MS = 3_000;

const NO_WORDS: SceneVocabulary = { kinds: {}, attributes: {}, attributesOf: {} };

export type EngineRouter = ReturnType<typeof createEngineRouter>;

export function createEngineRouter({ engines, rules, clock, placeOf, onFault }: Parts) {
  const watches = engines.map((routed) => createEngineWatch(routed, clock));

  /** Whether the engine supports the task at all, regardless of the person's choice. */
  const can = ({ routed: { engine, isOwn } }: EngineWatch, { operation, model, scenes }: EngineNeed) =>
    engine.capabilityOf(operation, model) !== 'unavailable' &&
    !(scenes && engine.vocabulary === null) &&
    !(isOwn && rules.builtInFor !== null && !rules.builtInFor.includes(operation));

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

  /** The healthy engines of a group, by load. */
  async function inOrder(tier: readonly EngineWatch[]): Promise<EngineWatch[]> {
    const well = await Promise.all(tier.map((watch) => watch.isWell()));
    const left = tier.filter((_, index) => well[index]);
    if (left.length < 2) return left;
    const loads = await Promise.all(left.map(async (watch) => ({ watch, ...(await watch.load()) })));
    return byShare(loads).map(({ watch }) => watch);
  }

  /** Why the person's engine, or every remote one, was not used. */
  function passedOver(need: EngineNeed, chosen: EngineWatch, failed: readonly FailedLease[]) {
    const passed: { title: string; why: PassedOver }[] = failed.map(({ lease: { title }, kind: why }) => ({
      title,
      why,
    }));
    const tried = failed.map(({ lease: { engine } }) => engine.name);
    for (const watch of watches) {
      const { engine, title, isOwn } = watch.routed;
      if (watch === chosen || tried.includes(engine.name)) continue;
      const isPicked = engine.name === need.engine;
      const isReplaced = chosen.routed.isOwn && !isOwn && need.engine === null;
      if ((isPicked || isReplaced) && can(watch, need)) passed.push({ title, why: 'unavailable' });
      else if (isPicked) passed.push({ title, why: 'unable' });
    }
    return passed;
  }

  function lease(need: EngineNeed, chosen: EngineWatch, failed: readonly FailedLease[]): EngineLease {
    const { engine, title, isOwn } = chosen.routed;
    const replaces = fallbackReason(passedOver(need, chosen, failed));
    const end = chosen.begin();
    return {
      engine,
      title,
      replaces,
      note: replaces && `${replaces}, so ${isOwn ? 'the built-in engine' : title} made this.`,
      end(error) {
        const kind = error === null ? null : error instanceof ImageEngineError ? error.kind : 'failed';
        end(kind);
        if (kind === null || kind === 'cancelled') return;
        const { operation, model } = need;
        const message = error instanceof Error ? error.message : String(error);
        onFault({ engine: engine.name, operation, model, kind, message });
      },
    };
  }

  /** The engines whose settings are offered; empty when no engine can do the operation. */
  function offering(need: EngineNeed): readonly ImageEngine[] {
    const tiers = tiersOf(need);
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
    watches,

    /** Reaches the remote engines that this process has not reached yet, so that their settings are known. */
    async meet(): Promise<void> {
      const met = Promise.all(watches.map((watch) => watch.meet().catch(() => undefined)));
      await Promise.race([met, delay(MEETING_MS, undefined, { ref: false })]);
    },

    canRun: (need: EngineNeed): boolean => tiersOf(need).length > 0,

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

    /** The vocabulary of the engine that draws scenes; empty when there is none. */
    vocabulary: (): SceneVocabulary =>
      engines.find(({ engine }) => engine.vocabulary !== null)?.engine.vocabulary ?? NO_WORDS,

    /**
     * Interprets a message with the engine that would do the edit. An engine that accepts any message does not
     * recognise "undo", so the built-in engine checks for it.
     */
    readInstruction(
      need: EngineNeed,
      ...said: Parameters<NonNullable<ImageEngine['readInstruction']>>
    ): InstructionReading {
      const engine = tiersOf(need)[0]?.[0]?.routed.engine;
      if (engine?.readInstruction) return engine.readInstruction(...said);
      const reader = engines.find((routed) => routed.engine.readInstruction !== undefined)?.engine;
      const reading = reader?.readInstruction?.(...said);
      return reading?.outcome === 'undo' ? reading : { outcome: 'edit', answer: '', suggestions: [] };
    },

    /** Why the engine that would draw these words refuses them; null when it draws them, or accepts any words. */
    judgeWords: (need: EngineNeed, words: PromptWords): WordsRefusal | null =>
      tiersOf(need)[0]?.[0]?.routed.engine.judgeWords?.(words) ?? null,

    /**
     * The engine for a live preview of what a render would show; null when the engine that would make it has none, or
     * the operator has turned live previews off.
     */
    previewer(need: EngineNeed): Required<Pick<ImageEngine, 'preview'>> | null {
      if (!rules.livePreviews) return null;
      const engine = tiersOf(need)[0]?.[0]?.routed.engine;
      return engine?.preview === undefined ? null : { preview: engine.preview };
    },

    /** @throws ImageEngineError, `missing_model` when no engine exports scenes. */
    async exportScene(
      scene: StoredScene,
      format: SceneFileFormat,
      options: { signal: AbortSignal },
    ): Promise<SceneFile> {
      const writer = engines.find(({ engine }) => engine.exportScene !== undefined && engine.vocabulary !== null);
      if (!writer?.engine.exportScene) throw new ImageEngineError('missing_model', `no engine for ${format} files`);
      return writer.engine.exportScene(scene, format, options);
    },

    finisherOf,

    /**
     * `failed`: engines that have already failed at this render; they are excluded.
     * @throws ImageEngineError `missing_model` when no engine supports it, `unavailable` when none that does answers.
     */
    async lease(need: EngineNeed, failed: readonly FailedLease[] = []): Promise<EngineLease> {
      const tried = failed.map((one) => one.lease.engine.name);
      const tiers = tiersOf(need);
      if (tiers.length === 0)
        throw new ImageEngineError('missing_model', `no engine for ${need.operation} ${need.model}`);
      for (const tier of tiers) {
        const left = tier.filter(({ routed }) => !tried.includes(routed.engine.name));
        const [chosen] = await inOrder(left);
        if (chosen) return lease(need, chosen, failed);
      }
      throw new ImageEngineError(
        'unavailable',
        tiers
          .flat()
          .map(({ routed }) => routed.engine.name)
          .join(', '),
      );
    },
  };
}
