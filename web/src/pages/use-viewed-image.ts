import { useSearchParams } from 'react-router';

/** The picture that is open large lives in the address: a link to it can be copied, and Back closes it. */
export function useViewedImage() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('image')) || null;
  const change = (value: number | null, replace: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete('image');
        else next.set('image', String(value));
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    id,
    open: (image: number) => change(image, false),
    move: (image: number) => change(image, true),
    close: () => change(null, true),
  };
}
