import { RunList } from '../../features/runs/components/run-list.tsx';
import { SharedRecipe } from '../../features/runs/components/shared-recipe.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { useAddressSearch } from '../../lib/navigation/use-address-search.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './my-images-page.module.css';

export function RunsPage() {
  usePageTitle('Runs');
  const [search, setSearch] = useAddressSearch();
  const allowExplicit = useUser()?.is_allow ?? false;
  return (
    <main className={classes.page}>
      <div className={classes.head}>
        <h1>Runs</h1>
      </div>
      <SharedRecipe />
      <RunList search={search} onSearch={setSearch} allowExplicit={allowExplicit} />
    </main>
  );
}
