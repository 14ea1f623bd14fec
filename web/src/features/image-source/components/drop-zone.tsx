import type { ImageTool } from '@kenna/contract';
import { mdiTrayArrowUp } from '@mdi/js';
import { useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { acceptedBy, DROP_TEXT, takesOne } from '../upload-rules.ts';
import classes from './image-source.module.css';

/** Role of a picture in a tool: the one that it edits, or the one that it blends in. */
export type SourcePlace = 'image' | 'blend';

/** Focuses the drop zone of a picture that a tool still needs. */
export function focusSource(place: SourcePlace): void {
  // With two tools, the one in a dialog follows the one on the page.
  const field = [...document.querySelectorAll<HTMLElement>(`[data-source="${place}"]`)].at(-1);
  field?.focus({ preventScroll: true });
  // Centring also shows the error message below the field.
  field?.scrollIntoView({ block: 'center' });
}

interface DropZoneProps {
  readonly page: ImageTool;
  readonly place: SourcePlace;
  /** Id of the error message below, which is empty while nothing is wrong. */
  readonly problemId: string;
  readonly isWrong: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that opens the file picker. Dropped files are handled by the element around it. */
export function DropZone({ page, place, problemId, isWrong, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        data-source={place}
        className={classes.zone}
        data-wrong={isWrong}
        aria-describedby={problemId}
        onClick={() => input.current?.click()}
      >
        <Icon path={mdiTrayArrowUp} size={24} />
        <span>{DROP_TEXT}</span>
        {takesOne(page) && <span>One image at a time</span>}
      </button>
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
