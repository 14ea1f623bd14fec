import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import { PictureChoices } from '../../../ui/picture/picture-choices.tsx';

interface ShowcaseChoiceProps {
  readonly images: readonly ImageItem[];
  readonly allowExplicit: boolean;
  /** The end of the list, which loads more. */
  readonly children: ReactNode;
  readonly onChoose: (image: ImageItem) => void;
  readonly onClose: () => void;
}

/** Chooses among what the showcase shows. */
export const ShowcaseChoice = ({ children, onClose, ...choices }: ShowcaseChoiceProps) => (
  <Modal opened onClose={onClose} size={920} title="Showcase" closeButtonProps={{ 'aria-label': 'Close' }}>
    <PictureChoices {...choices} />
    {children}
  </Modal>
);
