import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useChats } from '../edit-chat.api.ts';
import classes from './chat-list.module.css';

interface ChatListProps {
  readonly openId: number | null;
  readonly onOpen: (chatId: number) => void;
}

/** Conversations to go on with, the one with the newest message first. */
export function ChatList({ openId, onOpen }: ChatListProps) {
  const list = useChats();
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? [];
  if (list.isSuccess && chats.length === 0) return <p className={classes.none}>No conversations yet.</p>;
  return (
    <>
      <ul className={classes.chats}>
        {chats.map(({ id, title, source, created_at }) => (
          <li key={id}>
            <button type="button" aria-current={id === openId} onClick={() => onOpen(id)}>
              {source ? (
                <img src={source.variants[0]?.url ?? source.webp_image_url} alt="" />
              ) : (
                <span className={classes.gone} />
              )}
              <span className={classes.title}>{title}</span>
              <RelativeTime moment={created_at} />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <button type="button" className={classes.more} onClick={() => void list.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  );
}
