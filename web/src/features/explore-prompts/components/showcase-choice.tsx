import { Modal } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import type { ReactNode } from 'react';
import { pictureTitle } from '../../../lib/picture-title.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Veil } from '../../../ui/picture/veil.tsx';
import classes from './explore-prompts.module.css';

interface ShowcaseChoiceProps {
  readonly images: readonly ImageItem[];
  readonly allowExplicit: boolean;
  /** The end of the list, which loads more. */
  readonly children: ReactNode;
  readonly onChoose: (image: ImageItem) => void;
  readonly onClose: () => void;
}

/** Chooses among what the showcase shows. */
export const ShowcaseChoice = ({ images, allowExplicit, children, onChoose, onClose }: ShowcaseChoiceProps) => (
  <Modal opened onClose={onClose} size={920} title="Showcase" closeButtonProps={{ 'aria-label': 'Close' }}>
    <ul className={classes.shown}>
      {images.map((image) => (
        <li key={image.id}>
          <button type="button" onClick={() => onChoose(image)}>
            <Veil veiled={image.is_nsfw && !allowExplicit}>
              <Picture
                alt={pictureTitle(image)}
                width={image.width}
                height={image.height}
                src={image.webp_image_url}
                variants={image.variants}
                thumbhash={image.thumbhash}
                sizes="200px"
              />
            </Veil>
          </button>
        </li>
      ))}
    </ul>
    {children}
  </Modal>
);
