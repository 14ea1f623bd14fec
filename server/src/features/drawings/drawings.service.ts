/**
 * Shows what the built-in engine draws: a list from its own vocabulary, and two pictures of each thing, a first one that
 * takes some hundredths of a second and a whole one that takes up to three seconds. A picture is drawn when it is first
 * requested, and then stored in the blob store under a name that changes with the engine's source and the thing's words.
 * Two servers may draw the same picture at the same time, which is harmless, because both store the same file.
 */
import { createHash } from 'node:crypto';
import type { Drawing } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { GenerateTask } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import { createDrawingTurns } from './drawing-turns.ts';

/**
 * Side in pixels of the stored pictures. The whole one is for a card of 200 CSS pixels on a screen of double density; the
 * engine previews a first one of half the side in 15 to 60 ms, so that a screen of them is there within a second.
 */
const SIDES = { first: 200, whole: 400 } as const;
type Kind = keyof typeof SIDES;
const WEBP = { quality: 82, effort: 4 };
/** Pictures that a wide screen shows without scrolling. */
const PREPARED = 24;
const SEED = 7;
const FOLDER = 'drawings/';
const FILES = '/files/drawings/';
/** Matches names of pictures that this or another version of the engine has drawn. */
const FILE_NAME = /^[a-z0-9-]{1,100}-[0-9a-f]{16}\.webp$/;
/** Servers and pages of the version before may ask for their pictures during an upgrade. */
const OLD_PICTURE_AGE_MS = 7 * 24 * 60 * 60_000;

export type DrawnThing = Omit<Drawing, 'first_url' | 'image_url' | 'names'> & { readonly names: readonly string[] };

interface DrawnFile {
  readonly thing: DrawnThing;
  readonly kind: Kind;
}

interface Parts {
  readonly drawnThings: () => readonly DrawnThing[];
  readonly engines: readonly { readonly engine: ImageEngine; readonly isOwn: boolean }[];
  readonly blobs: BlobStore;
  /** Returns a digest that changes with anything that may change the engine's pictures. */
  readonly sourceDigest: () => Promise<string>;
  readonly images: Pick<ImagesService, 'sweepFolder'>;
  readonly clock: Clock;
}

/** The list, and its pictures by the names of their files. */
interface DrawingIndex {
  readonly drawings: readonly Drawing[];
  readonly files: ReadonlyMap<string, DrawnFile>;
}

function indexOf(things: readonly DrawnThing[], digest: string): DrawingIndex {
  const nameOf = ({ name, words }: DrawnThing, kind: Kind): string => {
    const mark = createHash('sha256').update(`${digest} ${SIDES[kind]} ${name} ${words}`).digest('hex').slice(0, 16);
    return `${name}-${mark}.webp`;
  };
  const urlOf = (thing: DrawnThing, kind: Kind): string => `${FILES}${nameOf(thing, kind)}`;
  const filesOf = (kind: Kind) => things.map((thing) => [nameOf(thing, kind), { thing, kind }] as const);
  return {
    drawings: things.map((thing) => ({
      ...thing,
      names: [...thing.names],
      first_url: urlOf(thing, 'first'),
      image_url: urlOf(thing, 'whole'),
    })),
    files: new Map([...filesOf('first'), ...filesOf('whole')]),
  };
}

export type DrawingsService = ReturnType<typeof createDrawingsService>;

export function createDrawingsService({ drawnThings, engines, blobs, sourceDigest, images, clock }: Parts) {
  const own = engines.find(({ isOwn }) => isOwn)!.engine;
  // First pictures do not wait for whole ones, which take far longer.
  const turns = { first: createDrawingTurns(), whole: createDrawingTurns() };

  let index: Promise<DrawingIndex> | null = null;
  /** Worked out once. */
  function drawingIndex(): Promise<DrawingIndex> {
    index ??= sourceDigest().then((digest) => indexOf(drawnThings(), digest));
    index.catch(() => (index = null));
    return index;
  }

  async function draw({ thing, kind }: DrawnFile, signal: AbortSignal): Promise<Uint8Array> {
    const task: GenerateTask = {
      operation: 'generate',
      model: 'kennaxl',
      prompt: thing.words,
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      width: SIDES[kind],
      height: SIDES[kind],
      count: 1,
      guidance: 13,
      background: null,
      scene: null,
      takes: [],
    };
    const options = { seed: SEED, signal };
    const picture =
      kind === 'first' && own.preview !== undefined
        ? await own.preview(task, options)
        : (await own.run(task, { ...options, onProgress: () => undefined }))[0]!;
    const { width, height, channels, data } = picture.pixels;
    return sharp(data, { raw: { width, height, channels } }).webp(WEBP).toBuffer();
  }

  /**
   * Returns the WebP at an address of the list. Addresses of another version's list work as long as their pictures
   * are stored; for all others, and when `signal` has aborted, the answer is null. @throws ImageEngineError when it
   * cannot be drawn.
   */
  async function picture(file: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const key = `${FOLDER}${file}`;
    const drawn = (await drawingIndex()).files.get(file);
    if (drawn === undefined && !FILE_NAME.test(file)) return null;
    const stored = await blobs.read(key);
    if (stored !== null || drawn === undefined || signal.aborted) return stored;
    try {
      return await turns[drawn.kind](key, signal, async (stop) => {
        const picture = await draw(drawn, stop);
        await blobs.put(key, picture, 'image/webp');
        return picture;
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  return {
    list: async (): Promise<{ drawings: Drawing[] }> => ({ drawings: [...(await drawingIndex()).drawings] }),
    picture,

    /**
     * Draws the first pictures at the top of the list that are not stored yet, one after another and below all other
     * work, so that the page of a new installation opens with pictures. Those below come as fast as one scrolls. Ends
     * when `signal` aborts.
     */
    async prepare(signal: AbortSignal): Promise<void> {
      const { drawings } = await drawingIndex();
      for (const { first_url } of drawings.slice(0, PREPARED)) {
        if (signal.aborted) return;
        await picture(first_url.slice(FILES.length), signal);
      }
    },

    /** Removes pictures that other versions of the engine drew more than a week ago. */
    async sweep(): Promise<void> {
      const { files } = await drawingIndex();
      const before = clock.now().getTime() - OLD_PICTURE_AGE_MS;
      await images.sweepFolder(FOLDER, async (page) => {
        for (const { key, modifiedAt } of page) {
          if (modifiedAt.getTime() < before && !files.has(key.slice(FOLDER.length))) await blobs.remove(key);
        }
      });
    },
  };
}
