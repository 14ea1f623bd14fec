/**
 * The product's own engine behind the port: names its looks after the models, its stages for people, and its errors in
 * the port's words. It runs in this process's worker threads, so it is always healthy.
 */
import type { BriefChip, Model } from '@kenna/contract';
import {
  EngineError,
  type BuiltInEngine,
  type EngineImage as DrawnImage,
  type EngineProgress as DrawingProgress,
  type EngineStage,
  type Look,
} from '@kenna/engine';
import {
  ImageEngineError,
  type EngineImage,
  type EngineProgress,
  type EngineRunOptions,
  type EngineTask,
  type ImageEngine,
} from '../../ports/image-engine.port.ts';

const LOOKS: Record<Model, Look> = {
  kenna: 'illustration',
  kennaxl: 'studio',
  kenna3: 'editorial',
  kennasketch: 'flat',
};

const STAGES: Record<EngineStage, string> = {
  reading: 'Reading the prompt',
  shaping: 'Shaping',
  lighting: 'Setting the light',
  shading: 'Drawing',
  finishing: 'Finishing',
};

const isHex = (background: string): background is `#${string}` => background.startsWith('#');

function backgroundOf(background: string | null): `#${string}` | 'transparent' | null {
  if (background === null || background === 'transparent' || isHex(background)) return background;
  throw new ImageEngineError('bad_input', `background ${background}`);
}

const progressOf = ({ imageIndex, stage, fraction, preview }: DrawingProgress): EngineProgress => ({
  imageIndex,
  stage: STAGES[stage],
  fraction,
  ...(preview && { preview }),
});

const chipOf = ({ kind, label, hex }: DrawnImage['brief']['understood'][number]): BriefChip => ({
  kind,
  label,
  ...(hex !== undefined && { hex }),
});

const imageOf = ({ index, seed, pixels, brief, note }: DrawnImage): EngineImage => ({
  index,
  seed,
  pixels,
  brief: brief.understood.map(chipOf),
  note,
});

export function createBuiltInImageEngine(engine: BuiltInEngine): ImageEngine {
  return {
    name: 'built-in',
    description:
      'Built-in engine: draws garments, accessories and products from your words; connect a diffusion engine for anything else',
    sourceType: 'algorithmicMedia',
    capabilityOf: () => 'native',
    isHealthy: async () => true,

    async run({ model, background, ...task }: EngineTask, { seed, signal, onProgress, onImage }: EngineRunOptions) {
      try {
        const images = await engine.run(
          { ...task, look: LOOKS[model], background: backgroundOf(background) },
          {
            seed,
            signal,
            onProgress: (progress) => onProgress(progressOf(progress)),
            ...(onImage && { onImage: (image: DrawnImage) => onImage(imageOf(image)) }),
          },
        );
        return images.map(imageOf);
      } catch (error) {
        if (error instanceof ImageEngineError) throw error;
        const kind = error instanceof EngineError ? error.kind : 'failed';
        throw new ImageEngineError(kind, error instanceof Error ? error.message : String(error), { cause: error });
      }
    },

    close: () => engine.close(),
  };
}
