import type { EnginePixels } from '../image-engine.ts';

export async function drawLines(source: EnginePixels, check: () => void): Promise<EnginePixels> {
  check();
  return source;
}
