import { Popover } from '@mantine/core';
import { mdiNoteTextOutline } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NoteBox } from './note-box.tsx';

/** Opens the notes of a picture beside it. */
export function NoteButton({ imageId }: { imageId: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={320} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label="Notes" icon={mdiNoteTextOutline} tone="scrim" data-wide onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Notes">
        <NoteBox imageId={imageId} />
      </Popover.Dropdown>
    </Popover>
  );
}
