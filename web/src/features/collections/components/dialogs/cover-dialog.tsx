import type { Collection } from '@kenna/contract';
import { pictureTitle } from '../../../../lib/pictures/picture-title.ts';
import { ListEnd } from '../../../../ui/messages/list-end.tsx';
import { Masonry } from '../../../../ui/masonry/masonry.tsx';
import { Picture } from '../../../../ui/picture/picture.tsx';
import { closeCollectionDialog } from '../../collection-dialog.store.ts';
import { useCollection, useUpdateCover } from '../../collections.api.ts';
import { wallColumns } from '../../wall-columns.ts';
import classes from './collection-dialogs.module.css';
import { CollectionFrame } from './collection-frame.tsx';

interface CoverDialogProps {
  readonly collection: Collection;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
}

/** Chooses the cover picture of a collection. */
export function CoverDialog({ collection, allowExplicit }: CoverDialogProps) {
  const list = useCollection(collection.id);
  const update = useUpdateCover();
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  const shown = collection.cover_image_id ?? images[0]?.id;
  return (
    <CollectionFrame title="Change cover" size={840} onClose={closeCollectionDialog}>
      <Masonry
        label="Pictures of the collection"
        items={images}
        columns={wallColumns}
        render={(image, _, width) => (
          <button
            type="button"
            className={classes.choice}
            aria-pressed={image.id === shown}
            data-veiled={image.is_nsfw && !allowExplicit}
            disabled={update.isPending}
            onClick={() => update.mutate({ id: collection.id, cover: image.id }, { onSuccess: closeCollectionDialog })}
          >
            <Picture
              alt={pictureTitle(image)}
              width={image.width}
              height={image.height}
              src={image.webp_image_url}
              variants={image.variants}
              thumbhash={image.thumbhash}
              sizes={`${Math.round(width)}px`}
              eager
            />
          </button>
        )}
      />
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </CollectionFrame>
  );
}
