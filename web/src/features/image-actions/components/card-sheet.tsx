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
  /** What can be done with the picture; `onGone` closes the sheet when the picture leaves its lists. */
  readonly children: (onGone: () => void) => ReactNode;
}

/** On a phone a card has no room for its buttons: one opens a sheet with them all. */
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
  // Not the entry of the history: the first one is put into it a second time when a sheet opens.
  const address = pathname + search;
  const [openedAt] = useState(address);
  useEffect(() => {
    // An editor of the picture has opened over the same page.
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
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  );
}
