import { mdiNoteTextOutline } from '@mdi/js';
import { useState } from 'react';
import { Popover } from '../../../ui/layers/popover.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { WhenApproached } from '../../../ui/picture/when-approached.tsx';
import { NoteBox } from './note-box.tsx';

/** Opens the notes of a picture beside the button. */
export function NoteButton({ imageId }: { imageId: number }) {
  const [opened, setOpened] = useState(false);
  const button = (
    <IconButton
      label="Notes"
      icon={mdiNoteTextOutline}
      tone="scrim"
      aria-haspopup="dialog"
      onClick={() => setOpened(!opened)}
    />
  );
  const box = (
    <Popover opened={opened} onChange={setOpened} width={320} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label="Notes">
        <NoteBox imageId={imageId} />
      </Popover.Dropdown>
    </Popover>
  );
  return <WhenApproached before={button}>{box}</WhenApproached>;
}
