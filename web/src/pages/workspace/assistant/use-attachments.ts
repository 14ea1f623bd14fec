import { ATTACHMENT_LIMIT } from '@kenna/contract';
import { useState } from 'react';
import { changeAssistantDraft, draftNow } from '../../../features/assistant/assistant-drafts.store.ts';
import { attachmentOf, withAttachments } from '../../../features/assistant/attachments.ts';
import { findPicture } from '../../../features/chats/chats.api.ts';
import { useUploadAll } from '../../../features/image-source/upload.api.ts';
import { showToast } from '../../../ui/messages/toast.store.ts';

/** Pictures for the next message of a conversation: uploaded, dropped, pasted, or chosen from the person's own. */
export function useAttachments(chatId: number | null, userId: number) {
  const uploads = useUploadAll('EditWithChat');
  const [finding, setFinding] = useState(0);
  const attach = async (urls: readonly string[]) => {
    setFinding((count) => count + 1);
    try {
      const images = await Promise.all(urls.map((url) => findPicture(url)));
      const current = draftNow(chatId).attachments;
      changeAssistantDraft(chatId, { attachments: withAttachments(current, images.map(attachmentOf)) });
    } catch {
      showToast({ title: 'This picture no longer exists.', type: 'error', flag: 1 });
    } finally {
      setFinding((count) => count - 1);
    }
  };
  return {
    /** The files that were not taken, with the reasons; null for none. */
    refusal: uploads.refusal,
    forgetRefused: uploads.forgetRefused,
    isAdding: uploads.isPending || finding > 0,
    attach(url: string) {
      uploads.forgetRefused();
      void attach([url]);
    },
    upload: (files: readonly File[]) => {
      const free = ATTACHMENT_LIMIT - draftNow(chatId).attachments.length;
      if (files.length > free) {
        showToast({ title: `A message takes up to ${ATTACHMENT_LIMIT} pictures.`, type: 'error', flag: 1 });
      }
      const batch = { files: files.slice(0, Math.max(0, free)), userId };
      if (batch.files.length > 0) uploads.mutate(batch, { onSuccess: (urls) => void attach(urls) });
    },
    remove: (id: number) =>
      changeAssistantDraft(chatId, {
        attachments: draftNow(chatId).attachments.filter((each) => each.id !== id),
      }),
  };
}
