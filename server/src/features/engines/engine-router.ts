/**
 * Selects the engine of a render: for its operation and model, the healthy one with the shortest queue relative to its
 * weight; the built-in engine is the fallback. The caller must end the lease with the result.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { SceneFileFormat, SceneVocabulary } from '@kenna/contract';
import type { PromptWords } from '@kenna/contract/engine-task';
import type { StoredScene } from '../../ports/engine-task.ts';
import {
  ImageEngineError,
  type ImageEngine,
  type InstructionReading,
  type SceneFile,
  type WordsRefusal,
} from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import { createEngineLeases, type EngineFault } from './engine-leases.ts';
import type { EngineNeed } from './engine-need.ts';
import { createEngineOffers } from './engine-offers.ts';
import { createEngineOrder } from './engine-order.ts';
import { createEngineWatch } from './engine-watch.ts';
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

/** How long the first attempt to reach an engine may delay the list of its settings, in ms. */
const MEETING_MS = 3_000;

const NO_WORDS: SceneVocabulary = { kinds: {}, attributes: {}, attributesOf: {} };

export type EngineRouter = ReturnType<typeof createEngineRouter>;

export function createEngineRouter({ engines, rules, clock, placeOf, onFault }: Parts) {
  const watches = engines.map((routed) => createEngineWatch(routed, clock));
  const order = createEngineOrder({ watches, rules, placeOf });
  const { tiersOf } = order;
  /** The engine that would be tried first if it is well; undefined when no engine supports the task. */
  const firstFor = (need: EngineNeed): ImageEngine | undefined => tiersOf(need)[0]?.[0]?.routed.engine;

  return {
    watches,

    /** Reaches the remote engines that this process has not reached yet, so that their settings are known. */
    async meet(): Promise<void> {
      const met = Promise.all(watches.map((watch) => watch.meet().catch(() => undefined)));
      await Promise.race([met, delay(MEETING_MS, undefined, { ref: false })]);
    },

    canRun: (need: EngineNeed): boolean => tiersOf(need).length > 0,

    ...createEngineOffers({ engines, order }),

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
      const engine = firstFor(need);
      if (engine?.readInstruction) return engine.readInstruction(...said);
      const reader = engines.find((routed) => routed.engine.readInstruction !== undefined)?.engine;
      const reading = reader?.readInstruction?.(...said);
      return reading?.outcome === 'undo' ? reading : { outcome: 'edit', answer: '', suggestions: [] };
    },

    /** Why the engine that would draw these words refuses them; null when it draws them, or accepts any words. */
    judgeWords: (need: EngineNeed, words: PromptWords): WordsRefusal | null =>
      firstFor(need)?.judgeWords?.(words) ?? null,

    /**
     * The engine for a live preview of what a render would show; null when the engine that would make it has none, or
     * the operator has turned live previews off.
     */
    previewer(need: EngineNeed): Required<Pick<ImageEngine, 'preview'>> | null {
      if (!rules.livePreviews) return null;
      const engine = firstFor(need);
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

    lease: createEngineLeases({ watches, order, onFault }),
  };
}
