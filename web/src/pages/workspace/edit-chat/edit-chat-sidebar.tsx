import { MODE_TABLE } from '@kenna/contract';
import { mdiMessagePlusOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ChatList } from '../../../features/chats/components/chat-list.tsx';
import { Thread } from '../../../features/edit-chat/components/thread.tsx';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { useDraft } from '../../../features/workspace/draft/draft.store.ts';
import { Sheet } from '../../../features/workspace/components/panel/sheet.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './edit-chat-page.module.css';
import type { ChatThread } from './use-chat-thread.ts';
import { LearnButton } from '../../../features/navigation/components/learn-button.tsx';
import type { EditChat } from './use-edit-chat.ts';

interface EditChatSidebarProps {
  readonly thread: ChatThread;
  readonly chat: EditChat;
  /** With false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  /** The panel in which the picture is chosen. */
  readonly picture: ReactNode;
  /** The field for the next message, at the bottom. */
  readonly message: ReactNode;
}

const { tabTitle } = MODE_TABLE.EditWithChat;

/** The messages of the conversation, below its picture and the list of conversations. */
export function EditChatSidebar({ thread, chat, allowExplicit, picture, message }: EditChatSidebarProps) {
  const { source, messages, shown } = thread;
  const viewed = useViewedImage();
  const mark = shown && !chat.marking ? () => chat.mark(true) : null;
  const peek = messages.at(-1)?.text ?? (source ? 'Picture and conversations' : 'Choose a picture');
  return (
    <Sheet
      label={tabTitle}
      peek={peek}
      peekLook="line"
      onPeek={focusMessage}
      foot={message}
      needed={useDraft(({ reported }) => reported)}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{tabTitle}</h2>
        <div className={classes.tools}>
          <LearnButton />
          {messages.length > 0 && (
            <IconButton label="New conversation" icon={mdiMessagePlusOutline} onClick={thread.startOver} />
          )}
        </div>
      </div>
      {source === null ? (
        picture
      ) : (
        <Disclosure title="Picture" summary={`${source.width} × ${source.height}`}>
          <div className={classes.picture}>{picture}</div>
        </Disclosure>
      )}
      <Disclosure key={String(source === null)} title="Conversations" startsOpen={source === null}>
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
    </Sheet>
  );
}
