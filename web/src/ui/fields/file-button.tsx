import { Button, FileButton as MantineFileButton, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import classes from './file-button.module.css';

interface FileButtonProps<Multiple extends boolean> extends Pick<
  ButtonProps,
  'children' | 'disabled' | 'leftSection' | 'loading' | 'size' | 'variant'
> {
  /** Names the hidden field. */
  readonly label: string;
  /** Media types and endings of the files that can be chosen. */
  readonly accept: string;
  /** Whether several files can be chosen at once. */
  readonly multiple?: Multiple;
  readonly onChoose: (chosen: NonNullable<Multiple extends true ? File[] : File | null>) => void;
}

/** A button that opens the browser's dialog for files. The same file can be chosen again, for example after a change. */
export function FileButton<Multiple extends boolean = false>(props: FileButtonProps<Multiple>) {
  const { label, accept, multiple, onChoose, ...button } = props;
  const reset = useRef<() => void>(null);
  return (
    <MantineFileButton<Multiple>
      accept={accept}
      {...(multiple !== undefined && { multiple })}
      resetRef={reset}
      inputProps={{ 'aria-label': label }}
      onChange={(chosen) => {
        // A field that keeps its file reports no change when the same one is chosen.
        reset.current?.();
        if (chosen !== null) onChoose(chosen);
      }}
    >
      {(props) => <Button variant="default" className={classes.button ?? ''} {...button} {...props} />}
    </MantineFileButton>
  );
}
