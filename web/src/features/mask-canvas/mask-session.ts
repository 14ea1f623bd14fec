import { createMaskEditor, type MaskEditor } from './mask/mask-editor.ts';
import { createMaskJobs, type MaskJobs } from './mask/mask-jobs.ts';
import type { Size } from './mask/rect.ts';
import { saveDraft, loadDraft } from './mask-drafts.ts';
import { loadPicture, maskFile } from './mask-files.ts';

/**
 * Longest side of an editable mask in pixels, which bounds memory; masks of larger pictures are scaled up on export.
 */
const MAX_MASK_SIDE = 2048;
/** Delay between the last change and saving the draft, so that a quick series of strokes is saved once. */
const SAVE_DELAY_MS = 150;

/** One picture with its mask, from opening to closing. */
export interface MaskSession {
  /** Address of the picture. */
  readonly picture: string;
  readonly image: HTMLImageElement;
  /** Size of the picture in its own pixels; the editor's mask may be smaller. */
  readonly size: Size;
  readonly editor: MaskEditor;
  readonly jobs: MaskJobs;
  /** The mask as a PNG in the picture's size, the format that the server accepts. */
  readonly file: () => Promise<File>;
  readonly onSaved: (listener: (saved: boolean) => void) => () => void;
  readonly close: () => void;
}

/** Loads a picture and the draft of its mask, if there is one. @throws when there is no picture at that address. */
export async function openMaskSession(picture: string): Promise<MaskSession> {
  const image = await loadPicture(picture);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const scale = Math.min(1, MAX_MASK_SIDE / Math.max(size.width, size.height));
  const maskSize = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const draft = await loadDraft(picture, maskSize).catch(() => null);
  const editor = createMaskEditor(maskSize, draft ?? undefined);
  const jobs = createMaskJobs();
  const autosaving = autosave(picture, editor, jobs);
  return {
    picture,
    image,
    size,
    editor,
    jobs,
    file: () => maskFile(editor.mask, size),
    onSaved: autosaving.onSaved,
    close: () => {
      autosaving.stop();
      jobs.stop();
    },
  };
}

/** Saves the mask as a draft soon after each change, in a worker thread, and at once when the session ends. */
function autosave(picture: string, editor: Pick<MaskEditor, 'mask' | 'onChange'>, jobs: MaskJobs) {
  const listeners = new Set<(saved: boolean) => void>();
  const notify = (saved: boolean) => {
    for (const listener of listeners) listener(saved);
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Number of changes so far. A draft counts as saved only when no change came after it. */
  let changes = 0;
  let saved = 0;
  const write = async (save: () => Promise<boolean>) => {
    timer = null;
    const change = changes;
    // Drawing goes on in a browser that cannot store drafts.
    const isSaved = await save().catch(() => false);
    if (isSaved) saved = Math.max(saved, change);
    notify(isSaved && saved === changes);
  };
  const { mask } = editor;
  const saveNow = () => saveDraft(picture, mask).then(() => true);
  const saveInWorker = () => jobs.run({ kind: 'save-draft', picture, mask }).then(([done]) => done === 1, saveNow);
  const stopListening = editor.onChange(() => {
    if (timer !== null) clearTimeout(timer);
    changes++;
    timer = setTimeout(() => void write(saveInWorker), SAVE_DELAY_MS);
    notify(false);
  });
  return {
    onSaved: (listener: (saved: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopListening();
      if (timer !== null) clearTimeout(timer);
      if (saved < changes) void write(saveNow);
    },
  };
}
