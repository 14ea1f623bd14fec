import type { ReactNode } from 'react';
import type { CollectionDialog } from '../../collection-dialog.store.ts';
import { BookmarkedDialog, MoveDialog, RemoveDialog, SaveDialog } from './collect-dialogs.tsx';
import { CoverDialog } from './cover-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { CreateDialog, CreatedDialog, DeleteDialog, EditDialog } from './edit-dialogs.tsx';

interface CollectionDialogsProps {
  readonly dialog: CollectionDialog;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
  readonly onShow: (id: number) => void;
  readonly onDeleted: (id: number) => void;
}

/** Renders the collection dialog that is currently open. */
export function CollectionDialogs({ dialog, allowExplicit, onShow, onDeleted }: CollectionDialogsProps): ReactNode {
  switch (dialog.kind) {
    case 'create':
      return <CreateDialog images={dialog.images} />;
    case 'created':
      return <CreatedDialog collection={dialog.collection} onShow={onShow} />;
    case 'edit':
      return <EditDialog collection={dialog.collection} />;
    case 'cover':
      return <CoverDialog collection={dialog.collection} allowExplicit={allowExplicit} />;
    case 'delete':
      return <DeleteDialog collection={dialog.collection} onDeleted={onDeleted} />;
    case 'share':
      return <ShareDialog collection={dialog.collection} />;
    case 'save':
      return <SaveDialog images={dialog.images} allowExplicit={allowExplicit} />;
    case 'bookmarked':
      return <BookmarkedDialog images={dialog.images} />;
    case 'move':
      return dialog.images[0] && <MoveDialog image={dialog.images[0]} allowExplicit={allowExplicit} />;
    case 'remove':
      return dialog.images[0] && <RemoveDialog image={dialog.images[0]} allowExplicit={allowExplicit} />;
  }
}
