import type { ImageItem } from '@kenna/contract';
import { mdiDotsHorizontal } from '@mdi/js';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pictureTitle } from '../../../lib/pictures/picture-title.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './card-sheet.module.css';

interface CardSheetProps {
  readonly image: ImageItem;
  /** Actions on the picture; they call `onGone` to close the sheet when the picture leaves its lists. */
  readonly children: (onGone: () => void) => ReactNode;
}

/** On phones and touch screens one button on a card opens a sheet with all actions, which would cover the picture. */
export function CardSheet({ image, children }: CardSheetProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <IconButton
        label="More"
        icon={mdiDotsHorizontal}
        tone="scrim"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        data-narrow
      />
      {opened && (
        <Sheet title={pictureTitle(image)} onClose={close}>
          {children(close)}
        </Sheet>
      )}
    </>
  );
}

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Sheet({ title, onClose, children }: SheetProps) {
  const { pathname, search } = useLocation();
  // The key of the history entry is not compared, because opening a sheet writes the first entry again with another key.
  const address = pathname + search;
  const [openedAt] = useState(address);
  useEffect(() => {
    // An editor of the picture was opened over the same page.
    if (address !== openedAt) onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
