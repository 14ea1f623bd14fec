import type { BuiltInEngine, EngineImage, GenerateTask, Look, Take } from '../src/index.ts';

/** One picture to draw. */
export interface Cell {
  readonly caption: string;
  readonly prompt: string;
  readonly look: Look;
  readonly take?: Take;
  /** Default 7. */
  readonly seed?: number;
  /** By default the prompt decides. */
  readonly background?: GenerateTask['background'];
}

export interface DrawnCell {
  readonly cell: Cell;
  /** Null when it could not be drawn; `failure` gives the reason. */
  readonly image: EngineImage | null;
  readonly failure: string | null;
  readonly milliseconds: number;
}

interface DrawOptions {
  readonly size: number;
  /** Maximum number of cells drawn at the same time. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly onDrawn: (done: number) => void;
}

/** Draws cells in their order, as many at once as there are threads. Rejects only when the signal is aborted. */
export async function drawCells(
  engine: BuiltInEngine,
  cells: readonly Cell[],
  { size, atOnce, signal, onDrawn }: DrawOptions,
): Promise<readonly DrawnCell[]> {
  const drawn: DrawnCell[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < cells.length; i = next++) {
      drawn[i] = await drawCell(engine, cells[i]!, size, signal);
      signal.throwIfAborted();
      onDrawn(drawn.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return drawn;
}

async function drawCell(engine: BuiltInEngine, cell: Cell, size: number, signal: AbortSignal): Promise<DrawnCell> {
  const { prompt, look, take, seed = 7, background = null } = cell;
  const from = performance.now();
  const task: GenerateTask = {
    operation: 'generate',
    prompt,
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look,
    width: size,
    height: size,
    count: 1,
    guidance: 13,
    background,
    ...(take ? { takes: [take] } : {}),
  };
  try {
    const [image] = await engine.run(task, { seed, signal, onProgress: () => undefined });
    return { cell, image: image ?? null, failure: null, milliseconds: performance.now() - from };
  } catch (error) {
    return { cell, image: null, failure: String(error), milliseconds: performance.now() - from };
  }
}
