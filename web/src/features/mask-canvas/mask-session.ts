import { createAutosave } from '../../lib/drafts/autosave.ts';
import { createMaskEditor, type MaskEditor } from './mask/mask-editor.ts';
import { createMaskJobs, type MaskJobs } from './mask/mask-jobs.ts';
import type { Size } from './mask/rect.ts';
import { saveDraft, loadDraft } from './mask/mask-drafts.ts';
import { loadPicture, maskFile } from './mask-files.ts';

/**
 * Longest side of an editable mask in pixels, which bounds memory; masks of larger pictures are scaled up on export.
 */
const MAX_MASK_SIDE = 2048;

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
  const { mask } = editor;
  const saveNow = () => saveDraft(picture, mask);
  const saveInWorker = async () => {
    const [isDone] = await jobs.run({ kind: 'save-draft', picture, mask });
    if (isDone !== 1) throw new Error('The worker could not save the draft.');
  };
  const autosave = createAutosave(() => saveInWorker().catch(saveNow), saveNow);
  const stopListening = editor.onChange(autosave.changed);
  return {
    picture,
    image,
    size,
    editor,
    jobs,
    file: () => maskFile(editor.mask, size),
    onSaved: autosave.onSaved,
    close: () => {
      stopListening();
      autosave.stop();
      jobs.stop();
    },
  };
}
