import { useSearchParams } from 'react-router';
import { LibraryHead } from '../../features/my-images/components/library-head.tsx';
import { libraryTabOf } from '../../features/my-images/library-tabs.ts';
import { useImageCount } from '../../features/my-images/my-images.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { CollectionsOverview } from './collections-overview.tsx';
import { LibraryPictures } from './library-pictures.tsx';
import classes from './my-images-page.module.css';

/** A person's library: one tab for each kind of picture and one for collections. The tab is in the address. */
export function MyImagesPage() {
  usePageTitle('My Images');
  const [address] = useSearchParams();
  const tab = libraryTabOf(address.get('tab'));
  const counts = useImageCount().data;
  return (
    <main className={classes.page}>
      <LibraryHead tab={tab} counts={{ renders: counts?.count, uploads: counts?.uploads }} />
      {tab === 'my_collections' ? <CollectionsOverview /> : <LibraryPictures key={tab} tab={tab} />}
    </main>
  );
}
