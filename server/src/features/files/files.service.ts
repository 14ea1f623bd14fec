/**
 * Who may load a file of the blob store: called for each request of `/files`, so that an address stops working as soon
 * as its picture is moved to the bin, made private, or no longer shared (decision record 30).
 */
import { readPlacedPath } from '../../shared/placed-file.ts';
import type { CollectionsService } from '../collections/collections.service.ts';
import type { ExploreService } from '../explore/explore.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { ShowcaseService } from '../showcase/showcase.service.ts';

/** Nothing else can be the key of a file. */
const PATH = /^[\w./-]{1,800}$/;

interface Parts {
  readonly images: Pick<ImagesService, 'isLoadable' | 'findInBin' | 'findShown'>;
  readonly collections: Pick<CollectionsService, 'sharesPicture'>;
  readonly showcase: Pick<ShowcaseService, 'isShown'>;
  readonly explore: Pick<ExploreService, 'isShown'>;
}

export type FilesService = ReturnType<typeof createFilesService>;

export const createFilesService = ({ images, collections, showcase, explore }: Parts) => ({
  /** The key of the file at an address below `/files`; null when there is none, or it may not be seen any more. */
  async findKey(path: string): Promise<string | null> {
    if (!PATH.test(path)) return null;
    const placed = readPlacedPath(path);
    if (placed === null) return (await images.isLoadable(path)) ? path : null;
    const { place, imageId, name } = placed;
    switch (place.kind) {
      case 'bin':
        return images.findInBin(imageId, place.token, name);
      case 'shared': {
        const isShared = await collections.sharesPicture(place, imageId);
        return isShared ? images.findShown(imageId, name) : null;
      }
      case 'public': {
        const isShown = (await explore.isShown(imageId)) || (await showcase.isShown(imageId));
        return isShown ? images.findShown(imageId, name) : null;
      }
    }
  },
});
