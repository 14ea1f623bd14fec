/**
 * Picks the engine of a render: per operation and model, among those that are well, the one with the shortest queue for
 * its weight; the built-in one where no other can or answers. Whoever takes an engine gives its lease back with how it went.
 */
import type { EngineControl, Model, SceneFileFormat, SceneVocabulary } from '@kenna/contract';
import type { EngineOperation, KeptScene } from '../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineErrorKind,
  type ImageEngine,
  type InstructionReading,
  type SceneFile,
} from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { byShare } from './by-share.ts';
import type { EngineNeed } from './engine-need.ts';
import { createEngineWatch, type EngineWatch } from './engine-watch.ts';
import { fallbackNote, type PassedOver } from './fallback-note.ts';
import type { EngineRules, RoutedEngine } from './routed-engine.ts';

interface Parts {
  /** In order of preference. */
  readonly engines: readonly RoutedEngine[];
  readonly rules: EngineRules;
  readonly clock: Clock;
  /** Told of every failure that an operator may want to know of. */
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
  /** For the pictures that it makes: that, and why, it stands in for another; null when it does not. */
  readonly note: string | null;
  /** How the task went; null: well. Once. */
  end(error: unknown): void;
}

/** An engine that a render was given and that could not do it. */
export interface FailedLease {
  readonly lease: EngineLease;
  readonly kind: EngineErrorKind;
}

const NO_WORDS: SceneVocabulary = { kinds: {}, attributes: {}, attributesOf: {} };

export type EngineRouter = ReturnType<typeof createEngineRouter>;

export function createEngineRouter({ engines, rules, clock, onFault }: Parts) {
  const watches = engines.map((routed) => createEngineWatch(routed, clock));

  /** Whether it does this at all, whoever picked it. */
  const can = ({ routed: { engine, isOwn } }: EngineWatch, { operation, model, scenes }: EngineNeed) =>
    engine.capabilityOf(operation, model) !== 'unavailable' &&
    !(scenes && engine.vocabulary === null) &&
    !(isOwn && rules.builtInFor !== null && !rules.builtInFor.includes(operation));

  const followsAll = ({ routed: { engine } }: EngineWatch, { operation, model, controls }: EngineNeed) => {
    const followed = engine.controlsOf(operation, model);
    return controls.every((control) => followed.includes(control));
  };

  /** Groups of equals, the best first: the one that was picked, remote ones that follow every setting, others, our own. */
  function tiersOf(need: EngineNeed): EngineWatch[][] {
    const capable = watches.filter((watch) => can(watch, need));
    const tierOf = (watch: EngineWatch) => {
      if (watch.routed.engine.name === need.engine) return 0;
      if (watch.routed.isOwn) return 3;
      return followsAll(watch, need) ? 1 : 2;
    };
    return [0, 1, 2, 3]
      .map((tier) => capable.filter((watch) => tierOf(watch) === tier))
      .filter(({ length }) => length > 0);
  }

  /** The well ones of a group, the least loaded first. */
  async function inOrder(tier: readonly EngineWatch[]): Promise<EngineWatch[]> {
    const well = await Promise.all(tier.map((watch) => watch.isWell()));
    const left = tier.filter((_, index) => well[index]);
    if (left.length < 2) return left;
    const loads = await Promise.all(left.map(async (watch) => ({ watch, ...(await watch.load()) })));
    return byShare(loads).map(({ watch }) => watch);
  }

  /** Why the engine that was picked, or every remote one, is not the one that does it. */
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
    const passed = passedOver(need, chosen, failed);
    const end = chosen.begin();
    return {
      engine,
      title,
      note: passed.length === 0 ? null : fallbackNote(passed, isOwn ? 'the built-in engine' : title),
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

  return {
    watches,

    canRun: (need: EngineNeed): boolean => tiersOf(need).length > 0,

    /** What the panels of an operation offer: what any of its best engines follows; null when none can do it. */
    controlsOf(need: EngineNeed): readonly EngineControl[] | null {
      const [best, next = []] = tiersOf(need);
      if (best === undefined) return null;
      // Remote ones that follow everything and those that do not are one group while nothing is set.
      const group =
        best[0]?.routed.isOwn || need.engine !== null ? best : [...best, ...next.filter(({ routed }) => !routed.isOwn)];
      return [...new Set(group.flatMap(({ routed }) => routed.engine.controlsOf(need.operation, need.model)))];
    },

    /** Of the engine that draws scenes; empty when there is none. */
    vocabulary: (): SceneVocabulary =>
      engines.find(({ engine }) => engine.vocabulary !== null)?.engine.vocabulary ?? NO_WORDS,

    /** What a message means to the engine that would do it. One that takes each as it is knows no "undo": ours reads that. */
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

    /** @throws ImageEngineError, `missing_model` when no engine writes files of scenes. */
    async exportScene(scene: KeptScene, format: SceneFileFormat, options: { signal: AbortSignal }): Promise<SceneFile> {
      const writer = engines.find(({ engine }) => engine.exportScene !== undefined && engine.vocabulary !== null);
      if (!writer?.engine.exportScene) throw new ImageEngineError('missing_model', `no engine for ${format} files`);
      return writer.engine.exportScene(scene, format, options);
    },

    /** The engine for what is still to be done with a picture of `engine`: itself where it can, else ours; null: none. */
    finisherOf(engine: ImageEngine, operation: EngineOperation, model: Model): ImageEngine | null {
      const own = engines.find(({ isOwn }) => isOwn)?.engine;
      const able = [engine, own].find(
        (one) => one !== undefined && one.capabilityOf(operation, model) !== 'unavailable',
      );
      return able ?? null;
    },

    /**
     * `failed`: engines that this render was given before; they are not given again.
     * @throws ImageEngineError `missing_model` when no engine has it, `unavailable` when none that has it answers.
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
