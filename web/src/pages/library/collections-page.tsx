import { CollectionsOverview } from './collections-overview.tsx';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './my-images-page.module.css';

export function CollectionsPage() {
  usePageTitle('My Collections');
  return (
    <main className={classes.page}>
      <div className={classes.head}>
        <h1>My Collections</h1>
      </div>
      <CollectionsOverview />
    </main>
  );
}
