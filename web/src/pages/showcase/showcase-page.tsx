import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CollectionWall } from '../../features/collections/components/collection-wall.tsx';
import { ReportButton } from '../../features/reports/components/report-button.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { CredentialsPin } from '../../features/provenance/components/credentials-pin.tsx';
import { SharedViewer } from '../../features/shared-collection/components/shared-viewer.tsx';
import { MakerLine } from '../../features/showcase/components/maker-line.tsx';
import { useShowcase } from '../../features/showcase/showcase.api.ts';
import { useAddressSearch } from '../../lib/navigation/use-address-search.ts';
import { useProductName } from '../../lib/text/product-name.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ListSearch } from '../../ui/fields/list-search.tsx';
import { NoneFound } from '../../ui/messages/none-found.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';
import classes from './showcase.module.css';

/** Pictures that people submitted and the team approved. */
export function ShowcasePage() {
  usePageTitle('Showcase');
  const [search, setSearch] = useAddressSearch();
  const list = useShowcase(search);
  const viewed = useViewedImage();
  const user = useUser();
  const productName = useProductName();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const images = entries.map(({ image, notes }) => ({ ...image, notes }));
  const hasWork = entries.some(({ is_example }) => !is_example);
  const makers = new Map(
    entries.map(({ image, maker, is_example }) => [image.id, is_example ? `Example by ${maker}` : maker]),
  );
  /** The examples that ship with the product cannot be reported. */
  const entryIds = new Map(
    entries.flatMap(({ id, image, is_example }) => (is_example ? [] : [[image.id, id] as const])),
  );
  const allowExplicit = user?.is_allow ?? false;
  const isEmpty = list.isSuccess && !list.isPlaceholderData && entries.length === 0;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1>Showcase</h1>
        <p>
          {hasWork || entries.length === 0 || search !== ''
            ? `Work by people who use ${productName}, chosen by our team.`
            : `Examples drawn by ${productName}. Submitted work will appear first.`}
        </p>
      </header>
      {!(isEmpty && search === '') && (
        <ListSearch label="Search in prompts" className={classes.search ?? ''} value={search} onChange={setSearch} />
      )}
      {isEmpty && search !== '' && <NoneFound search={search} onClear={() => setSearch('')} />}
      {isEmpty && search === '' && (
        <div className={classes.empty}>
          <p>{`Nothing is shown yet. To offer a picture, choose More, then Submit for ${productName} Showcase.`}</p>
          <Button component={Link} to={user ? '/workplace/my-images' : '/signup'} size="md">
            {user ? 'My Images' : 'Sign Up'}
          </Button>
        </div>
      )}
      <CollectionWall
        images={images}
        allowExplicit={allowExplicit}
        // Where all pictures are examples, the head of the page says so once.
        marks={(image) => hasWork && <MakerLine maker={makers.get(image.id) ?? ''} />}
        onOpen={viewed.open}
      />
      {!isEmpty && (
        // The end below the first pictures is another element, because one that moved would shift the page.
        <ListEnd
          key={String(entries.length > 0)}
          state={list.isError ? 'error' : list.isFetching ? 'busy' : list.hasNextPage ? 'more' : 'end'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
      {viewed.id !== null && (
        <SharedViewer
          images={images}
          currentId={viewed.id}
          makers={makers}
          allowExplicit={allowExplicit}
          pin={({ id, webp_image_url: address }) => (
            <CredentialsPin key={id} address={address} allowExplicit={allowExplicit} />
          )}
          {...(user && {
            actions: ({ id }) => {
              const entryId = entryIds.get(id);
              return entryId !== undefined && <ReportButton entryId={entryId} />;
            },
          })}
          onMove={viewed.move}
          onClose={viewed.close}
        />
      )}
    </main>
  );
}
