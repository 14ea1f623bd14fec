import type { ImageTool } from '@kenna/contract';
import { mdiTrayArrowUp } from '@mdi/js';
import { useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { FormProblem } from '../../../ui/messages/form-problem.tsx';
import { acceptedBy, DROP_TEXT, takesOne } from '../upload-rules.ts';
import classes from './image-source.module.css';

/** Which picture of a tool a panel is for. */
export type SourcePlace = 'image' | 'blend';

/** Puts the focus where a tool still needs its picture. */
export function focusSource(place: SourcePlace): void {
  const field = document.getElementById(fieldOf(place));
  field?.focus({ preventScroll: true });
  // With what is said under it.
  field?.scrollIntoView({ block: 'center' });
}

const fieldOf = (place: SourcePlace): string => `source-${place}`;

interface DropZoneProps {
  readonly page: ImageTool;
  readonly place: SourcePlace;
  /** What was asked for and cannot be done without the picture; null while nothing was. */
  readonly missing: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file picker; what is dropped is heard by the drop target around it. */
export function DropZone({ page, place, missing, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        id={fieldOf(place)}
        className={classes.zone}
        data-missing={missing !== null}
        onClick={() => input.current?.click()}
      >
        <Icon path={mdiTrayArrowUp} size={24} />
        <span>{DROP_TEXT}</span>
        {takesOne(page) && <span>One image at a time</span>}
      </button>
      <FormProblem text={missing} />
      <input
        ref={input}
        type="file"
        accept={acceptedBy(page)}
        multiple={!takesOne(page)}
        hidden
        aria-label="Upload an image"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
