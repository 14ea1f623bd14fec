import type { ImageTool } from '@kenna/contract';
import { mdiTrayArrowUp } from '@mdi/js';
import { useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { acceptedBy, DROP_TEXT } from '../upload-rules.ts';
import classes from './image-source.module.css';

/** Where the keyboard goes when a tool still needs its picture. */
export const SOURCE_FIELD = 'image-source';

interface DropZoneProps {
  readonly page: ImageTool;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file picker; what is dropped is heard by the drop target around it. */
export function DropZone({ page, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" id={SOURCE_FIELD} className={classes.zone} onClick={() => input.current?.click()}>
        <Icon path={mdiTrayArrowUp} size={24} />
        <span>{DROP_TEXT}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={acceptedBy(page)}
        multiple
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
