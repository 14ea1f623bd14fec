import { Button, NativeSelect, TextInput } from '@mantine/core';
import { COLLECTION_SORTS, type CollectionSort } from '@kenna/contract';
import { mdiMagnify, mdiPlus } from '@mdi/js';
import { useDraftText } from '../../../lib/forms/use-draft-text.ts';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import { GhostFrames } from '../../../ui/messages/ghost-frames.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { openCollectionDialog } from '../collection-dialog.store.ts';
import { SORT_LABELS, sortOf } from '../collection-sort.ts';
import { useCollections } from '../collections.api.ts';
import { CollectionCard } from './collection-card.tsx';
import classes from './collections.module.css';

interface CollectionListProps {
  readonly sort: CollectionSort;
  readonly search: string;
  /** True if explicit covers are shown without a blur. */
  readonly allowExplicit: boolean;
  readonly onChange: (change: { readonly sort?: CollectionSort; readonly search?: string }) => void;
}

const create = () => openCollectionDialog({ kind: 'create' });

/** The person's collections, searched and sorted. More are loaded while scrolling. */
export function CollectionList({ sort, search, allowExplicit, onChange }: CollectionListProps) {
  const list = useCollections(sort, search);
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  const [text, setText] = useDraftText(search, (typed) => onChange({ search: typed.trim() }));
  const empty = list.isSuccess && !list.isPlaceholderData && collections.length === 0;
  if (empty && search === '' && text === '') return <NoCollections />;
  return (
    <>
      <search className={classes.tools}>
        <TextInput
          type="search"
          size="md"
          aria-label="Search collections"
          placeholder="Evening dress"
          data-search
          leftSection={<Icon path={mdiMagnify} />}
          className={classes.search ?? ''}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Sort by"
          size="md"
          className={classes.sort ?? ''}
          value={sort}
          data={COLLECTION_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
          onChange={(event) => onChange({ sort: sortOf(event.currentTarget.value) })}
        />
        <Button size="md" leftSection={<Icon path={mdiPlus} />} onClick={create}>
          Create collection
        </Button>
      </search>
      {empty && (
        <div className={classes.empty} role="status">
          <h2>No results found</h2>
          <p>{`Can’t find any collection for ${search}. Please try another search.`}</p>
        </div>
      )}
      <ul className={classes.list}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} allowExplicit={allowExplicit} />
          </li>
        ))}
      </ul>
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </>
  );
}

function NoCollections() {
  return (
    <div className={classes.empty}>
      <GhostFrames />
      <h2>
        No collections yet. <small>Collect images and organize them in collections.</small>
      </h2>
      <Button size="md" onClick={create}>
        Create new board
      </Button>
    </div>
  );
}
