import { useSearchParams } from 'react-router';
import { filterOf } from './library-filter.ts';
import { withParameters } from '../../lib/navigation/with-parameters.ts';

/** What the shown pictures have in common lives in the address, so that a search can be sent to somebody or left open. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null | undefined>>) =>
    setAddress((before) => withParameters(before, values), { replace: true, preventScrollReset: true });
  return { filter: filterOf(address), change };
}
