import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The picture that is open large lives in the address: a link to it can be copied, and Back closes it. */
export function useViewedImage() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const change = (values: Readonly<Record<string, string | null>>, replace: boolean) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      );
    return {
      id: Number(search.get('image')) || null,
      /** Whether it lies beside what it was made from. */
      comparing: search.get('compare') === '1',
      open: (image: number) => change({ image: String(image), compare: null }, false),
      openComparing: (image: number) => change({ image: String(image), compare: '1' }, false),
      compare: (on: boolean) => change({ compare: on ? '1' : null }, true),
      move: (image: number) => change({ image: String(image) }, true),
      close: () => change({ image: null, compare: null }, true),
    };
  }, [search, setSearch]);
}
