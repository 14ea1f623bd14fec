import { Button } from '@mantine/core';
import { useState } from 'react';
import { Photograph } from '../sheet/row-photographs.tsx';
import { useOwnPicture } from '../runs.api.ts';
import type { OwnPictures } from './replace-dialog.tsx';
import classes from './steps-editor.module.css';

/** How a picture of a person is chosen and shown. */
export interface PersonPictures extends Pick<OwnPictures, 'Picker'> {
  /** Explicit pictures are hidden otherwise. */
  readonly allowExplicit: boolean;
}

interface PersonFieldProps extends PersonPictures {
  /** The URL of one of the person's pictures; null before one was chosen. */
  readonly value: string | null;
  readonly onChange: (url: string) => void;
}

/** The picture of the person who is dressed in the products. */
export function PersonField({ value, allowExplicit, Picker, onChange }: PersonFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const { data, isError } = useOwnPicture(value);
  const shown = isError ? { id: 0, image: null } : data;
  return (
    <div className={classes.person}>
      {value === null ? (
        <p>Choose a picture of the person who wears the products.</p>
      ) : (
        shown !== undefined && <Photograph photograph={shown} allowExplicit={allowExplicit} alt="The person" />
      )}
      <Button variant="default" onClick={() => setPicking(true)}>
        {value === null ? 'Choose the person' : 'Choose another person'}
      </Button>
      {isPicking && (
        <Picker
          allowExplicit={allowExplicit}
          onChoose={(url) => {
            setPicking(false);
            onChange(url);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
