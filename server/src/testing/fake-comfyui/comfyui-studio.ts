/** The adapter on a fake server, with delays of milliseconds. Closing it checks that the client made no mistakes. */
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { createComfyuiEngine, type ComfyuiParts } from '../../adapters/image-engine/comfyui/comfyui-engine.ts';
import type { EngineTask, GenerateTask, Mask, Pixels } from '../../ports/engine-task.ts';
import type { EngineProgress, EngineRunOptions } from '../../ports/image-engine.port.ts';
import { decodePicture } from '../../adapters/image-engine/composition/png.ts';
import { runOptions } from '../engine-runs.ts';
import { remoteSettings } from '../remote-settings.ts';
import { drawFrom } from './tensors.ts';
import { startFakeComfyui, type FakeComfyuiOptions } from './fake-comfyui.ts';

export const TIMES = { answerMs: 5000, slowAnswerMs: 5000, socketMs: 5000, pollMs: 4, quietMs: 12, refusedMs: 5000 };
/** Small enough for a test: three steps at 256 by 256. */
const SMALL = { steps: 3, size: { multiple: 8, pixels: 256 * 256 } };

export interface StudioOptions extends FakeComfyuiOptions {
  readonly settings?: Parameters<typeof remoteSettings>[2];
  readonly engine?: Partial<Omit<ComfyuiParts, 'settings' | 'log'>>;
}

export const picture = (width: number, height: number, text = 'a picture'): Pixels => drawFrom(text, width, height);

/** A mask of the centre: half of each side. */
export function middleMask(width: number, height: number, value = 255): Mask {
  const isInside = (at: number, side: number) => at >= side / 4 && at < (side * 3) / 4;
  const covers = (k: number) => isInside(k % width, width) && isInside(Math.floor(k / width), height);
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, k) => (covers(k) ? value : 0)) };
}

export const words = { prompt: 'a red dress', negativePrompt: '', accentPrompt: '', styles: [], guidance: 8 };

export const generateTask = (changes: Partial<GenerateTask> = {}): GenerateTask => ({
  operation: 'generate',
  ...words,
  model: 'kennaxl',
  width: 96,
  height: 96,
  count: 1,
  background: null,
  scene: null,
  takes: [],
  ...changes,
});

/** Closes with the test, and fails it for client mistakes that a real server would not report. */
export async function openStudio({ settings = {}, engine: parts = {}, ...options }: StudioOptions = {}) {
  const fake = await startFakeComfyui(options);
  const model = { ...SMALL, ...settings.model };
  const engine = createComfyuiEngine({
    settings: remoteSettings('comfyui', fake.url, { ...settings, model }),
    log: pino({ level: 'silent' }),
    times: TIMES,
    ...parts,
  });
  onTestFinished(async () => {
    fake.release();
    await engine.close();
    await fake.close();
    expect(fake.misuse).toEqual([]);
  });
  const progress: EngineProgress[] = [];
  const run = (task: EngineTask, changes: Partial<EngineRunOptions> = {}) =>
    engine.run(task, runOptions({ onProgress: (each) => void progress.push(each), ...changes }));
  const runOne = async (task: EngineTask, changes: Partial<EngineRunOptions> = {}) => (await run(task, changes))[0]!;
  return { fake, engine, progress, run, runOne };
}

type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Inputs of all nodes of a class in the last accepted graph. */
export const nodesOf = ({ fake }: Studio, kind: string) =>
  Object.values(fake.prompts.at(-1)!.prompt).flatMap((node) => (node.class_type === kind ? [node.inputs] : []));
export const kindsOf = ({ fake }: Studio) => Object.values(fake.prompts.at(-1)!.prompt).map((node) => node.class_type);
/** The nth picture that the graph loads. */
export const loaded = async (studio: Studio, kind = 'LoadImage', index = 0): Promise<Pixels> =>
  decodePicture(studio.fake.files.get(`temp/${String(nodesOf(studio, kind)[index]!['image']).split(' ')[0]}`)!);
