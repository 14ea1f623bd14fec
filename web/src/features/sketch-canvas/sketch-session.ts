import { createStoredDrafts } from '../../lib/drafts/stored-drafts.ts';
import type { Size } from '../../lib/pan-zoom/view.ts';
import { createSketchEditor, type Sketch, type SketchEditor } from './sketch-editor.ts';

/** After the last line, so that a quick hand writes once. */
const KEEP_AFTER_MS = 150;

/** Drawings that were made, by the address of what they are drawn over; the newest few. */
const drafts = createStoredDrafts<Sketch>('sketches', 12);

/** One sheet with what is drawn on it, from opening to closing. */
export interface SketchSession {
  /** Address of the line art under the drawing; null for plain paper. */
  readonly over: string | null;
  readonly base: HTMLImageElement | null;
  readonly editor: SketchEditor;
  readonly onKept: (listener: (kept: boolean) => void) => () => void;
  readonly close: () => void;
}

/** Opens what was drawn before over a picture, or on plain paper. @throws when there is no such picture. */
export async function openSketchSession(over: string | null, sheet: () => Size): Promise<SketchSession> {
  const base = over === null ? null : await loadPicture(over);
  const key = over ?? 'paper';
  const held = await drafts.load(key).catch(() => null);
  const editor = createSketchEditor(held, sheet);
  const listeners = new Set<(kept: boolean) => void>();
  const tell = (kept: boolean) => {
    for (const listener of listeners) listener(kept);
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = () => {
    timer = null;
    // A browser that keeps nothing still draws.
    drafts.save(key, editor.sketch()).then(
      () => tell(true),
      () => tell(false),
    );
  };
  const stop = editor.onChange(() => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(write, KEEP_AFTER_MS);
    tell(false);
  });
  return {
    over,
    base,
    editor,
    onKept: (listener) => {
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
