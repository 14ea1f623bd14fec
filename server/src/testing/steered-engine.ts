/**
 * A test engine that draws real, tiny pictures (a gradient by its seed) and is controlled by the test: it can wait
 * until released, fail in a given way, or make fewer pictures than requested.
 */
import { createHash } from 'node:crypto';
import { ENGINE_CONTROLS, type RegionKind, type SceneVocabulary } from '@kenna/contract';
import type {
  EditTask,
  EngineTask,
  GenerateTask,
  StoredScene,
  Mask,
  PictureOnPiece,
  Pixels,
} from '../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineErrorKind,
  type EngineImage,
  type EngineRunOptions,
  type ImageEngine,
  type InstructionReading,
  type SceneFile,
} from '../ports/image-engine.port.ts';

/** A prompt with this word gives a picture that the test's explicit-content check recognises. */
export const EXPLICIT_WORD = 'explicit';
/** A prompt with this word is refused before it is drawn. */
export const UNKNOWN_THING = 'sofa';
/** A prompt with this word gives a picture without a scene. */
export const UNDRAWABLE_WORD = 'undrawable';
/** A prompt with this word gives a picture of clothes on a mannequin. */
export const MANNEQUIN_WORD = 'mannequin';
/** An edit whose words have this word keeps the scene of its source, as one that is drawn again from its scene does. */
export const REDRAWN_WORD = 'redrawn';
export const EXPLICIT_COLOUR = [255, 0, 255] as const;

/** A message with this word is one that cannot be done. */
export const IMPOSSIBLE_WORD = 'impossible';

export interface SteeredEngine extends ImageEngine {
  /** Tasks in the order of their start. */
  readonly tasks: readonly EngineTask[];
  /** How many runs ended because their signal aborted. */
  readonly stopped: number;
  /** Formats of the requested files. */
  readonly exports: readonly string[];
  /** Makes the next runs fail, with one kind each; `unexpected` throws an error that no engine should throw. */
  failNext(...kinds: (EngineErrorKind | 'unexpected')[]): void;
  /** Makes runs wait after their first progress, until `release`. */
  hold(): void;
  release(): void;
  /** Resolves once a run is being held. */
  held(): Promise<void>;
  /** Makes the next runs fail with `failed` after this many pictures; null: never. */
  stopAfter(count: number | null): void;
  setHealthy(isHealthy: boolean): void;
  /** The reported queue length; null: not reported. */
  setQueueDepth(jobs: number | null): void;
}

/** The few words that the test engine knows. */
const VOCABULARY: SceneVocabulary = {
  kinds: {
    form: [{ name: 'dress', label: 'dress' }],
    view: ['front', 'side', 'back'].map((name) => ({ name, label: name })),
    light: [{ name: 'hard', label: 'hard light' }],
    setting: [{ name: 'marble', label: 'marble' }],
    fabric: [{ name: 'velvet', label: 'velvet' }],
    colour: [{ name: 'navy', label: 'navy', hex: '#1f2a44' }],
    build: ['women', 'men'].map((name) => ({ name, label: name })),
    finish: [{ name: 'clay', label: 'clay mannequin' }],
  },
  attributes: { sleeve: [{ name: 'long', label: 'long sleeves' }] },
  attributesOf: { dress: ['sleeve'] },
};
const DRESS = { kind: 'form', name: 'dress', label: 'dress', piece: 0, source: 'prompt', start: 0, end: 0 } as const;

const pictureOf = (task: EngineTask, index: number, seed: number): EngineImage =>
  task.operation === 'generate' ? drawnPicture(task, index, seed) : editedPicture(task, index, seed);

