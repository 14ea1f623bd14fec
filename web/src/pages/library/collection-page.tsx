import { COLLECTION_MISSING_TEXT } from '@kenna/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useCollection, useOrderImage } from '../../features/collections/collections.api.ts';
import { CollectionHead } from '../../features/collections/components/collection-head.tsx';
import { CollectionWall } from '../../features/collections/components/collection-wall.tsx';
import { useDragOrder } from '../../features/collections/use-drag-order.ts';
import { CollectionMenu } from '../../features/downloads/components/collection-menu.tsx';
import { CollectionRun } from '../../features/runs/components/collection-run.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useAddressSearch } from '../../lib/navigation/use-address-search.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ListSearch } from '../../ui/fields/list-search.tsx';
import { GhostFrames } from '../../ui/messages/ghost-frames.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';
import { NoneFound } from '../../ui/messages/none-found.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import classes from './my-images-page.module.css';
import { CollectionFault } from './collection-fault.tsx';
import { OpenedImage } from '../shared/opened-image.tsx';
import { useImageTools } from '../shared/use-image-tools.tsx';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';

export function CollectionPage() {
  const id = Number(useParams().id);
  const [search, setSearch] = useAddressSearch();
  const list = useCollection(id, search);
  const isEmpty =
    search !== '' &&
    list.isSuccess &&
    !list.isPlaceholderData &&
    list.data.pages.every(({ images }) => images.length === 0);
  const own = list.data?.pages[0]?.own ?? null;
  if (own === null) {
    if (list.isPending) return <PleaseWait />;
    if (!isMissing(list.error)) return <CollectionFault onRetry={() => void list.refetch()} />;
    return (
      <Notice title={COLLECTION_MISSING_TEXT} text="It was removed, or it belongs to somebody else.">
        <Button component={Link} to="/workplace/collections" size="md">
          My Collections
        </Button>
      </Notice>
    );
  }
  return (
    <main className={classes.page}>
      <CollectionHead
        collection={own}
        download={<CollectionMenu collection={own} images={list.data?.pages.flatMap((page) => page.images) ?? []} />}
        more={<CollectionRun collection={own} />}
      />
      {own.count > 0 && (
        <ListSearch label="Search in prompts" className={classes.search ?? ''} value={search} onChange={setSearch} />
      )}
      {own.count > 0 && isEmpty ? (
        <NoneFound search={search} onClear={() => setSearch('')} />
      ) : (
        <Pictures id={id} title={own.title} list={list} isSearched={search !== ''} />
      )}
    </main>
  );
}

/** The server answers an unknown id with 404 and an address without a valid id with 422. */
const isMissing = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 422);

interface PicturesProps {
  readonly id: number;
  readonly title: string;
  readonly list: ReturnType<typeof useCollection>;
  /** Whether the list leaves out pictures of the collection. It is then not put in order. */
  readonly isSearched: boolean;
}

function Pictures({ id, title, list, isSearched }: PicturesProps) {
  usePageTitle(title);
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  const viewed = useViewedImage();
  const tools = useImageTools();
  const allowExplicit = useUser()?.is_allow ?? false;
  const { mutate: put } = useOrderImage(id);
  const order = useDragOrder({
    ids: images.map((image) => image.id),
    isWhole: !list.hasNextPage,
    onOrder: (image, before) => put({ image, before }),
  });
  if (images.length === 0) {
    return (
      <div className={classes.empty}>
        <GhostFrames />
        <h2>Nothing here yet</h2>
        <p>Save images to it from My Images or from any result.</p>
        <Button component={Link} to="/workplace/my-images" size="md">
          My Images
        </Button>
      </div>
    );
  }
  return (
    <>
      <CollectionWall
        images={images}
        allowExplicit={allowExplicit}
        tools={tools.onTile}
        marks={tools.marks}
        onReport={tools.report}
        onOpen={viewed.open}
        {...(!isSearched && { order })}
      />
      {list.hasNextPage && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void list.fetchNextPage()}
        />
      )}
      <OpenedImage images={images} />
    </>
  );
}
