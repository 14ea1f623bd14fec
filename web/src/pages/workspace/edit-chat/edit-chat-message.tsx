import { Button } from '@mantine/core';
import type { User } from '@kenna/contract';
import { mdiBrushOutline } from '@mdi/js';
import { attachmentOf } from '../../../features/assistant/attachments.ts';
import { AttachmentTray } from '../../../features/assistant/components/attachment-tray.tsx';
import { Composer, ComposerTool } from '../../../features/chats/components/composer.tsx';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import type { Missing } from '../../../features/workspace/draft/missing.ts';
import { priceLine } from '../../../features/workspace/request/price-line.ts';
import { FieldProblem } from '../../../ui/messages/field-problem.tsx';
import classes from './edit-chat-page.module.css';
import { SecondPictureTools } from './second-picture-tools.tsx';
import type { ChatThread } from './use-chat-thread.ts';
import type { EditChat } from './use-edit-chat.ts';
import { useSendWhenReady } from './use-send-when-ready.ts';
import type { SecondPicture } from './use-second-picture.ts';

interface EditChatMessageProps {
  readonly user: User;
  readonly thread: ChatThread;
  readonly chat: EditChat;
  readonly second: SecondPicture;
  /** Why nothing can be said yet; null when it can. */
  readonly missing: Missing | null;
  /** Whether the picture to talk about is being uploaded. */
  readonly isUploading: boolean;
}

/**
 * The field for the next message. Its draft survives a reload. It can be sent once there is a picture and no step is
 * running; a message that is sent before its pictures are there waits for them.
 */
export function EditChatMessage({ user, thread, chat, second, missing, isUploading }: EditChatMessageProps) {
  const text = useDraft((state) => state.draft.prompt);
  const chosen = useDraft((state) => state.draft.promptImageUrl);
  const chosenSecond = useDraft((state) => state.draft.blendImageUrl);
  const { change, reportMissing } = useDraftDesk();
  const { shown, live } = thread;
  const isPending = isUploading || thread.waiting || second.isAdding;
  const problem = isPending
    ? 'The picture is being added'
    : (missing?.words ?? (live ? 'Wait for this step, or cancel it' : secondProblem(second)));
  const { waits, isMissed, send, hold } = useSendWhenReady({
    text,
    pictures: [
      { isAdding: isUploading || thread.waiting, chosen, imageId: shown?.id ?? null },
      { isAdding: second.isAdding, chosen: chosenSecond, imageId: second.image?.id ?? null },
    ],
    send: () => {
      if (missing && !isPending) return reportMissing(missing);
      if (problem === null && text.trim() !== '') void chat.send(text.trim());
      focusMessage();
    },
  });
  return (
    <Composer
      text={text}
      placeholder={placeholderOf(chat.marking, second.image !== null)}
      onText={(prompt) => change({ prompt })}
      onSend={send}
      sending={chat.sending !== null || waits}
      tools={
        shown !== null &&
        live === null && (
          <>
            <ComposerTool
              icon={mdiBrushOutline}
              label="Mark a part"
              aria-pressed={chat.marking}
              onClick={() => chat.mark(!chat.marking)}
            />
            <SecondPictureTools second={second} allowExplicit={user.is_allow} />
          </>
        )
      }
      suggestions={suggestionsOf(thread, second)}
      onSuggestion={(suggestion) => {
        change({ prompt: suggestion });
        focusMessage();
      }}
      line={problem ?? priceLine(user.plan, user.render_limit, 1)}
      refusal={chat.refusal}
    >
      <AttachmentTray
        attachments={second.image ? [attachmentOf(second.image)] : []}
        isAdding={second.isAdding}
        onRemove={second.remove}
      />
      {second.refusal !== null && <FieldProblem text={second.refusal} />}
      <div role="status">
        {waits && <WaitingMessage onHold={andWrite(hold)} />}
        {isMissed && !second.tryAgain && <p>The picture was not added, so your message was not sent.</p>}
      </div>
      {second.tryAgain && <LostPicture onRetry={andWrite(second.tryAgain)} onRemove={andWrite(second.remove)} />}
    </Composer>
  );
}

/** The buttons of a lost picture go with the press, so the focus moves on to the message. */
const andWrite = (act: () => void) => () => {
  act();
  focusMessage();
};

/** A message that is sent once its picture is there. */
const WaitingMessage = ({ onHold }: { readonly onHold: () => void }) => (
  <div className={classes.note}>
    <p>Your message is sent as soon as the picture is there.</p>
    <Button variant="default" size="xs" onClick={onHold}>
      Do not send
    </Button>
  </div>
);

/** A second picture of which nothing is known for the moment. The message waits for it. */
const LostPicture = ({ onRetry, onRemove }: { readonly onRetry: () => void; readonly onRemove: () => void }) => (
  <div className={classes.note} role="alert">
    <p>The second picture could not be loaded.</p>
    <Button variant="default" size="xs" onClick={onRetry}>
      Try again
    </Button>
    <Button variant="subtle" size="xs" onClick={onRemove}>
      Remove it
    </Button>
  </div>
);

/** Messages that a second picture can be sent with. */
const WITH_A_PICTURE = ['put this on her', 'put this behind it', 'make it this colour'];

/** Null while they are about to come: the conversation is loading, or a step is running. */
function suggestionsOf(thread: ChatThread, second: SecondPicture): readonly string[] | null {
  if (thread.waiting || thread.isLoading || thread.live !== null) return null;
  if (thread.shown === null) return [];
  return second.image ? WITH_A_PICTURE : thread.suggestions;
}

const placeholderOf = (marking: boolean, withSecond: boolean): string => {
  if (withSecond) return 'What is this picture for?';
  return marking ? 'What should change there?' : 'What should change?';
};

const secondProblem = ({ tryAgain }: SecondPicture): string | null =>
  tryAgain && 'Load the second picture again, or remove it';
