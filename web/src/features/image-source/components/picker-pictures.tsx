import type { ImageItem } from '@kenna/contract';
import { PictureChoices } from '../../../ui/picture/picture-choices.tsx';
import { PickerEnd, type PickerList } from './picker-end.tsx';
import classes from './picker.module.css';

export interface ChoosingProps {
  readonly allowExplicit: boolean;
  readonly onChoose: (url: string) => void;
}

interface PickerPicturesProps extends ChoosingProps {
  readonly list: PickerList & {
    readonly data: { readonly pages: readonly { readonly images: readonly ImageItem[] }[] } | undefined;
  };
}

/** Pictures to choose from, loaded page by page while scrolling. */
export function PickerPictures({ list, allowExplicit, onChoose }: PickerPicturesProps) {
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  if (list.isSuccess && images.length === 0) return <p className={classes.empty}>No Record Found.</p>;
  return (
    <>
      <PictureChoices images={images} allowExplicit={allowExplicit} onChoose={(image) => onChoose(image.image_url)} />
      <PickerEnd list={list} />
    </>
  );
}
