import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { withParameters } from '../../lib/navigation/with-parameters.ts';

/** The id of the opened picture is part of the address, so that a link to it can be copied and Back closes it. */
export function useViewedImage() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const change = (values: Readonly<Record<string, string | null>>, replace: boolean) =>
      setSearch((before) => withParameters(before, values), { replace, preventScrollReset: true });
    return {
      id: Number(search.get('image')) || null,
      /** True when the picture is shown next to another: `besideId`, or the one it was made from. */
      comparing: search.get('compare') === '1',
      /** Id of the picture that a person chose to compare the opened one with; null without one. */
      besideId: Number(search.get('beside')) || null,
      open: (image: number) => change({ image: String(image), compare: null, beside: null }, false),
      openComparing: (image: number) => change({ image: String(image), compare: '1', beside: null }, false),
      openBeside: (image: number, beside: number) =>
        change({ image: String(image), compare: '1', beside: String(beside) }, false),
      compare: (on: boolean) => change({ compare: on ? '1' : null }, true),
      move: (image: number) => change({ image: String(image), beside: null }, true),
      close: () => change({ image: null, compare: null, beside: null }, true),
    };
  }, [search, setSearch]);
}
