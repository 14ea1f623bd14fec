import { VisuallyHidden } from '@mantine/core';
import { MODE_TABLE, type User } from '@kenna/contract';
import { useEffect } from 'react';
import { announcementOf } from '../../../features/edit-chat/thread-steps.ts';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { ResultNotice } from '../../../features/render-results/components/result-notice.tsx';
import { useUser } from '../../../features/session/session.api.ts';
import { enterMode, useMissingAt } from '../../../features/workspace/draft/draft.store.ts';
import { TOOL_WORDS } from '../../../features/workspace/prompt/tool-words.ts';
import { tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { OpenedImage } from '../../shared/opened-image.tsx';
import { EditChatMessage } from './edit-chat-message.tsx';
import classes from './edit-chat-page.module.css';
import { EditChatSidebar } from './edit-chat-sidebar.tsx';
import { EditChatStage } from './edit-chat-stage.tsx';
import { useChatThread } from './use-chat-thread.ts';
import { useEditChat } from './use-edit-chat.ts';
import { useSecondPicture } from './use-second-picture.ts';

const MODE = 'EditWithChat';
const { navigation } = MODE_TABLE[MODE];

/** Edits one picture in a conversation: the picture in the centre, the messages at the right. */
export function EditChatPage() {
  usePageTitle(navigation);
  useEffect(() => enterMode(MODE), []);
  const user = useUser();
  return user && <Conversation user={user} />;
}

function Conversation({ user }: { user: User }) {
  const dialog = useToolDialog();
  const thread = useChatThread();
  const second = useSecondPicture(user.id);
  const chat = useEditChat(thread, second);
  const uploads = useUploads({ userId: user.id, page: MODE, onFirst: thread.choose });
  const { shown, waiting } = thread;
  const missing = useMissingAt('image');
  const attached = thread.messages.flatMap(({ attachments }) => attachments);
  const picture = (
    <SourcePanel
      page={MODE}
      title="Picture"
      missing={missing}
      chosen={thread.source?.image_url ?? null}
      uploads={uploads}
      allowExplicit={user.is_allow}
      onChoose={thread.choose}
      onRemove={thread.leave}
    />
  );
  return (
    <>
      <main className={shown ? classes.place : classes.empty}>
        <h1 className={classes.hidden}>{navigation}</h1>
        <VisuallyHidden role="status">{announcementOf(thread.messages)}</VisuallyHidden>
        {shown && <EditChatStage thread={thread} shown={shown} chat={chat} allowExplicit={user.is_allow} />}
        {!shown && waiting && <p role="status">Please wait...</p>}
        {!shown && thread.missing && <Missing onLeave={thread.leave} />}
        {!shown && !waiting && !thread.missing && (
          <SourceInvitation
            tool={MODE}
            title={navigation}
            text={TOOL_WORDS[MODE]}
            tutorial={tutorialPath(MODE)}
            onFiles={uploads.start}
          />
        )}
      </main>
      <EditChatSidebar
        thread={thread}
        chat={chat}
        allowExplicit={user.is_allow}
        picture={picture}
        message={<EditChatMessage user={user} thread={thread} chat={chat} second={second} />}
      />
      {dialog.name === null && !second.picking && (
        <DropTarget
          label={shown ? 'Drop a picture to add it to the message' : 'Drop a picture to edit it'}
          onFiles={shown ? second.upload : uploads.start}
        />
      )}
      <OpenedImage images={[...thread.steps.map(({ image }) => image), ...attached]} />
    </>
  );
}

const Missing = ({ onLeave }: { onLeave: () => void }) => (
  <ResultNotice
    title="This conversation no longer exists"
    text="It was deleted, or it belongs to another person. Its pictures are in My images."
    action="Start a new conversation"
    onAct={onLeave}
  />
);
