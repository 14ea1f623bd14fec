import { useEffect, useState } from 'react';
import { usePictureAt } from '../../../features/chats/chats.api.ts';
import { useUploadAll } from '../../../features/image-source/upload.api.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import { showToast } from '../../../ui/messages/toast.store.ts';

/**
 * The second picture of the next message: uploaded, dropped, pasted, or chosen from the person's own. The draft keeps
 * it, so that it survives a reload and a message that is refused.
 */
export function useSecondPicture(userId: number) {
  const { change, adapt } = useDraftDesk();
  const url = useDraft((state) => state.draft.blendImageUrl);
  const { data: found, isPending, isError, refetch } = usePictureAt(url);
  const uploads = useUploadAll('EditWithChat');
  const [picking, setPicking] = useState(false);
  // Deleted since it was chosen, or somebody else's.
  const isGone = url !== null && found === null;
  useEffect(() => {
    if (!isGone) return;
    adapt({ blendImageUrl: null });
    showToast({ title: 'The picture of this message no longer exists.', type: 'error', flag: 1 });
  }, [isGone, adapt]);
  const choose = (chosen: string) => {
    uploads.forgetRefused();
    change({ blendImageUrl: chosen });
  };
  return {
    /** Null without one, while it is looked up, and while it cannot be. */
    image: found ?? null,
    /** The file that was not taken, with the reason; null for none. */
    refusal: uploads.refusal,
    isAdding: uploads.isPending || (url !== null && isPending),
    /** Looks the picture up again; null unless that has failed, so that a message would go without it. */
    tryAgain: found === undefined && isError ? () => void refetch() : null,
    picking,
    pick: setPicking,
    choose,
    remove: () => change({ blendImageUrl: null }),
    upload: (files: readonly File[]) => {
      if (files.length > 1) showToast({ title: 'A message takes one more picture.', type: 'error', flag: 1 });
      const batch = { files: files.slice(0, 1), userId };
      if (batch.files.length === 0) return;
      uploads.mutate(batch, { onSuccess: ([first]) => first !== undefined && choose(first) });
    },
  };
}

export type SecondPicture = ReturnType<typeof useSecondPicture>;
