import { ChatList } from '../../../features/chats/components/chat-list.tsx';
import { Thread } from '../../../features/edit-chat/components/thread.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import type { Uploads } from '../../../features/image-source/use-uploads.ts';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import { useMissingAt } from '../../../features/workspace/draft/draft.store.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import classes from './edit-chat-page.module.css';
import type { ChatThread } from './use-chat-thread.ts';
import type { EditChat } from './use-edit-chat.ts';

interface PictureSectionProps {
  readonly thread: ChatThread;
  readonly uploads: Uploads;
  /** With false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
}

/** The section in which the picture of the conversation is chosen. */
export function PictureSection({
  thread: { source, waiting, choose, leave },
  uploads,
  allowExplicit,
}: PictureSectionProps) {
  const picture = (
    <SourcePanel
      page="EditWithChat"
      title="Picture"
      missing={useMissingAt('image')}
      chosen={source?.image_url ?? null}
      uploads={uploads}
      allowExplicit={allowExplicit}
      onChoose={choose}
      onRemove={leave}
    />
  );
  // A conversation that is loading has a picture: the invitation to choose one would only come and go.
  if (source === null && !waiting) return picture;
  return (
    <Disclosure title="Picture" summary={source === null ? '' : `${source.width} × ${source.height}`}>
      <div className={classes.picture}>{source !== null && picture}</div>
    </Disclosure>
  );
}

interface ConversationSectionProps {
  readonly thread: ChatThread;
  readonly chat: EditChat;
  /** With false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
}

/** The list of conversations, and the messages of the open one. */
export function ConversationSection({ thread, chat, allowExplicit }: ConversationSectionProps) {
  const { source, messages, shown } = thread;
  const hasPicture = source !== null || thread.waiting;
  const viewed = useViewedImage();
  const mark = shown && !chat.marking ? () => chat.mark(true) : null;
  return (
    <>
      <Disclosure key={String(hasPicture)} title="Conversations" startsOpen={!hasPicture}>
        <ChatList
          kind="edit"
          openId={thread.chatId}
          allowExplicit={allowExplicit}
          onOpen={thread.open}
          onGone={thread.leave}
        />
      </Disclosure>
      {(messages.length > 0 || chat.sending !== null) && (
        <Thread
          messages={messages}
          steps={thread.steps}
          shownId={shown?.id ?? null}
          progressId={chat.marking ? null : (thread.live?.id ?? null)}
          allowExplicit={allowExplicit}
          sending={chat.sending}
          actions={{ goTo: thread.goTo, cancel: chat.cancel, retry: chat.retry, mark }}
          onOpen={({ id }) => viewed.open(id)}
          onOlder={thread.older}
        />
      )}
    </>
  );
}
