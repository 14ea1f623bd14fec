import { useSearchParams } from 'react-router';
import { sortOf } from '../../features/collections/collection-sort.ts';
import { CollectionList } from '../../features/collections/components/collection-list.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { withParameters } from '../../lib/navigation/with-parameters.ts';

/** The list of collections. Its search and order are in the address. */
export function CollectionsOverview() {
  const [address, setAddress] = useSearchParams();
  const allowExplicit = useUser()?.is_allow ?? false;
  return (
    <CollectionList
      sort={sortOf(address.get('sort'))}
      search={address.get('search') ?? ''}
      allowExplicit={allowExplicit}
      onChange={(change) =>
        setAddress((before) => withParameters(before, change), { replace: true, preventScrollReset: true })
      }
    />
  );
}