/** The source with inverted colours, in the requested size. */
function editedPicture(task: EditTask, index: number, seed: number): EngineImage {
  const { source } = task;
  const { width, height } = sizeOf(task);
  const data = new Uint8Array(width * height * source.channels);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = Math.floor((y * source.height) / height);
      const from = (row * source.width + Math.floor((x * source.width) / width)) * source.channels;
      for (let c = 0; c < source.channels; c++)
        data[k++] = c < 3 ? 255 - source.data[from + c]! : source.data[from + c]!;
    }
  }
  const pixels = { width, height, channels: source.channels, data };
  return { index, seed: seed + index, pixels, brief: [], scene: redrawnScene(task), remarks: [] };
}

function redrawnScene(task: EditTask): StoredScene | null {
  if (task.operation === 'instructEdit') return task.text.includes(REDRAWN_WORD) ? task.scene : null;
  return task.operation === 'vary' && task.prompt.includes(REDRAWN_WORD) ? task.scene : null;
}

function sizeOf(task: EditTask): { readonly width: number; readonly height: number } {
  if ('width' in task) return task;
  const factor = task.operation === 'upscale' ? task.factor : 1;
  return { width: task.source.width * factor, height: task.source.height * factor };
}

function drawnPicture(task: GenerateTask, index: number, seed: number): EngineImage {
  const { width, height, prompt, takes } = task;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[k++] = seed + x;
      data[k++] = seed * 7 + y;
      data[k++] = index * 60;
    }
  }
  if (prompt.includes(EXPLICIT_WORD)) data.set(EXPLICIT_COLOUR, 0);
  const pixels = { width, height, channels: 3 as const, data };
  const own = takes.length > 0 ? seed : seed + index;
  const take = { ...task.scene?.take, ...takes[index] };
  const figure = prompt.includes(MANNEQUIN_WORD) && { figure: true as const };
  const kept = { kind: 'object' as const, ...figure, take, data: { seed: own } };
  const pictures = { ...task.scene?.pictures, ...textsOf(task.pictures ?? []) };
  const shown = Object.keys(pictures).length === 0 ? kept : { ...kept, pictures };
  const scene = prompt.includes(UNDRAWABLE_WORD) ? null : shown;
  return { index, seed: own, pixels, brief: [DRESS], scene, remarks: [] };
}

/** The pictures that are laid on the piece, as the scene keeps them. */
const textsOf = (pictures: readonly PictureOnPiece[]): Record<string, string> =>
  Object.fromEntries(
    pictures.flatMap(({ source }) =>
      typeof source === 'string'
        ? []
        : [[createHash('sha256').update(source.data).digest('hex'), Buffer.from(source.data).toString('base64')]],
    ),
  );

/** Every message is an edit, except "undo" and impossible ones. */
function readInstruction(
  text: string,
  earlier: readonly string[],
  marked: boolean,
  _scene: unknown,
  second = false,
): InstructionReading {
  const suggestions = earlier.length > 0 ? ['Undo that'] : ['Make it navy'];
  if (text === '' || text.includes(IMPOSSIBLE_WORD))
    return { outcome: 'cannot', answer: 'I cannot do that', suggestions };
  if (text === 'undo') return { outcome: 'undo', answer: 'Back to the picture before', suggestions };
  return {
    outcome: 'edit',
    answer: `Will ${text}${marked ? ' there' : ''}${second ? ' from the other' : ''}`,
    suggestions,
  };
}

/** The technical flat of every scene. */
const FLAT = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M20 20H280V380H20Z"/></svg>';

