import { createMaskEditor, type MaskEditor } from './mask/mask-editor.ts';
import { createMaskJobs, type MaskJobs } from './mask/mask-jobs.ts';
import type { Size } from './mask/rect.ts';
import { keepDraft, loadDraft } from './mask-drafts.ts';
import { loadPicture, maskFile } from './mask-files.ts';

/** Masks are drawn on at most this many pixels a side; larger pictures get theirs scaled up. */
const MOST_PIXELS = 2048;
/** After the last change, so that a quick hand writes once. */
const KEEP_AFTER_MS = 150;

/** One picture with the mask on it, from opening to closing. */
export interface MaskSession {
  /** Address of the picture. */
  readonly picture: string;
  readonly image: HTMLImageElement;
  /** Of the picture in its own pixels; the editor's mask may have fewer. */
  readonly size: Size;
  readonly editor: MaskEditor;
  readonly jobs: MaskJobs;
  /** The mask in the picture's size, as the studio takes it. */
  readonly file: () => Promise<File>;
  readonly onKept: (listener: (kept: boolean) => void) => () => void;
  readonly close: () => void;
}

/** Loads a picture, and the mask that was drawn on it before. @throws when there is no such picture. */
export async function openMaskSession(picture: string): Promise<MaskSession> {
  const image = await loadPicture(picture);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const scale = Math.min(1, MOST_PIXELS / Math.max(size.width, size.height));
  const maskSize = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const draft = await loadDraft(picture, maskSize).catch(() => null);
  const editor = createMaskEditor(maskSize, draft ?? undefined);
  const jobs = createMaskJobs();
  const keeping = keepAsDrawn(picture, editor, jobs);
  return {
    picture,
    image,
    size,
    editor,
    jobs,
    file: () => maskFile(editor.mask, size),
    onKept: keeping.onKept,
    close: () => {
      keeping.stop();
      jobs.stop();
    },
  };
}

/** Writes the mask down soon after each change, beside the page; and at once when the session ends. */
function keepAsDrawn(picture: string, editor: Pick<MaskEditor, 'mask' | 'onChange'>, jobs: MaskJobs) {
  const listeners = new Set<(kept: boolean) => void>();
  const tell = (kept: boolean) => {
    for (const listener of listeners) listener(kept);
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts changes: what was written before the newest of them is not told as kept. */
  let changes = 0;
  let kept = 0;
  const write = async (keep: () => Promise<boolean>) => {
    timer = null;
    const change = changes;
    // A browser that keeps nothing still draws.
    const isKept = await keep().catch(() => false);
    if (isKept) kept = Math.max(kept, change);
    tell(isKept && kept === changes);
  };
  const { mask } = editor;
  const atOnce = () => keepDraft(picture, mask).then(() => true);
  const beside = () => jobs.run({ kind: 'keep', picture, mask }).then(([done]) => done === 1, atOnce);
  const stopListening = editor.onChange(() => {
    if (timer !== null) clearTimeout(timer);
    changes++;
    timer = setTimeout(() => void write(beside), KEEP_AFTER_MS);
    tell(false);
  });
  return {
    onKept: (listener: (kept: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopListening();
      if (timer !== null) clearTimeout(timer);
      if (kept < changes) void write(atOnce);
    },
  };
}
