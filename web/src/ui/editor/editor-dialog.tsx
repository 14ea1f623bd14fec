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
  /** Closes the editor. Called once the person has agreed to lose what is unsaved. */
  readonly onCancel: () => void;
  /** Saves the work; the button shows a loader until the promise settles. Without it there is no Save button. */
  readonly onSave?: (() => void | Promise<void>) | undefined;
  readonly saveLabel?: string;
  /** Reason why saving is not possible yet, in a few words; null or absent when it is. */
  readonly saveProblem?: string | null;
  /** Whether leaving would lose work: then Cancel, Escape and Back ask for confirmation. */
  readonly dirty?: boolean;
  /** Whether the stage is a canvas under bars: on a small screen it gets more of the height than the column. */
  readonly isCanvas?: boolean;
  /** Content of the column at the right, which moves below the stage under 900 px. */
  readonly side: ReactNode;
  /** Toolbar that floats at the bottom of the stage. */
  readonly toolbar?: ReactNode;
  /** Content of the stage. It fills the stage and scrolls by itself where it must. */
  readonly children: ReactNode;
}

/**
 * The frame of every editor that opens over a page. It takes nine tenths of the window (all of it under 600 px), with
 * Cancel and Save at the foot of the side column. A click outside does not close it, and the focus stays inside.
 */
export function EditorDialog(props: EditorDialogProps) {
  const { title, onCancel, onSave, saveLabel = 'Save', saveProblem = null, dirty = false } = props;
  const { asking, ask, stay, leave, withoutQuestion } = useLeaving(dirty, onCancel);
  const [saving, setSaving] = useState(false);
  const frame = useEscape(asking ? stay : ask);
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusBack(asking, cancel);
  const save = async () => {
    setSaving(true);
    await withoutQuestion(onSave).finally(() => setSaving(false));
  };
  return (
    <Modal.Root
      opened
      onClose={asking ? stay : ask}
      closeOnClickOutside={false}
      // Escape is handled by `useEscape`, so that a menu or a popover inside the editor can close first.
      closeOnEscape={false}
      transitionProps={{ duration: 180, transition: 'fade' }}
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '' }}
    >
      <Modal.Overlay />
      {/* Mantine takes a modal's accessible name only from its own title component. */}
      <Modal.Content aria-label={title}>
        <div ref={frame} className={classes.dialog} data-canvas={props.isCanvas ?? false}>
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
              <LeaveQuestion onStay={stay} onLeave={leave} />
            ) : (
              <div className={classes.foot}>
                {onSave && saveProblem !== null && <p className={classes.problem}>{saveProblem}</p>}
                <Button ref={cancel} variant="default" size="md" onClick={ask}>
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

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const words = useId();
  return (
    <div className={classes.foot} role="alertdialog" aria-labelledby={words}>
      <p id={words} className={classes.question}>
        Leave without saving?
      </p>
      <Button variant="default" size="md" onClick={onLeave}>
        Leave
      </Button>
      <Button size="md" onClick={onStay} ref={(button) => button?.focus()}>
        Keep editing
      </Button>
    </div>
  );
}

/** Asks for confirmation before Cancel, Escape or the Back button discards unsaved changes. */
function useLeaving(dirty: boolean, onCancel: () => void) {
  const [asking, setAsking] = useState(false);
  const leavesFreely = useRef(false);
  const [blockedMove, setBlockedMove] = useState<BlockedMove | null>(null);
  const blocks = useEffectEvent(({ currentLocation, nextLocation }: Move) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      openDialog(currentLocation.search) === openDialog(nextLocation.search);
    return dirty && !leavesFreely.current && !stays;
  });
  useLayoutEffect(() => addLayer({ blocks: (move) => blocks(move), onBlocked: setBlockedMove }), []);
  /** Runs an action whose own navigation needs no confirmation. */
  const withoutQuestion = async (action: (() => void | Promise<void>) | undefined): Promise<void> => {
    leavesFreely.current = true;
    try {
      await action?.();
    } finally {
      leavesFreely.current = false;
    }
  };
  return {
    asking: asking || blockedMove !== null,
    ask: () => (dirty ? setAsking(true) : onCancel()),
    stay: () => {
      setAsking(false);
      blockedMove?.reset();
      setBlockedMove(null);
    },
    leave: () => {
      if (blockedMove) blockedMove.proceed();
      else {
        // The navigation happens after this function has returned.
        leavesFreely.current = true;
        onCancel();
      }
    },
    withoutQuestion,
  };
}

/**
 * Returns the focus from the question to the control that had it before. `instead` gets it where that control has left
 * the page with the foot.
 */
function useFocusBack(asking: boolean, instead: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  // A layout effect ends before the question takes the focus, which would be remembered otherwise.
  useLayoutEffect(() => {
    if (asking) return;
    const onFocus = ({ target }: FocusEvent) => (focused.current = target instanceof Element ? target : null);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [asking]);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking) {
      const before = focused.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else instead.current?.focus();
    }
    wasAsking.current = asking;
  }, [asking, instead]);
}

/**
 * Calls `onEscape` when Escape is pressed inside the dialog that contains the returned element, unless a menu or a
 * popover inside it handles the key.
 */
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

/** Name of the editor in the address, or null. */
const openDialog = (search: string): string | null => new URLSearchParams(search).get('dialog');
