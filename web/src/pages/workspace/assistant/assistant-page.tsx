import { VisuallyHidden } from '@mantine/core';
import type { User } from '@kenna/contract';
import { mdiArrowDown, mdiForumOutline, mdiMessagePlusOutline } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AssistantThread } from '../../../features/assistant/components/assistant-thread.tsx';
import { Welcome } from '../../../features/assistant/components/welcome.tsx';
import { announcementOf } from '../../../features/assistant/spoken-answer.ts';
import { useStayAtEnd } from '../../../features/assistant/use-stay-at-end.ts';
import { ChatList } from '../../../features/chats/components/chat-list.tsx';
import { focusMessage } from '../../../features/chats/focus-message.ts';
import { ResultNotice } from '../../../features/render-results/components/result-notice.tsx';
import { useUser } from '../../../features/session/session.api.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OpenedImage } from '../../shared/opened-image.tsx';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import { AssistantComposer } from './assistant-composer.tsx';
import classes from './assistant-page.module.css';
import { useAskAssistant } from './use-ask-assistant.ts';
import { useAssistant, type AssistantChat } from '../../../features/chats/use-assistant.ts';
import { useChatActions } from './use-chat-actions.ts';

/** The assistant: the list of conversations at the right, the open conversation in the centre. */
export function AssistantPage() {
  usePageTitle('Assistant');
  const user = useUser();
  const chat = useAssistant();
  return (
    user && (
      <>
        <Conversation user={user} chat={chat} />
        <aside className={classes.side} aria-label="Conversations">
          <h2 className={classes.sideTitle}>Conversations</h2>
          <ChatList
            kind="assistant"
            openId={chat.chatId}
            allowExplicit={user.is_allow}
            onOpen={chat.open}
            onGone={chat.startNew}
          />
        </aside>
      </>
    )
  );
}

function Conversation({ user, chat }: { user: User; chat: AssistantChat }) {
  const { chatId, messages, assistant } = chat;
  const asking = useAskAssistant(chat);
  const viewed = useViewedImage();
  const last = messages.at(-1);
  const { box, onScroll, away, toEnd } = useStayAtEnd(
    String(chatId),
    `${messages.length} ${last?.status} ${last?.text.length} ${asking.sending?.text}`,
  );
  useEffect(() => {
    // On touch screens the on-screen keyboard would cover the conversation.
    if (!window.matchMedia('(pointer: coarse)').matches) focusMessage();
  }, [chatId]);
  const pictures = messages.flatMap(({ attachments }) => attachments);
  return (
    <main className={classes.page}>
      <Head user={user} chat={chat} />
      <VisuallyHidden role="status">{announcementOf(messages, assistant?.name ?? 'The assistant')}</VisuallyHidden>
      <div ref={box} className={classes.scroll} onScroll={onScroll}>
        <div className={classes.column}>
          <Body chat={chat} asking={asking} allowExplicit={user.is_allow} onOpen={viewed.open} />
        </div>
      </div>
      <div className={classes.foot}>
        {away && (
          <div className={classes.toEnd}>
            <IconButton label="Go to the newest message" icon={mdiArrowDown} tone="scrim" onClick={toEnd} />
          </div>
        )}
        {!chat.missing && <AssistantComposer user={user} chat={chat} asking={asking} />}
      </div>
      <OpenedImage images={pictures} />
    </main>
  );
}

interface BodyProps {
  readonly chat: AssistantChat;
  readonly asking: ReturnType<typeof useAskAssistant>;
  /** With false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  readonly onOpen: (imageId: number) => void;
}

function Body({ chat, asking, allowExplicit, onOpen }: BodyProps) {
  const { chatId, messages, missing, failed, waiting, assistant, suggestions } = chat;
  const navigate = useNavigate();
  const act = useChatActions(messages.flatMap(({ attachments }) => attachments));
  if (missing) {
    return (
      <ResultNotice
        title="This conversation no longer exists"
        text="It was deleted, or it belongs to another person."
        action="Start a new conversation"
        onAct={chat.startNew}
      />
    );
  }
  if (failed) {
    return (
      <ResultNotice
        title="The conversation could not be opened"
        text="Your messages are safe. Check your connection."
        action="Try again"
        onAct={chat.reload}
      />
    );
  }
  if (waiting) return <p role="status">Please wait...</p>;
  if (chatId === null && asking.sending === null) {
    const ask = (text: string) => asking.ask({ text, attachments: [] });
    return <Welcome assistant={assistant} suggestions={suggestions} onAsk={ask} />;
  }
  return (
    <AssistantThread
      messages={messages}
      // While an answer streams in, the thread already contains the question.
      sending={chat.isAnswering ? null : asking.sending}
      actions={{ act, retry: chat.retry, follow: (path) => void navigate(path) }}
      allowExplicit={allowExplicit}
      onOpen={({ id }) => onOpen(id)}
      onOlder={chat.older}
    />
  );
}

function Head({ user, chat }: { user: User; chat: AssistantChat }) {
  const [listed, setListed] = useState(false);
  const close = () => setListed(false);
  return (
    <header className={classes.head}>
      <div>
        <h1 className={classes.title}>Assistant</h1>
        {chat.chatId !== null && <p className={classes.who}>{chat.assistant?.name}</p>}
      </div>
      <div className={classes.tools}>
        {chat.chatId !== null && (
          <IconButton label="New conversation" icon={mdiMessagePlusOutline} onClick={chat.startNew} />
        )}
        <span className={classes.listButton}>
          <IconButton label="Conversations" icon={mdiForumOutline} onClick={() => setListed(true)} />
        </span>
      </div>
      {listed && (
        <Modal
          opened
          onClose={close}
          title="Conversations"
          classNames={{ title: classes.title ?? '', body: classes.list ?? '' }}
        >
          <ChatList
            kind="assistant"
            openId={chat.chatId}
            allowExplicit={user.is_allow}
            onOpen={(id) => {
              close();
              chat.open(id);
            }}
            onGone={chat.startNew}
          />
        </Modal>
      )}
    </header>
  );
}
