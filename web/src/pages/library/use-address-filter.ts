import { useSearchParams } from 'react-router';
import { filterOf } from '../../features/my-images/library-filter.ts';

/** What the shown pictures have in common lives in the address, so that a search can be sent to somebody or left open. */
export function useAddressFilter() {
  const [address, setAddress] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null | undefined>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter: filterOf(address), change };
}
