import { createAutosave } from '../../lib/drafts/autosave.ts';
import { createStoredDrafts } from '../../lib/drafts/stored-drafts.ts';
import type { Size } from '../../lib/pan-zoom/view.ts';
import { createSketchEditor, type Sketch, type SketchEditor } from './sketch-editor.ts';

/** Stores the 12 newest drawings in the browser. Their keys are the addresses of the line art under them, or `paper`. */
const drafts = createStoredDrafts<Sketch>('sketches', 12);

/** An open sketch canvas. Its drawing is saved after each change until `close`. */
export interface SketchSession {
  /** Address of the line art under the drawing; null for plain paper. */
  readonly over: string | null;
  /** The loaded line art; null for plain paper. */
  readonly base: HTMLImageElement | null;
  readonly editor: SketchEditor;
  readonly onSaved: (listener: (isSaved: boolean) => void) => () => void;
  readonly close: () => void;
}

/**
 * Opens the stored drawing over a picture or on plain paper, or an empty one when none is stored.
 * @throws when the picture cannot be loaded.
 */
export async function openSketchSession(over: string | null, sheet: () => Size): Promise<SketchSession> {
  const base = over === null ? null : await loadPicture(over);
  const key = over ?? 'paper';
  const storedSketch = await drafts.load(key).catch(() => null);
  const editor = createSketchEditor(storedSketch, sheet);
  const autosave = createAutosave(() => drafts.save(key, editor.sketch()));
  const stopListening = editor.onChange(autosave.changed);
  return {
    over,
    base,
    editor,
    onSaved: autosave.onSaved,
    close: () => {
      stopListening();
      autosave.stop();
    },
  };
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
