import { MODE_TABLE, type ImageItem, type User } from '@kenna/contract';
import { mdiMessagePlusOutline, mdiMessageTextOutline } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { announcementOf, lastWordsOf } from '../../../features/edit-chat/thread-steps.ts';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { focusSource } from '../../../features/image-source/components/drop-zone.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import type { BandActions } from '../../../features/render-results/band-actions.ts';
import { ResultNotice } from '../../../features/render-results/components/result-notice.tsx';
import { Results } from '../../../features/render-results/components/results.tsx';
import { endSession } from '../../../features/session/session.api.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import { TOOL_WORDS } from '../../../features/workspace/prompt/tool-words.ts';
import { tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLibraryCovered } from '../../shared/library-dialogs.tsx';
import { useCreateRender } from '../../shared/use-create-render.ts';
import type { ToolParts } from '../shell/tool-parts.ts';
import { useMissing } from '../shell/use-missing.ts';
import { usePageShelf } from '../shell/use-shelf.ts';
import { useResultActions } from '../shell/use-result-actions.tsx';
import { ConversationSection, PictureSection } from './edit-chat-sections.tsx';
import { EditChatMessage } from './edit-chat-message.tsx';
import classes from './edit-chat-page.module.css';
import { EditChatStage } from './edit-chat-stage.tsx';
import { useChatThread } from './use-chat-thread.ts';
import { useEditChat } from './use-edit-chat.ts';
import { useSecondPicture } from './use-second-picture.ts';

const MODE = 'EditWithChat';
const { navigation } = MODE_TABLE[MODE];

const NO_PICTURE = { at: 'image', words: 'Choose a picture first' } as const;

/** The picture is chosen before anything is said about it. */
const GROUPS = [{ title: null, panels: ['Image', 'Prompt'] }] as const;

interface ChatShell extends ToolParts {
  /** The pictures of the conversation, in its order. */
  readonly pictures: readonly ImageItem[];
}

/**
 * The parts of Edit With Chat. Its stage is the picture of the conversation, like the canvas of other tools, and its
 * foot the field for a message: the server makes a render of each message, so it is sent with the conversation.
 */
export function useChatShell(user: User): ChatShell {
  const queryClient = useQueryClient();
  const dialog = useToolDialog();
  const viewed = useViewedImage();
  const covered = useLibraryCovered();
  const shelf = usePageShelf();
  const thread = useChatThread();
  const second = useSecondPicture(user.id);
  const chat = useEditChat(thread, second);
  const uploads = useUploads({ userId: user.id, page: MODE, onFirst: thread.choose });
  const { shown, asked, waiting, source, messages } = thread;
  // Choosing the picture that is on the stage already goes back to it.
  const [choices, setChoices] = useState(0);
  const missing = shown === null ? NO_PICTURE : null;
  useMissing(missing);
  const reported = useDraft((state) => state.reported);
  const desk = useDraftDesk();
  const { create } = useCreateRender({ results: shelf.area, onAccepted: shelf.add });
  const resultActions = useResultActions({
    shelf,
    onTile: (image) => (
      <IconButton
        label="Talk about this picture"
        icon={mdiMessageTextOutline}
        tone="scrim"
        onClick={() => {
          thread.choose(image.image_url);
          setChoices(choices + 1);
        }}
      />
    ),
    send: (request, onRefused) => void create(request, onRefused),
  });
  const actions: BandActions = {
    ...resultActions,
    // The words of a step go into the message, after what is written there, and the conversation stays open.
    use: (settings) => {
      if (settings.page !== MODE) return resultActions.use(settings);
      const { prompt } = desk.store.getState().draft;
      desk.change({ prompt: prompt.trim() === '' ? settings.prompt : `${prompt}\n${settings.prompt}` });
      focusMessage();
    },
  };
  const allowExplicit = user.is_allow;
  const canvas: ReactNode = shown ? (
    <EditChatStage thread={thread} shown={shown} chat={chat} allowExplicit={allowExplicit} />
  ) : (
    waiting && (
      <p className={classes.waiting} role="status">
        Please wait...
      </p>
    )
  );
  return {
    stage: (
      <Results
        title={navigation}
        area={shelf.area}
        own={null}
        actions={actions}
        canvas={canvas}
        reveals={false}
        foot="message"
        announcement={announcementOf(messages)}
        allowExplicit={allowExplicit}
        intro={
          thread.missing ? (
            <Missing onLeave={thread.leave} />
          ) : (
            <SourceInvitation
              tool={MODE}
              title={navigation}
              text={TOOL_WORDS[MODE]}
              tutorial={tutorialPath(MODE)}
              onFiles={uploads.start}
            />
          )
        }
        isOfTool={({ settings }) => settings.page === MODE}
        // A conversation begins with its picture, whatever was made before.
        belongs={null}
        // A step that begins or ends leaves the results that a person looks at.
        work={`${thread.chatId} ${source?.id} ${asked} ${choices}`}
        listens={dialog.name === null && viewed.id === null && !covered}
        onLogin={() => endSession(queryClient)}
        onOffer={() => undefined}
        refusalHint={null}
      />
    ),
    sections: {
      Image: <PictureSection thread={thread} uploads={uploads} allowExplicit={allowExplicit} />,
      Prompt: <ConversationSection thread={thread} chat={chat} allowExplicit={allowExplicit} />,
    },
    panel: {
      groups: GROUPS,
      choosesEngine: false,
      peekLook: 'line',
      restart: messages.length > 0 && (
        <IconButton label="New conversation" icon={mdiMessagePlusOutline} onClick={thread.startOver} />
      ),
    },
    reported,
    peek: lastWordsOf(messages) ?? (source ? 'Picture and conversations' : 'Choose a picture'),
    peekPicture: null,
    focusFirst: () => (source === null ? focusSource('image') : focusMessage()),
    foot: () => (
      <EditChatMessage
        user={user}
        thread={thread}
        chat={chat}
        second={second}
        missing={missing}
        isUploading={uploads.all.some(({ url }) => url === null)}
      />
    ),
    dropTarget: !second.picking && (
      <DropTarget
        label={shown ? 'Drop a picture to add it to the message' : 'Drop a picture to edit it'}
        onFiles={shown ? second.upload : uploads.start}
      />
    ),
    pictures: [...thread.steps.map(({ image }) => image), ...messages.flatMap(({ attachments }) => attachments)],
  };
}

const Missing = ({ onLeave }: { onLeave: () => void }) => (
  <ResultNotice
    title="This conversation no longer exists"
    text="It was deleted, or it belongs to another person. Its pictures are in My images."
    action="Start a new conversation"
    onAct={onLeave}
  />
);
