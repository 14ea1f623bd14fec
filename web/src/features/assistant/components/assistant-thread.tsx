import type { ChatMessage, ImageItem } from '@kenna/contract';
import type { Attachment } from '../attachments.ts';
import { AssistantAnswer, type AnswerActions } from './assistant-answer.tsx';
import { EarlierButton } from '../../../ui/messages/earlier-button.tsx';
import classes from './assistant-thread.module.css';
import { AttachedPictures } from './attached-pictures.tsx';

interface AssistantThreadProps {
  readonly messages: readonly ChatMessage[];
  /** Message that is being sent. */
  readonly sending: { readonly text: string; readonly attachments: readonly Attachment[] } | null;
  readonly actions: AnswerActions;
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  readonly onOpen: (image: ImageItem) => void;
  /** Loads earlier messages; null when all are loaded. */
  readonly onOlder: (() => void) | null;
}

/** Messages of a conversation, oldest first. */
export function AssistantThread({ messages, sending, actions, allowExplicit, onOpen, onOlder }: AssistantThreadProps) {
  return (
    <>
      {onOlder && <EarlierButton onClick={onOlder} />}
      <ol className={classes.messages} aria-label="Messages">
        {messages.map((message) =>
          message.role === 'user' ? (
            <li key={message.id} className={classes.said}>
              <AttachedPictures images={message.attachments} allowExplicit={allowExplicit} onOpen={onOpen} />
              <p>{message.text}</p>
            </li>
          ) : (
            <AssistantAnswer key={message.id} message={message} actions={actions} />
          ),
        )}
        {sending !== null && (
          <li className={classes.said} data-sending="true">
            {sending.attachments.length > 0 && (
              <ul className={classes.pictures}>
                {sending.attachments.map(({ id, src }) => (
                  <li key={id}>
                    <img src={src} alt="" />
                  </li>
                ))}
              </ul>
            )}
            <p>{sending.text}</p>
          </li>
        )}
      </ol>
    </>
  );
}
