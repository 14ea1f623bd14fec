import { NEUTRAL_ADJUSTMENT, type Adjustment, type ImageItem } from '@kenna/contract';
import { useEffect, useState } from 'react';
import { openDraft } from '../../features/adjust/adjust-drafts.store.ts';
import { useSaveAdjusted, type AdjustSource } from '../../features/adjust/adjust.api.ts';
import { openSaveAs } from '../../features/downloads/download-dialog.store.ts';
import { useAdjustEditor, type AdjustEditor } from '../../features/adjust/use-adjust-editor.ts';

export interface AdjustSession {
  readonly editor: AdjustEditor;
  /** Versions saved in this session, newest first. */
  readonly versions: readonly ImageItem[];
  readonly saving: boolean;
  /**
   * Saves the adjustments. Resolves to the new version, to the saved one when nothing has changed, or to null after an
   * error, which a toast reports.
   */
  readonly save: () => Promise<ImageItem | null>;
  /** Saves unsaved changes and opens the dialog Save as. */
  readonly download: () => Promise<void>;
}

/** An editing session on one picture: its adjustments, and the versions saved from them. */
export function useAdjustSession(source: AdjustSource): AdjustSession {
  const { image, origin } = source;
  const [saved, setSaved] = useState<Adjustment>(image.adjustment ?? NEUTRAL_ADJUSTMENT);
  const [versions, setVersions] = useState<readonly ImageItem[]>([]);
  const editor = useAdjustEditor(source, saved);
  const store = useSaveAdjusted();
  useEffect(() => openDraft(origin.id, image.adjustment), [origin.id, image.adjustment]);

  const save = async (): Promise<ImageItem | null> => {
    if (!editor.dirty) return versions[0] ?? image;
    const { adjustment } = editor;
    const version = await store.mutateAsync({ imageId: origin.id, adjustment }).catch(() => null);
    if (version === null) return null;
    setSaved(adjustment);
    setVersions((earlier) => [version, ...earlier]);
    return version;
  };
  return {
    editor,
    versions,
    saving: store.isPending,
    save,
    async download() {
      const version = await save();
      if (version) openSaveAs(version);
    },
  };
}
