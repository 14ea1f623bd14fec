import { Button } from '@mantine/core';
import type { Collection, ImageItem } from '@kenna/contract';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { ListEnd } from '../../../../ui/messages/list-end.tsx';
import { ListSearch } from '../../../../ui/fields/list-search.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { closeCollectionDialog, openCollectionDialog } from '../../collection-dialog.store.ts';
import {
  useAddToCollection,
  useCollections,
  useCollectionsOfImage,
  useMoveToCollection,
  useRemoveFromCollection,
} from '../../collections.api.ts';
import classes from './collection-dialogs.module.css';
import { CollectionFrame } from './collection-frame.tsx';
import { CollectionRows } from './collection-rows.tsx';

interface VeilingProps {
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
}

interface PicturesProps {
  readonly images: readonly ImageItem[];
}

/** Lists the collections, each with a Save button. If there are none, it offers to create the first. */
export function SaveDialog({ images, allowExplicit }: PicturesProps & VeilingProps) {
  const [search, setSearch] = useState('');
  const list = useCollections('last_saved', search);
  const add = useAddToCollection();
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  const create = () => openCollectionDialog({ kind: 'create', images });
  if (list.isSuccess && search === '' && collections.length === 0) return <NoneYet onCreate={create} />;
  const save = (collection: Collection) =>
    add.mutate({ collection, images }, { onSuccess: () => setSaved(new Set([...saved, collection.id])) });
  return (
    <CollectionFrame title="Save to my collections" onClose={closeCollectionDialog}>
      <ListSearch label="Search collections" value={search} onChange={setSearch} />
      <CollectionRows
        collections={collections}
        action="Save"
        done={{ ids: saved, word: 'Saved' }}
        allowExplicit={allowExplicit}
        busy={add.isPending}
        onAct={save}
      />
      <More list={list} />
      <div className={classes.further}>
        <Button variant="default" size="md" leftSection={<Icon path={mdiPlus} />} onClick={create}>
          Create collection
        </Button>
        <Button size="md" variant={saved.size > 0 ? 'filled' : 'default'} onClick={closeCollectionDialog}>
          {saved.size > 0 ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </CollectionFrame>
  );
}

function NoneYet({ onCreate }: { onCreate: () => void }) {
  return (
    <CollectionFrame title="No collections yet" onClose={closeCollectionDialog}>
      <p className={classes.quiet}>Collect images and organize them in collections.</p>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={closeCollectionDialog}>
          Cancel
        </Button>
        <Button size="md" onClick={onCreate} data-autofocus>
          Create collection
        </Button>
      </div>
    </CollectionFrame>
  );
}

function More({ list }: { list: ReturnType<typeof useCollections> }) {
  if (list.isSuccess && !list.hasNextPage) return null;
  return (
    <ListEnd
      state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
      onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
    />
  );
}

/** Offers what can be done with a picture that is already in a collection. */
export function BookmarkedDialog({ images }: PicturesProps) {
  return (
    <CollectionFrame title="This image is in your collections" onClose={closeCollectionDialog}>
      <div className={classes.ways}>
        <Button size="md" variant="default" onClick={() => openCollectionDialog({ kind: 'move', images })}>
          Move image
        </Button>
        <Button size="md" variant="default" onClick={() => openCollectionDialog({ kind: 'remove', images })}>
          Remove from collection
        </Button>
        <Button size="md" variant="default" onClick={() => openCollectionDialog({ kind: 'save', images })}>
          Save to another collection
        </Button>
      </div>
    </CollectionFrame>
  );
}

/** Moves a picture from one of its collections to another one. */
export function MoveDialog({ image, allowExplicit }: { image: ImageItem } & VeilingProps) {
  const holding = useCollectionsOfImage(image.id).data?.collections ?? [];
  const list = useCollections('last_saved', '');
  const move = useMoveToCollection();
  const [fromId, setFromId] = useState<number | null>(null);
  const from = holding.find(({ id }) => id === fromId) ?? holding[0];
  const holdingIds = new Set(holding.map(({ id }) => id));
  const targets = (list.data?.pages.flatMap((page) => page.collections) ?? []).filter(({ id }) => !holdingIds.has(id));
  return (
    <CollectionFrame title="Move image" onClose={closeCollectionDialog}>
      {holding.length > 1 && (
        <label className={classes.from}>
          From
          <select value={from?.id} onChange={(event) => setFromId(Number(event.currentTarget.value))}>
            {holding.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {list.isSuccess && targets.length === 0 && <p className={classes.quiet}>There is no other collection yet.</p>}
      <CollectionRows
        collections={targets}
        action="Move"
        allowExplicit={allowExplicit}
        busy={move.isPending || from === undefined}
        onAct={(collection) =>
          from && move.mutate({ collection, from, images: [image] }, { onSuccess: closeCollectionDialog })
        }
      />
      <More list={list} />
    </CollectionFrame>
  );
}

/** Removes a picture from one of its collections. */
export function RemoveDialog({ image, allowExplicit }: { image: ImageItem } & VeilingProps) {
  const holding = useCollectionsOfImage(image.id);
  const remove = useRemoveFromCollection();
  const [selected, setSelected] = useState<Collection | null>(null);
  if (selected !== null) {
    return (
      <ConfirmDialog
        title="Remove the image from the collection?"
        confirm="Remove"
        busy={remove.isPending}
        onClose={closeCollectionDialog}
        onConfirm={() => remove.mutate({ collection: selected, images: [image] }, { onSuccess: closeCollectionDialog })}
      >
        {selected.title}
      </ConfirmDialog>
    );
  }
  return (
    <CollectionFrame title="Remove from collection" onClose={closeCollectionDialog}>
      <CollectionRows
        collections={holding.data?.collections ?? []}
        action="Remove"
        allowExplicit={allowExplicit}
        busy={false}
        onAct={setSelected}
      />
    </CollectionFrame>
  );
}
