import type { BuiltInEngine, EnginePixels, GenerateTask } from '@kenna/engine';

/** A square picture in the look of the studio that asks for nothing but its words. */
export const plainTask = (
  prompt: string,
  side: number,
  background: GenerateTask['background'] = null,
): GenerateTask => ({
  operation: 'generate',
  prompt,
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  width: side,
  height: side,
  count: 1,
  guidance: 13,
  background,
});

/** Draws a task that makes one picture. */
export async function drawPixels(engine: BuiltInEngine, task: GenerateTask, seed: number): Promise<EnginePixels> {
  const [image] = await engine.run(task, { seed, signal: new AbortController().signal, onProgress: () => undefined });
  return image!.pixels;
}
