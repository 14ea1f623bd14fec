import { Button, FileButton as MantineFileButton, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import classes from './file-button.module.css';

interface FileButtonProps extends Pick<ButtonProps, 'children' | 'disabled' | 'leftSection' | 'loading'> {
  /** Names the hidden field. */
  readonly label: string;
  /** Media types and endings of the files that can be chosen. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the browser's dialog for a file. The same file can be chosen again, for example after a change. */
export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const reset = useRef<() => void>(null);
  return (
    <MantineFileButton
      accept={accept}
      resetRef={reset}
      inputProps={{ 'aria-label': label }}
      onChange={(file) => {
        // A field that keeps its file reports no change when the same one is chosen.
        reset.current?.();
        if (file !== null) onChoose(file);
      }}
    >
      {(props) => <Button variant="default" className={classes.button ?? ''} {...button} {...props} />}
    </MantineFileButton>
  );
}
