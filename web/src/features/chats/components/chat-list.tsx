import type { Chat, ChatKind } from '@kenna/contract';
import { mdiClose } from '@mdi/js';
import { useState } from 'react';
import { ListSearch } from '../../../ui/fields/list-search.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useChats, useForgetChat } from '../chats.api.ts';
import classes from './chat-list.module.css';

interface ChatListProps {
  readonly kind: ChatKind;
  readonly openId: number | null;
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  readonly onOpen: (chatId: number) => void;
  /** Called when the open conversation was deleted. */
  readonly onGone: () => void;
}

/** Conversations of a kind, by their newest message, the newest first. */
export function ChatList({ kind, openId, allowExplicit, onOpen, onGone }: ChatListProps) {
  const [search, setSearch] = useState('');
  const list = useChats(kind, search);
  const forget = useForgetChat();
  const [asking, setAsking] = useState<Chat | null>(null);
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? [];
  const isEmpty = list.isSuccess && !list.isPlaceholderData && chats.length === 0;
  if (isEmpty && search === '') return <p className={classes.none}>No conversations yet.</p>;
  return (
    <>
      <ListSearch label="Search conversations" className={classes.search ?? ''} value={search} onChange={setSearch} />
      {isEmpty && (
        <p className={classes.none} role="status">
          {`Nothing matches “${search}”.`}
        </p>
      )}
      <ul className={classes.chats}>
        {chats.map((chat) => {
          const { id, title, source, created_at } = chat;
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.chat}
                data-kind={kind}
                aria-current={id === openId}
                onClick={() => onOpen(id)}
              >
                {source && <Thumb image={source} veiled={source.is_nsfw && !allowExplicit} />}
                {!source && kind === 'edit' && <span className={classes.gone} />}
                <span className={classes.title}>{title}</span>
                <RelativeTime moment={created_at} />
              </button>
              <IconButton label={`Delete ${title}`} icon={mdiClose} onClick={() => setAsking(chat)} />
            </li>
          );
        })}
      </ul>
      {list.hasNextPage && (
        <button type="button" className={classes.more} onClick={() => void list.fetchNextPage()}>
          Show more
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title="Delete this conversation?"
          confirm="Delete it"
          busy={forget.isPending}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            forget.mutate(asking.id, {
              onSuccess: () => asking.id === openId && onGone(),
              onSettled: () => setAsking(null),
            })
          }
        >
          The messages are deleted; the pictures stay in My images.
        </ConfirmDialog>
      )}
    </>
  );
}