export function createSteeredEngine(): SteeredEngine {
  const tasks: EngineTask[] = [];
  const exports: string[] = [];
  const failures: (EngineErrorKind | 'unexpected')[] = [];
  let gate: PromiseWithResolvers<void> | null = null;
  let arrival = Promise.withResolvers<void>();
  let limit: number | null = null;
  let stopped = 0;
  let isHealthy = true;
  let depth: number | null = 0;

  async function waitAtGate(signal: AbortSignal): Promise<void> {
    if (gate === null) return;
    const aborted = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => aborted.resolve(), { once: true });
    arrival.resolve();
    await Promise.race([gate.promise, aborted.promise]);
  }

  async function run(
    task: EngineTask,
    { seed, signal, onProgress, onImage }: EngineRunOptions,
  ): Promise<EngineImage[]> {
    tasks.push(task);
    const failure = failures.shift();
    if (failure === 'unexpected') throw new TypeError('an engine that breaks its promise');
    if (failure) throw new ImageEngineError(failure, `simulated: ${failure}`);
    const images: EngineImage[] = [];
    for (let index = 0; index < task.count; index++) {
      const image = pictureOf(task, index, seed);
      onProgress({ imageIndex: index, stage: 'Drawing', fraction: index / task.count, preview: image.pixels });
      await waitAtGate(signal);
      if (signal.aborted) {
        stopped++;
        throw new ImageEngineError('cancelled', 'simulated: stopped');
      }
      if (limit !== null && index >= limit) throw new ImageEngineError('out_of_memory', 'simulated: out of memory');
      onImage?.(image);
      images.push(image);
    }
    return images;
  }

  async function exportScene(
    scene: StoredScene,
    format: string,
    { signal }: { signal: AbortSignal },
  ): Promise<SceneFile> {
    exports.push(format);
    const failure = failures.shift();
    if (failure && failure !== 'unexpected') throw new ImageEngineError(failure, `simulated: ${failure}`);
    await waitAtGate(signal);
    if (signal.aborted) throw new ImageEngineError('cancelled', 'simulated: stopped');
    if (format === 'svg') return { contentType: 'image/svg+xml', data: Buffer.from(FLAT) };
    return { contentType: 'model/gltf-binary', data: Buffer.from(`glTF ${JSON.stringify(scene.data)}`) };
  }

  /** The left half; persons are never found. */
  async function selectRegion({ width, height }: Pixels, kind: RegionKind): Promise<Mask> {
    const failure = failures.shift();
    if (failure && failure !== 'unexpected') throw new ImageEngineError(failure, `simulated: ${failure}`);
    const inside = (x: number) => kind !== 'person' && x < width / 2;
    const data = Uint8Array.from({ length: width * height }, (_, k) => (inside(k % width) ? 255 : 0));
    return { width, height, data };
  }

  return {
    name: 'steered',
    description: 'Draws what a test prepares',
    sourceType: 'algorithmicMedia',
    vocabulary: VOCABULARY,
    tasks,
    get stopped() {
      return stopped;
    },
    exports,
    run,
    async preview(task, { seed, signal }) {
      const [image] = await run({ ...task, count: 1 }, { seed, signal, onProgress: () => undefined });
      return image!;
    },
    exportScene,
    selectRegion,
    judgeWords: ({ prompt }) =>
      prompt.includes(UNKNOWN_THING)
        ? {
            thing: UNKNOWN_THING,
            reason: 'The built-in engine cannot draw a sofa yet.',
            advice: null,
            offers: [{ kind: 'nearest', label: 'a chair', prompt: prompt.replace(UNKNOWN_THING, 'chair') }],
          }
        : null,
    readInstruction,
    capabilityOf: () => 'native',
    controlsOf: () => ENGINE_CONTROLS,
    queueDepth: async () => depth,
    async describe() {
      if (!isHealthy) throw new ImageEngineError('unavailable', 'simulated: unavailable');
      return { version: '1.0', devices: [], models: [], queue: depth, warnings: [] };
    },
    isHealthy: async () => isHealthy,
    failNext: (...kinds) => void failures.push(...kinds),
    hold() {
      gate = Promise.withResolvers();
      arrival = Promise.withResolvers();
    },
    release() {
      gate?.resolve();
      gate = null;
    },
    held: () => arrival.promise,
    stopAfter(count) {
      limit = count;
    },
    setHealthy(value) {
      isHealthy = value;
    },
    setQueueDepth(jobs) {
      depth = jobs;
    },
    close: async () => undefined,
  };
}
