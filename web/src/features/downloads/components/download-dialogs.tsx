import type { ReactNode } from 'react';
import { closeDownload, type DownloadDialog } from '../download-dialog.store.ts';
import { saveCollection, saveImages } from '../downloads.api.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { SaveAsDialog } from './save-as-dialog.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

interface DownloadDialogsProps {
  readonly dialog: DownloadDialog;
  readonly allowExplicit: boolean;
  readonly onRemoveBackground: (imageId: number) => void;
}

/** Renders the download dialog that is open. */
export function DownloadDialogs({ dialog, allowExplicit, onRemoveBackground }: DownloadDialogsProps): ReactNode {
  const onClose = closeDownload;
  switch (dialog.kind) {
    case 'image': {
      const { image } = dialog;
      const veiled = image.is_nsfw && !allowExplicit;
      return (
        <SaveAsDialog
          image={image}
          veiled={veiled}
          onClose={onClose}
          onRemoveBackground={() => onRemoveBackground(image.id)}
        />
      );
    }
    case 'images': {
      const { images } = dialog;
      return (
        <ArchiveDialog
          title={`Download ${images.length.toLocaleString()} images`}
          count={images.length}
          onSave={(look) => void saveImages(images, look)}
          onClose={onClose}
        />
      );
    }
    case 'collection': {
      const { id, title, count } = dialog.collection;
      return (
        <ArchiveDialog
          title={`Download ${title}`}
          count={count}
          onSave={(look) => void saveCollection(id, look)}
          onClose={onClose}
        />
      );
    }
    case 'sheet':
      return (
        <SheetDialog
          allowExplicit={allowExplicit}
          onClose={onClose}
          collection={dialog.collection}
          images={dialog.images}
        />
      );
  }
}
