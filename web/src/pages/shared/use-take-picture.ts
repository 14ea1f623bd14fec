import { MODE_TABLE, modeHas, type ImageItem, type Mode } from '@kenna/contract';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { chooseAdjustSource } from '../../features/adjust/adjust-source.store.ts';
import { openCollecting } from '../../features/collections/collection-dialog.store.ts';
import { pageDraft, takePictureTo } from '../../features/workspace/draft/draft.store.ts';
import { modeOfPath } from '../../lib/navigation/tutorial-path.ts';

const ADJUST = '/workplace/adjust';
const COLLECTIONS = '/workplace/collections';

/** The tool with this address that begins with a picture; null for every other address. */
export function pictureToolAt(to: string): Mode | 'Adjust' | null {
  if (to === ADJUST) return 'Adjust';
  const mode = modeOfPath(to);
  return mode !== null && modeHas(mode, 'uploadImage') ? mode : null;
}

/** Takes pictures to places of the product, by the addresses of their entries in the navigation. */
export function useTakePicture() {
  const navigate = useNavigate();
  return useMemo(() => {
    /** Opens a tool with a picture. Does nothing for a place that takes no picture. */
    const take = (to: string, url: string): void => {
      const tool = pictureToolAt(to);
      if (tool === null) return;
      if (tool === 'Adjust') chooseAdjustSource(url);
      else takePictureTo(tool, url);
      void navigate(tool === 'Adjust' ? to : `${to}?edit_image=1`);
    };
    return {
      take,
      /** Opens Variations with a picture as the reference of the words; without words, those that are there stay. */
      takeAsReference(url: string, words: string): void {
        take(MODE_TABLE.CreateVariations.path, url);
        if (words.trim() !== '') pageDraft.change({ prompt: words });
      },
      /** What is done with pictures that are dropped on an entry; null for entries that take none. */
      takeAt(to: string): ((images: readonly ImageItem[]) => void) | null {
        if (to === COLLECTIONS) return openCollecting;
        if (pictureToolAt(to) === null) return null;
        // A tool works on one picture: the one that was under the pointer.
        return ([first]) => first && take(to, first.image_url);
      },
    };
  }, [navigate]);
}
