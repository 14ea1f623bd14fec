import { COLLECTION_MISSING_TEXT, type CollectionPage } from '@kenna/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CollectionWall } from '../../features/collections/components/collection-wall.tsx';
import { ShareButton } from '../../features/collections/components/share-button.tsx';
import { SharedDownload } from '../../features/downloads/components/shared-download.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { PasswordForm } from '../../features/shared-collection/components/password-form.tsx';
import { SharedHead } from '../../features/shared-collection/components/shared-head.tsx';
import { CredentialsPin } from '../../features/provenance/components/credentials-pin.tsx';
import { SharedViewer } from '../../features/shared-collection/components/shared-viewer.tsx';
import { useSharedLink, useSharedPictures } from '../../features/shared-collection/shared-collection.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useProductName } from '../../lib/text/product-name.ts';
import { CollectionFault } from './collection-fault.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import classes from './shared-page.module.css';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';

/** A shared collection as visitors see it: a lookbook without the product's top bar. */
export function SharedPage() {
  const { shortUrl, id } = useParams();
  // In the long form of the address only the last segment identifies the link.
  return <SharedLink key={shortUrl ?? id} link={shortUrl ?? id ?? ''} />;
}

function SharedLink({ link }: { link: string }) {
  const [grant, setGrant] = useState<string | null>(null);
  const access = useSharedLink(link);
  const locked = access.data?.locked === true;
  const list = useSharedPictures(link, grant, access.isSuccess && (!locked || grant !== null));
  const first = list.data?.pages[0];
  const refused = isApiError(list.error) && list.error.status === 403;

  if (first && !refused) return <Lookbook link={link} grant={grant} first={first} list={list} />;
  if (isMissing(access.error) || isMissing(list.error)) return <Missing />;
  if (access.isError || (list.isError && !refused)) {
    return <CollectionFault onRetry={() => void (access.isError ? access.refetch() : list.refetch())} />;
  }
  if (refused || (locked && grant === null)) return <PasswordForm link={link} onOpened={setGrant} />;
  return <PleaseWait />;
}

const isMissing = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 422);

/** What a visitor sees who may not know the product, so that its name stands above. */
function Missing() {
  return (
    <>
      <header className={classes.head}>
        <Link to="/" className={classes.mark}>
          {useProductName()}
        </Link>
      </header>
      <Notice
        title={COLLECTION_MISSING_TEXT}
        text="This link shares nothing now. Ask the person who sent it for a new one."
      >
        <Button component={Link} to="/showcase" size="md">
          See the showcase
        </Button>
        <Button component={Link} to="/" size="md" variant="default">
          Back to the home page
        </Button>
      </Notice>
    </>
  );
}

interface LookbookProps {
  readonly link: string;
  /** Token that opens a private collection, or null. */
  readonly grant: string | null;
  readonly first: CollectionPage;
  readonly list: ReturnType<typeof useSharedPictures>;
}

function Lookbook({ link, grant, first: { collection }, list }: LookbookProps) {
  usePageTitle(collection.title);
  const viewed = useViewedImage();
  const allowExplicit = useUser()?.is_allow ?? false;
  const images = list.data?.pages.flatMap((page) => page.images) ?? [];
  return (
    <main className={classes.page}>
      <SharedHead
        collection={collection}
        allowExplicit={allowExplicit}
        actions={
          <>
            {collection.allows_download && collection.count > 0 && <SharedDownload shortLink={link} grant={grant} />}
            <ShareButton shortLink={link} label="Copy link" />
          </>
        }
      />
      <div className={classes.wall}>
        <CollectionWall images={images} allowExplicit={allowExplicit} onOpen={viewed.open} />
        {list.hasNextPage && (
          <ListEnd
            state={list.isError ? 'error' : list.isFetchingNextPage ? 'busy' : 'more'}
            onReach={() => void list.fetchNextPage()}
          />
        )}
      </div>
      {viewed.id !== null && (
        <SharedViewer
          images={images}
          currentId={viewed.id}
          allowExplicit={allowExplicit}
          pin={({ id, webp_image_url: address }) => (
            <CredentialsPin key={id} address={address} allowExplicit={allowExplicit} />
          )}
          actions={({ id }) =>
            collection.allows_download && <SharedDownload key={id} shortLink={link} grant={grant} imageId={id} />
          }
          onMove={viewed.move}
          onClose={viewed.close}
        />
      )}
    </main>
  );
}
