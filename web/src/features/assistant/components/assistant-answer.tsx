import type { ChatAction, ChatMessage } from '@kenna/contract';
import { mdiArrowRight, mdiBookOpenPageVariantOutline, mdiCreation, mdiRefresh } from '@mdi/js';
import { Link } from 'react-router';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import classes from './assistant-thread.module.css';
import { Markdown } from './markdown.tsx';

export interface AnswerActions {
  readonly act: (action: Exclude<ChatAction, { kind: 'read' }>) => void;
  readonly retry: () => void;
  /** Opens a page of this site. */
  readonly follow: (path: string) => void;
}

interface AssistantAnswerProps {
  readonly message: ChatMessage;
  readonly actions: AnswerActions;
}

/** An answer, which may still be streaming. Its actions appear when it has ended. */
export function AssistantAnswer({ message, actions }: AssistantAnswerProps) {
  const { text, status, reason, note, author, sources, can } = message;
  const isWriting = status === 'streaming';
  const buttons = new Set(message.actions.flatMap((action) => (action.kind === 'read' ? [action.path] : [])));
  const others = sources.filter(({ path }) => !buttons.has(path));
  return (
    <li className={classes.answer} data-status={status} aria-busy={isWriting}>
      {author !== null && <p className={classes.author}>{author}</p>}
      {text !== '' && <Markdown text={text} onPath={actions.follow} />}
      {isWriting && <LoadingDots />}
      {status === 'stopped' && <p className={classes.ended}>Stopped here.</p>}
      {status === 'failed' && <p className={classes.failed}>{reason ?? 'There was no answer. Try again.'}</p>}
      {note !== null && <p className={classes.ended}>{note}</p>}
      <ActionButtons actions={message.actions} onAct={actions.act} />
      {others.length > 0 && (
        <ul className={classes.sources} aria-label="Sources">
          {others.map(({ title, path }) => (
            <li key={path}>
              <Link to={path}>
                <Icon path={mdiBookOpenPageVariantOutline} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isWriting && (
        <div className={classes.marks}>
          {text !== '' && <CopyButton label="Copy this answer" text={text} />}
          {can.retry && <IconButton label="Answer again" icon={mdiRefresh} onClick={actions.retry} />}
        </div>
      )}
    </li>
  );
}

interface ActionButtonsProps {
  readonly actions: readonly ChatAction[];
  readonly onAct: AnswerActions['act'];
}

function ActionButtons({ actions, onAct }: ActionButtonsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className={classes.actions} aria-label="Next steps">
      {actions.map((action) => (
        <li key={`${action.kind} ${action.label}`}>
          {action.kind === 'read' ? (
            <Link to={action.path} className={classes.action}>
              <Icon path={mdiBookOpenPageVariantOutline} />
              {action.label}
            </Link>
          ) : (
            <button
              type="button"
              className={classes.action}
              data-main={action.kind === 'create'}
              title={action.prompt || undefined}
              onClick={() => onAct(action)}
            >
              <Icon path={action.kind === 'create' ? mdiCreation : mdiArrowRight} />
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
