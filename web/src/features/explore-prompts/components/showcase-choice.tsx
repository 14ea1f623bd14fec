import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/layers/modal.tsx';
import { PictureChoices } from '../../../ui/picture/picture-choices.tsx';

interface ShowcaseChoiceProps {
  readonly images: readonly ImageItem[];
  readonly allowExplicit: boolean;
  /** The sentinel at the end of the list, which loads more pictures. */
  readonly children: ReactNode;
  readonly onChoose: (image: ImageItem) => void;
  readonly onClose: () => void;
}

/** Chooses one of the pictures in the showcase. */
export const ShowcaseChoice = ({ children, onClose, ...choices }: ShowcaseChoiceProps) => (
  <Modal opened onClose={onClose} size={920} title="Showcase">
    <PictureChoices {...choices} />
    {children}
  </Modal>
);
