/** Picks, per operation and model, the first configured engine that can do it and takes work now. */
import type { Model, SceneFileFormat, SceneVocabulary } from '@kenna/contract';
import {
  ImageEngineError,
  type EngineOperation,
  type ImageEngine,
  type InstructionReading,
  type KeptScene,
  type SceneFile,
} from '../../ports/image-engine.port.ts';

/** What a render asks of its engine. */
export interface EngineNeed {
  readonly operation: EngineOperation;
  readonly model: Model;
  /** Draws takes of a scene. */
  readonly scenes: boolean;
}

const NO_WORDS: SceneVocabulary = { kinds: {}, attributes: {}, attributesOf: {} };

export type EngineRouter = ReturnType<typeof createEngineRouter>;

/** `engines` in order of preference. */
export function createEngineRouter(engines: readonly ImageEngine[]) {
  const capable = ({ operation, model, scenes }: EngineNeed) =>
    engines.filter(
      (engine) => engine.capabilityOf(operation, model) !== 'unavailable' && !(scenes && engine.vocabulary === null),
    );

  return {
    canRun: (need: EngineNeed): boolean => capable(need).length > 0,

    /** Of the engine that draws scenes; empty when there is none. */
    vocabulary: (): SceneVocabulary => engines.find(({ vocabulary }) => vocabulary !== null)?.vocabulary ?? NO_WORDS,

    /** What a message means to the engine that would do it, which may take each as it is. */
    readInstruction(need: EngineNeed, text: string, earlier: readonly string[], marked: boolean): InstructionReading {
      const [engine] = capable(need);
      return engine?.readInstruction?.(text, earlier, marked) ?? { outcome: 'edit', answer: '', suggestions: [] };
    },

    /** @throws ImageEngineError, `missing_model` when no engine writes files of scenes. */
    async exportScene(scene: KeptScene, format: SceneFileFormat, options: { signal: AbortSignal }): Promise<SceneFile> {
      const writer = engines.find((engine) => engine.exportScene !== undefined && engine.vocabulary !== null);
      if (!writer?.exportScene) throw new ImageEngineError('missing_model', `no engine for ${format} files`);
      return writer.exportScene(scene, format, options);
    },

    /** @throws ImageEngineError `missing_model` when no engine has it, `unavailable` when none that has it answers. */
    async pick(need: EngineNeed): Promise<ImageEngine> {
      const candidates = capable(need);
      if (candidates.length === 0) {
        throw new ImageEngineError('missing_model', `no engine for ${need.operation} ${need.model}`);
      }
      for (const engine of candidates) if (await engine.isHealthy()) return engine;
      throw new ImageEngineError('unavailable', candidates.map(({ name }) => name).join(', '));
    },
  };
}
