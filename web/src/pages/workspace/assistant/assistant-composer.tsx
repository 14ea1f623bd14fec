import { ATTACHMENT_LIMIT, type User } from '@kenna/contract';
import { mdiImageMultipleOutline, mdiImagePlusOutline } from '@mdi/js';
import { lazy, Suspense, useRef, useState } from 'react';
import { changeAssistantDraft, useAssistantDraft } from '../../../features/assistant/assistant-drafts.store.ts';
import { AttachmentTray } from '../../../features/assistant/components/attachment-tray.tsx';
import { Composer, ComposerTool } from '../../../features/chats/components/composer.tsx';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { acceptedBy } from '../../../features/image-source/upload-rules.ts';
import { FieldProblem } from '../../../ui/messages/field-problem.tsx';
import type { useAskAssistant } from './use-ask-assistant.ts';
import type { AssistantChat } from '../../../features/chats/use-assistant.ts';
import { useAttachments } from './use-attachments.ts';

const ImagesDialog = lazy(() =>
  import('../../../features/image-source/components/images-dialog.tsx').then((m) => ({ default: m.ImagesDialog })),
);

interface AssistantComposerProps {
  readonly user: User;
  readonly chat: AssistantChat;
  readonly asking: ReturnType<typeof useAskAssistant>;
}

/** The field for the next message to the assistant and its pictures. The draft survives a reload. */
export function AssistantComposer({ user, chat, asking }: AssistantComposerProps) {
  const { chatId, assistant, isAnswering } = chat;
  const draft = useAssistantDraft(chatId);
  const pictures = useAttachments(chatId, user.id);
  const file = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const isFull = draft.attachments.length >= ATTACHMENT_LIMIT;
  const send = () => {
    if (!isAnswering && !pictures.isAdding) {
      pictures.forgetRefused();
      asking.ask(draft);
    }
    focusMessage();
  };
  // The message being sent is already shown in the conversation.
  const isBeingSent = asking.sending?.text === draft.text.trim();
  const cannotSeePictures = draft.attachments.length > 0 && assistant?.sees_pictures === false;
  return (
    <>
      <Composer
        text={isBeingSent ? '' : draft.text}
        placeholder="Ask about a piece…"
        onText={(text) => changeAssistantDraft(chatId, { text })}
        onSend={send}
        sending={asking.sending !== null}
        onStop={isAnswering ? chat.stop : null}
        tools={
          <>
            <ComposerTool
              icon={mdiImagePlusOutline}
              label="Add a picture"
              disabled={isFull}
              onClick={() => file.current?.click()}
            />
            <ComposerTool
              icon={mdiImageMultipleOutline}
              label="From My images"
              disabled={isFull}
              onClick={() => setPicking(true)}
            />
          </>
        }
        suggestions={chatId === null ? [] : isAnswering || chat.waiting ? null : chat.suggestions}
        onSuggestion={(text) => {
          changeAssistantDraft(chatId, { text });
          focusMessage();
        }}
        line={isAnswering ? 'Wait for the answer, or stop it.' : statusLineOf(assistant?.name, cannotSeePictures)}
        refusal={asking.refusal}
      >
        <AttachmentTray
          attachments={isBeingSent ? [] : draft.attachments}
          isAdding={pictures.isAdding}
          onRemove={pictures.remove}
        />
        {pictures.refusal !== null && <FieldProblem text={pictures.refusal} />}
      </Composer>
      <input
        ref={file}
        type="file"
        accept={acceptedBy('EditWithChat')}
        multiple
        hidden
        aria-label="Upload an image"
        onChange={(event) => {
          pictures.upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <DropTarget label="Drop a picture to talk about it" onFiles={pictures.upload} />
      <Suspense>
        {picking && (
          <ImagesDialog
            allowExplicit={user.is_allow}
            onChoose={(url) => {
              setPicking(false);
              pictures.attach(url);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function statusLineOf(name: string | undefined, cannotSeePictures: boolean): string {
  if (name === undefined) return '';
  return cannotSeePictures
    ? `${name} cannot look at your pictures. It only knows that they are attached.`
    : `${name}. Asking costs nothing.`;
}
