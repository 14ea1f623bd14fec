import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';
import { FieldProblem } from '../../../ui/messages/field-problem.tsx';
import { refusalText, type RefusedFile } from '../refused-files.ts';
import classes from './purpose-dialog.module.css';

/** Something that pictures can be used for. */
export interface Purpose {
  readonly label: string;
  readonly icon: string;
  /** What happens, where the label does not say it. */
  readonly hint?: string;
  /** Uploads the pictures, until it is stopped. Reports the number of pictures that were sent. */
  readonly act: (signal: AbortSignal, onSent: (sent: number) => void) => Promise<Arrived>;
}

/** What became of the files. */
export interface Arrived {
  /** Number of uploaded pictures. */
  readonly count: number;
  readonly refused: readonly RefusedFile[];
  /** Uses the pictures. */
  readonly finish: () => Promise<void> | void;
}

interface UploadState {
  /** Number of pictures that have been sent. */
  readonly sent: number;
  readonly total: number;
}

interface PurposeDialogProps {
  readonly files: readonly File[];
  readonly places: readonly Purpose[];
  readonly tools: readonly Purpose[];
  readonly onClose: () => void;
}

/** Asks what pictures are for that were dropped or pasted where no tool expects them, and shows their upload. */
export function PurposeDialog({ files, places, tools, onClose }: PurposeDialogProps) {
  const [state, setState] = useState<UploadState | null>(null);
  /** Kept while files are named that were not taken. */
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const choose = (purpose: Purpose) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ sent: 0, total: files.length });
    const upload = async () => {
      const all = await purpose.act(controller.signal, (sent) => setState({ sent, total: files.length }));
      if (controller.signal.aborted) return;
      if (all.refused.length > 0) {
        setArrived(all);
        return setState(null);
      }
      if (all.count > 0) await all.finish();
      onClose();
    };
    void upload().catch(onClose);
  };
  const goOn = async (all: Arrived) => {
    await all.finish();
    onClose();
  };
  const [first] = files;
  const one = files.length === 1;
  return (
    <Modal
      opened
      centered
      size={560}
      zIndex={400}
      title={one ? 'What is this picture for?' : 'What are these pictures for?'}
      classNames={{ title: classes.title ?? '' }}
      onClose={onClose}
    >
      <p className={classes.names}>{one ? first?.name : `${first?.name} and ${files.length - 1} more`}</p>
      <div className={classes.refused}>
        <FieldProblem text={refusalText(arrived?.refused ?? [])} />
      </div>
      {state === null && arrived !== null && arrived.count > 0 ? (
        <div className={classes.progress}>
          <Button size="md" onClick={() => void goOn(arrived)} data-autofocus>
            {arrived.count === 1 ? 'Go on with 1 picture' : `Go on with ${arrived.count} pictures`}
          </Button>
        </div>
      ) : state === null ? (
        <>
          <Choices label="Keep" purposes={places} onChoose={choose} isFirst />
          <Choices label={one ? 'Open in a tool' : 'Open the first one in a tool'} purposes={tools} onChoose={choose} />
        </>
      ) : (
        <div className={classes.progress}>
          <p role="status">
            {one ? 'Uploading…' : `Uploading ${Math.min(state.sent + 1, state.total)} of ${state.total}…`}
          </p>
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            Cancel
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly purposes: readonly Purpose[];
  readonly onChoose: (purpose: Purpose) => void;
  /** Whether the dialog opens with the focus here. */
  readonly isFirst?: boolean;
}

function Choices({ label, purposes, onChoose, isFirst = false }: ChoicesProps) {
  return (
    <section className={classes.choices} aria-label={label}>
      <h3>{label}</h3>
      {purposes.map((purpose, index) => (
        <button
          key={purpose.label}
          type="button"
          onClick={() => onChoose(purpose)}
          data-autofocus={(isFirst && index === 0) || undefined}
        >
          <Icon path={purpose.icon} />
          <span>
            {purpose.label}
            {purpose.hint !== undefined && <small>{purpose.hint}</small>}
          </span>
        </button>
      ))}
    </section>
  );
}
