import { Button, Modal } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { addLayer, type BlockedMove, type Move } from '../../lib/navigation/layers.ts';
import classes from './editor-dialog.module.css';

export interface EditorDialogProps {
  readonly title: string;
  /** Closes it; called once the person has agreed to lose what is unsaved. */
  readonly onCancel: () => void;
  /** Without it there is no Save. What it answers is waited for. */
  readonly onSave?: (() => void | Promise<void>) | undefined;
  readonly saveLabel?: string;
  /** Why nothing can be saved yet, in a few words; null or absent when it can. */
  readonly saveProblem?: string | null;
  /** Whether leaving would lose work: Cancel, Escape and Back ask first. */
  readonly dirty?: boolean;
  /** The column at the right; under 900 px it lies below the stage. */
  readonly side: ReactNode;
  /** Floats at the bottom of the stage. */
  readonly toolbar?: ReactNode;
  /** The stage: fills its place and scrolls by itself where it must. */
  readonly children: ReactNode;
}

/**
 * The frame of every editor that opens over a page: nine tenths of the window, all of it under 600 px, Cancel and Save
 * always at the foot of the side column. A click beside it does not close it. The focus stays inside.
 */
export function EditorDialog(props: EditorDialogProps) {
  const { title, onCancel, onSave, saveLabel = 'Save', saveProblem = null, dirty = false } = props;
  const { asking, ask, keep, leave, through } = useLeaving(dirty, onCancel);
  const [saving, setSaving] = useState(false);
  const frame = useEscape(asking ? keep : ask);
  const save = async () => {
    setSaving(true);
    await through(onSave).finally(() => setSaving(false));
  };
  return (
    <Modal.Root
      opened
      onClose={asking ? keep : ask}
      closeOnClickOutside={false}
      // Heard below instead, where what is open inside the editor can take it first.
      closeOnEscape={false}
      transitionProps={{ duration: 180, transition: 'fade' }}
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '' }}
    >
      <Modal.Overlay />
      {/* Mantine names a modal by its own title only. */}
      <Modal.Content aria-label={title}>
        <div ref={frame} className={classes.dialog}>
          <div className={classes.stage}>
            {props.children}
            {props.toolbar !== undefined && <div className={classes.toolbar}>{props.toolbar}</div>}
          </div>
          <div className={classes.side}>
            <h2 className={classes.title} tabIndex={-1} data-autofocus>
              {title}
            </h2>
            <div className={classes.body}>{props.side}</div>
            {asking ? (
              <LeaveQuestion onKeep={keep} onLeave={leave} />
            ) : (
              <div className={classes.foot}>
                {onSave && saveProblem !== null && <p className={classes.problem}>{saveProblem}</p>}
                <Button variant="default" size="md" onClick={ask}>
                  Cancel
                </Button>
                {onSave && (
                  <Button size="md" disabled={saveProblem !== null} loading={saving} onClick={() => void save()}>
                    {saveLabel}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function LeaveQuestion({ onKeep, onLeave }: { onKeep: () => void; onLeave: () => void }) {
  const words = useId();
  return (
    <div className={classes.foot} role="alertdialog" aria-labelledby={words}>
      <p id={words} className={classes.question}>
        Leave without saving?
      </p>
      <Button variant="default" size="md" onClick={onLeave}>
        Leave
      </Button>
      <Button size="md" onClick={onKeep} ref={(button) => button?.focus()}>
        Keep editing
      </Button>
    </div>
  );
}

/** Holds back Cancel, Escape and the Back button while there is something to lose. */
function useLeaving(dirty: boolean, onCancel: () => void) {
  const [asking, setAsking] = useState(false);
  const free = useRef(false);
  const [held, setHeld] = useState<BlockedMove | null>(null);
  const holds = useEffectEvent(({ currentLocation, nextLocation }: Move) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      openDialog(currentLocation.search) === openDialog(nextLocation.search);
    return dirty && !free.current && !stays;
  });
  useLayoutEffect(() => addLayer({ blocks: (move) => holds(move), onBlocked: setHeld }), []);
  /** What an action does to the address while it runs is not held back. */
  const through = async (action: (() => void | Promise<void>) | undefined): Promise<void> => {
    free.current = true;
    try {
      await action?.();
    } finally {
      free.current = false;
    }
  };
  return {
    asking: asking || held !== null,
    ask: () => (dirty ? setAsking(true) : onCancel()),
    keep: () => {
      setAsking(false);
      held?.reset();
      setHeld(null);
    },
    leave: () => {
      if (held) held.proceed();
      else {
        // The history moves later than this returns.
        free.current = true;
        onCancel();
      }
    },
    through,
  };
}

/** Hears Escape inside the dialog of an element, unless something that is open in it takes it first. */
function useEscape(onEscape: () => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      const inside = frame.current?.closest('[role="dialog"]')?.contains(target);
      if (inside && target.closest('[data-mantine-stop-propagation="true"]') === null) onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return frame;
}

/** Which editor the address names. */
const openDialog = (search: string): string | null => new URLSearchParams(search).get('dialog');
