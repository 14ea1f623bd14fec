import { useSearchParams } from 'react-router';
import { filterOf } from './library-filter.ts';
import { withParameters } from '../../lib/navigation/with-parameters.ts';

/** The filter of the pictures. It is stored in the address, so that a search can be bookmarked and shared. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null | undefined>>) =>
    setAddress((before) => withParameters(before, values), { replace: true, preventScrollReset: true });
  return { filter: filterOf(address), change };
}
