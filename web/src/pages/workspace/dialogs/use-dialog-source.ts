import type { ImageTool } from '@kenna/contract';
import { useState } from 'react';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { useLineage } from '../../../features/image-viewer/lineage.api.ts';
import { useUser } from '../../../features/session/session.api.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';

/** The picture that a dialog works on: the one that it was opened with, until another is chosen or it is removed. */
export function useDialogSource(page: ImageTool) {
  const { imageId } = useToolDialog();
  const opened = useLineage(imageId)?.at(-1) ?? null;
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const uploads = useUploads({ userId: useUser()?.id ?? 0, page, onFirst: setChosen });
  return {
    url: chosen === undefined ? (opened?.image_url ?? null) : chosen,
    choose: setChosen,
    remove: () => setChosen(null),
    /** Returns to the picture that the dialog was opened with. */
    reset: () => setChosen(undefined),
    uploads,
  };
}
