import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withParameters } from '../../lib/navigation/with-parameters.ts';

/** The open editor is stored in the address: `?dialog=upscale&image=12`. The browser's Back closes it. */
export function useToolDialog() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  return useMemo(() => {
    const change = (values: Readonly<Record<string, string | null>>, options: { replace: boolean; state?: unknown }) =>
      setSearch((before) => withParameters(before, values), { ...options, preventScrollReset: true });
    return {
      name: search.get('dialog'),
      /** Id of the picture with which the editor was opened; null for none. */
      imageId: Number(search.get('image')) || null,
      open: (name: string, imageId: number) =>
        change({ dialog: name, image: String(imageId), compare: null }, { replace: false, state: { opened: true } }),
      /** If the editor was opened from this page, closing goes back, so that Back does not reopen it. */
      close: () => {
        if ((state as { opened?: boolean } | null)?.opened === true) void navigate(-1);
        else change({ dialog: null }, { replace: true });
      },
      /** Closes the editor and opens a picture in the viewer. */
      closeOn: (imageId: number) =>
        change({ dialog: null, image: String(imageId), compare: '1' }, { replace: true, state: null }),
    };
  }, [search, setSearch, navigate, state]);
}
