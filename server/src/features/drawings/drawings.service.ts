/**
 * Shows what the built-in engine draws: a list from its own vocabulary, and a picture of each thing. A picture is drawn
 * when it is first requested, and then stored in the blob store under a name that changes with the engine's source and
 * the thing's words. Two servers may draw the same picture at the same time, which is harmless, because both store the
 * same file.
 */
import { createHash } from 'node:crypto';
import type { Drawing } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';

/** Side in pixels of the stored pictures: a card of 200 CSS pixels on a screen of double density. */
const SIDE = 400;
const WEBP = { quality: 82, effort: 4 };
const SEED = 7;
const FOLDER = 'drawings/';
/** Matches names of pictures that this or another version of the engine has drawn. */
const FILE_NAME = /^[a-z0-9-]{1,100}-[0-9a-f]{16}\.webp$/;
/** Servers and pages of the version before may ask for their pictures during an upgrade. */
const OLD_PICTURE_AGE_MS = 7 * 24 * 60 * 60_000;

export type DrawnThing = Omit<Drawing, 'image_url' | 'names'> & { readonly names: readonly string[] };

interface Parts {
  readonly drawnThings: () => readonly DrawnThing[];
  readonly engines: readonly { readonly engine: ImageEngine; readonly isOwn: boolean }[];
  readonly blobs: BlobStore;
  /** Returns a digest that changes with anything that may change the engine's pictures. */
  readonly sourceDigest: () => Promise<string>;
  readonly images: Pick<ImagesService, 'sweepFolder'>;
  readonly clock: Clock;
}

export type DrawingsService = ReturnType<typeof createDrawingsService>;

export function createDrawingsService({ drawnThings, engines, blobs, sourceDigest, images, clock }: Parts) {
  const own = engines.find(({ isOwn }) => isOwn)!.engine;
  /** Pictures that are being drawn, so that visitors at the same time wait for one drawing. */
  const running = new Map<string, Promise<Uint8Array>>();
  /** Starts the waiting drawings. The newest is drawn first, because a visitor who scrolls on looks at it. */
  const waiting: (() => void)[] = [];
  let isDrawing = false;

  let files: Promise<ReadonlyMap<string, DrawnThing>> | null = null;
  /** The things by the names of their pictures, in the order of the list; worked out once. */
  function thingsByFile(): Promise<ReadonlyMap<string, DrawnThing>> {
    files ??= nameFiles();
    files.catch(() => (files = null));
    return files;
  }

  async function nameFiles(): Promise<ReadonlyMap<string, DrawnThing>> {
    const digest = await sourceDigest();
    const nameOf = ({ name, words }: DrawnThing): string => {
      const mark = createHash('sha256').update(`${digest} ${SIDE} ${name} ${words}`).digest('hex').slice(0, 16);
      return `${name}-${mark}.webp`;
    };
    return new Map(drawnThings().map((thing) => [nameOf(thing), thing]));
  }

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
    list: async (): Promise<{ drawings: Drawing[] }> => ({
      drawings: [...(await thingsByFile())].map(([file, thing]) => ({
        ...thing,
        names: [...thing.names],
        image_url: `/files/drawings/${file}`,
      })),
    }),

    /**
     * Returns the WebP at an address of the list. Addresses of another version's list work as long as their pictures
     * are stored; for all others the answer is null. @throws ImageEngineError when it cannot be drawn.
     */
    async picture(file: string): Promise<Uint8Array | null> {
      const key = `${FOLDER}${file}`;
      const thing = (await thingsByFile()).get(file);
      if (thing === undefined) return FILE_NAME.test(file) ? blobs.read(key) : null;
      const drawing = running.get(key) ?? drawAndStore(thing, key).finally(() => running.delete(key));
      running.set(key, drawing);
      return drawing;
    },

    /** Removes pictures that other versions of the engine drew more than a week ago. */
    async sweep(): Promise<void> {
      const current = await thingsByFile();
      const before = clock.now().getTime() - OLD_PICTURE_AGE_MS;
      await images.sweepFolder(FOLDER, async (page) => {
        for (const { key, modifiedAt } of page) {
          if (modifiedAt.getTime() < before && !current.has(key.slice(FOLDER.length))) await blobs.remove(key);
        }
      });
    },
  };
}
