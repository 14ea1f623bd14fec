import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './download-dialogs.module.css';

interface DownloadFrameProps {
  readonly title: string;
  readonly action: string;
  readonly width?: number;
  /** Reason why the download is not possible; null when it is. */
  readonly problem?: string | null;
  readonly children: ReactNode;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/**
 * Frame of the download dialogs, with the action at the bottom. On a phone it is a sheet at the bottom of the screen.
 */
export function DownloadFrame({
  title,
  action,
  width = 448,
  problem = null,
  children,
  onAct,
  onClose,
}: DownloadFrameProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    onAct();
    onClose();
  };
  return (
    <Modal
      opened
      centered
      size={width}
      title={title}
      onClose={onClose}
      zIndex={400}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <form noValidate onSubmit={submit}>
        <div className={classes.fields}>{children}</div>
        <div className={classes.foot}>
          {problem !== null && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="md" disabled={problem !== null}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
