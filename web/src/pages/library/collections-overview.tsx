import { useSearchParams } from 'react-router';
import { sortOf } from '../../features/collections/collection-sort.ts';
import { CollectionList } from '../../features/collections/components/collection-list.tsx';
import { useUser } from '../../features/session/session.api.ts';

/** The collections with their search and their order, which live in the address. */
export function CollectionsOverview() {
  const [address, setAddress] = useSearchParams();
  const allowExplicit = useUser()?.is_allow ?? false;
  return (
    <CollectionList
      sort={sortOf(address.get('sort'))}
      search={address.get('search') ?? ''}
      allowExplicit={allowExplicit}
      onChange={(change) =>
        setAddress(
          (before) => {
            const next = new URLSearchParams(before);
            for (const [name, value] of Object.entries(change)) {
              if (value) next.set(name, value);
              else next.delete(name);
            }
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
