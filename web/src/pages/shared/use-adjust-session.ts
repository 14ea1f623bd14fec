import { NEUTRAL_ADJUSTMENT, type Adjustment, type ImageItem } from '@kenna/contract';
import { useEffect, useState } from 'react';
import { openDraft } from '../../features/adjust/adjust-drafts.store.ts';
import { useSaveAdjusted, type AdjustSource } from '../../features/adjust/adjust.api.ts';
import { openSaveAs } from '../../features/downloads/download-dialog.store.ts';
import { useAdjustEditor, type AdjustEditor } from '../../features/adjust/use-adjust-editor.ts';

export interface AdjustSession {
  readonly editor: AdjustEditor;
  /** Versions saved here, the newest first. */
  readonly versions: readonly ImageItem[];
  readonly saving: boolean;
  /** Answers the new version, or the one that is saved already; null when it failed, which the person was told. */
  readonly save: () => Promise<ImageItem | null>;
  /** Saves what is unsaved, and asks what file it should be. */
  readonly download: () => Promise<void>;
}

/** The work on one picture, from its opening to its versions. */
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
    setVersions((held) => [version, ...held]);
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
