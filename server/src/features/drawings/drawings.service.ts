/**
 * Shows what the built-in engine draws: a list from its own vocabulary, and a picture of each thing. A picture is drawn
 * when it is first asked for, then kept in the blob store until the program's version or the thing's words change.
 */
import { createHash } from 'node:crypto';
import type { Drawing } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';

/** Side in pixels of the stored pictures: a card of 200 CSS pixels on a screen of double density. */
const SIDE = 400;
const WEBP = { quality: 82, effort: 4 };
const SEED = 7;

export type DrawnThing = Omit<Drawing, 'image_url' | 'names'> & { readonly names: readonly string[] };

interface Parts {
  readonly drawnThings: () => readonly DrawnThing[];
  readonly engines: readonly { readonly engine: ImageEngine; readonly isOwn: boolean }[];
  readonly blobs: BlobStore;
  readonly version: string;
}

export type DrawingsService = ReturnType<typeof createDrawingsService>;

export function createDrawingsService({ drawnThings, engines, blobs, version }: Parts) {
  const own = engines.find(({ isOwn }) => isOwn)!.engine;
  /** Pictures that are being drawn, so that visitors at the same time wait for one drawing. */
  const running = new Map<string, Promise<Uint8Array>>();
  /** Starts the waiting drawings. The newest is drawn first, because a visitor who scrolls on looks at it. */
  const waiting: (() => void)[] = [];
  let isDrawing = false;

  const markOf = ({ name, words }: DrawnThing): string =>
    createHash('sha256').update(`${version} ${SIDE} ${name} ${words}`).digest('hex').slice(0, 16);

  async function draw({ words }: DrawnThing): Promise<Uint8Array> {
    const [picture] = await own.run(
      {
        operation: 'generate',
        model: 'kennaxl',
        prompt: words,
        negativePrompt: '',
        accentPrompt: '',
        styles: [],
        width: SIDE,
        height: SIDE,
        count: 1,
        guidance: 13,
        background: null,
        highQuality: false,
        scene: null,
        takes: [],
      },
      { seed: SEED, signal: new AbortController().signal, onProgress: () => undefined },
    );
    const { width, height, channels, data } = picture!.pixels;
    return sharp(data, { raw: { width, height, channels } }).webp(WEBP).toBuffer();
  }

  async function drawAndStore(thing: DrawnThing, key: string): Promise<Uint8Array> {
    const stored = await blobs.read(key);
    if (stored !== null) return stored;
    const file = await inTurn(() => draw(thing));
    await blobs.put(key, file, 'image/webp');
    return file;
  }

  /** One picture is drawn at a time, which leaves the processor to people's renders. */
  async function inTurn(drawing: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (isDrawing) await new Promise<void>((start) => waiting.push(start));
    isDrawing = true;
    try {
      return await drawing();
    } finally {
      const next = waiting.pop();
      if (next === undefined) isDrawing = false;
      else next();
    }
  }

  return {
    list: (): { drawings: Drawing[] } => ({
      drawings: drawnThings().map((thing) => ({
        ...thing,
        names: [...thing.names],
        image_url: `/files/drawings/${thing.name}-${markOf(thing)}.webp`,
      })),
    }),

    /**
     * The WebP of an address of the list; null for any other. @throws ImageEngineError when it cannot be drawn.
     */
    async picture(file: string): Promise<Uint8Array | null> {
      const thing = drawnThings().find((one) => file === `${one.name}-${markOf(one)}.webp`);
      if (thing === undefined) return null;
      const key = `drawings/${file}`;
      const drawing = running.get(key) ?? drawAndStore(thing, key).finally(() => running.delete(key));
      running.set(key, drawing);
      return drawing;
    },
  };
}
