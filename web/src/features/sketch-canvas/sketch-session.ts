import { createStoredDrafts } from '../../lib/drafts/stored-drafts.ts';
import type { Size } from '../../lib/pan-zoom/view.ts';
import { createSketchEditor, type Sketch, type SketchEditor } from './sketch-editor.ts';

/** Delay in ms after the last stroke before the drawing is stored, so that quick strokes are stored once. */
const STORE_AFTER_MS = 150;

/** The newest 12 drawings, by the address of the line art under them. */
const drafts = createStoredDrafts<Sketch>('sketches', 12);

/** A sheet with its drawing, from opening to closing. */
export interface SketchSession {
  /** Address of the line art under the drawing; null for plain paper. */
  readonly over: string | null;
  readonly base: HTMLImageElement | null;
  readonly editor: SketchEditor;
  readonly onStored: (listener: (isStored: boolean) => void) => () => void;
  readonly close: () => void;
}

/** Opens the stored drawing over a picture or on plain paper. @throws when the picture does not exist. */
export async function openSketchSession(over: string | null, sheet: () => Size): Promise<SketchSession> {
  const base = over === null ? null : await loadPicture(over);
  const key = over ?? 'paper';
  const storedSketch = await drafts.load(key).catch(() => null);
  const editor = createSketchEditor(storedSketch, sheet);
  const listeners = new Set<(isStored: boolean) => void>();
  const notify = (isStored: boolean) => {
    for (const listener of listeners) listener(isStored);
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = () => {
    timer = null;
    // Without storage drawing still works; only the listeners are notified.
    drafts.save(key, editor.sketch()).then(
      () => notify(true),
      () => notify(false),
    );
  };
  const stop = editor.onChange(() => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(write, STORE_AFTER_MS);
    notify(false);
  });
  return {
    over,
    base,
    editor,
    onStored: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stop();
      if (timer === null) return;
      clearTimeout(timer);
      write();
    },
  };
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
