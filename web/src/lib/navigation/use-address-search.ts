import { useSearchParams } from 'react-router';
import { withParameters } from './with-parameters.ts';

/** The search of the page's list, '' without one. It is stored in the address, so that it outlasts the way to an entry and back. */
export function useAddressSearch() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search')?.trim().slice(0, 200) ?? '';
  const setSearch = (text: string) =>
    setAddress((before) => withParameters(before, { search: text }), { replace: true, preventScrollReset: true });
  return [search, setSearch] as const;
}
