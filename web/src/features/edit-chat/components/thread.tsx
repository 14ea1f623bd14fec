import type { ChatMessage, ImageItem } from '@kenna/contract';
import { mdiBrushOutline } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { remarkSentences } from '../../../lib/pictures/remark-sentences.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import type { Step } from '../thread-steps.ts';
import { MarkButton } from './mark-button.tsx';
import { StepButton } from './step-button.tsx';
import { StepState } from './step-state.tsx';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { EarlierButton } from '../../../ui/messages/earlier-button.tsx';
import classes from './thread.module.css';

interface ThreadActions {
  /** Shows a step; the next message edits its picture. */
  readonly goTo: (image: ImageItem) => void;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
  /** Opens the brush on the shown picture; null while there is none, or while it is open. */
  readonly mark: (() => void) | null;
}

interface ThreadProps {
  readonly messages: readonly ChatMessage[];
  readonly steps: readonly Step[];
  readonly shownId: number | null;
  /** Id of the render whose progress is shown next to the picture; null for none. */
  readonly progressId: number | null;
  /** false: explicit pictures are veiled. */
  readonly allowExplicit: boolean;
  /** Text of the message that is being sent. */
  readonly sending: string | null;
  readonly actions: ThreadActions;
  /** Opens the second picture of a message. */
  readonly onOpen: (image: ImageItem) => void;
  /** Loads earlier messages; null when all are loaded. */
  readonly onOlder: (() => void) | null;
}

/** Messages and their pictures, oldest first. Choosing a picture makes its step the current one. */
export function Thread({
  messages,
  steps,
  shownId,
  progressId,
  allowExplicit,
  sending,
  actions,
  onOpen,
  onOlder,
}: ThreadProps) {
  const end = useEnd(`${messages.at(-1)?.id} ${messages.at(-1)?.render?.status} ${sending}`);
  const [first] = steps;
  return (
    <div className={classes.thread}>
      {onOlder && <EarlierButton onClick={onOlder} />}
      {first?.number === 0 && onOlder === null && (
        <StepButton
          step={first}
          shown={first.image.id === shownId}
          allowExplicit={allowExplicit}
          label="Starting picture"
          {...actions}
        />
      )}
      <ol className={classes.messages}>
        {messages.map((message) =>
          message.role === 'user' ? (
            <UserMessage
              key={message.id}
              text={message.text}
              marked={message.is_marked}
              second={message.attachments}
              allowExplicit={allowExplicit}
              onOpen={onOpen}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              isLast={message.id === messages.at(-1)?.id}
              steps={steps}
              shownId={shownId}
              progressId={progressId}
              allowExplicit={allowExplicit}
              actions={actions}
            />
          ),
        )}
        {sending !== null && (
          <UserMessage text={sending} marked={false} second={[]} allowExplicit={allowExplicit} onOpen={onOpen} />
        )}
      </ol>
      <div ref={end} />
    </div>
  );
}

interface UserMessageProps extends Pick<ThreadProps, 'allowExplicit' | 'onOpen'> {
  readonly text: string;
  readonly marked: boolean;
  /** The picture that the message came with; empty for none, or once it was deleted. */
  readonly second: readonly ImageItem[];
}

const UserMessage = ({ text, marked, second, allowExplicit, onOpen }: UserMessageProps) => (
  <li className={classes.said}>
    {second.map((image) => (
      <button
        key={image.id}
        type="button"
        className={classes.second}
        aria-label={`Open the second picture, ${pictureTitle(image)}`}
        onClick={() => onOpen(image)}
      >
        <Thumb image={image} veiled={image.is_nsfw && !allowExplicit} ratio={image.width / image.height} />
      </button>
    ))}
    <p>{text}</p>
    {marked && (
      <span className={classes.marked}>
        <Icon path={mdiBrushOutline} /> with a marked part
      </span>
    )}
  </li>
);

interface AnswerProps extends Pick<ThreadProps, 'steps' | 'shownId' | 'progressId' | 'allowExplicit' | 'actions'> {
  readonly message: ChatMessage;
  readonly isLast: boolean;
}

function Answer({ message, isLast, steps, shownId, progressId, allowExplicit, actions }: AnswerProps) {
  const { text, render, outcome } = message;
  const step = steps.find(({ image }) => image.render_id !== null && image.render_id === render?.id);
  const isDone = render === null || render.status === 'completed';
  const notes = remarkSentences(step?.image.remarks ?? []).filter((note) => note !== text);
  return (
    <li className={classes.answer} data-outcome={outcome}>
      {/* The answer describes a finished picture, so it is shown only once the picture exists. */}
      {isDone && <p>{text}</p>}
      {step && (
        <StepButton
          step={step}
          allowExplicit={allowExplicit}
          shown={step.image.id === shownId}
          label={text}
          {...actions}
        />
      )}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {isLast && actions.mark && isDone && [text, ...notes].some(asksToBrush) && <MarkButton onMark={actions.mark} />}
      {render?.status === 'completed' && !step && <p className={classes.note}>This picture was deleted.</p>}
      {render && render.id === progressId && <LoadingDots />}
      {render && render.id !== progressId && (
        <StepState
          render={render}
          onCancel={actions.cancel}
          onRetry={actions.retry}
          onMark={isLast ? actions.mark : null}
        />
      )}
    </li>
  );
}

/**
 * Whether a sentence asks the person to mark a part, which is then one press away. The engine's sentences that do are in
 * `engine/src/words/instruct/grammar/refusals.ts`.
 */
const asksToBrush = (sentence: string): boolean => /\bbrush over\b|\bwith the brush\b/iu.test(sentence);

/** Scrolls to the end of the thread whenever it changes. */
function useEnd(state: string) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [state]);
  return end;
}
