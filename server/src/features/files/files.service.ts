/**
 * Who may load a file of the blob store: called for each request of `/files`, so that an address stops working as soon
 * as its picture is moved to the bin, made private, or no longer shared (decision record 30).
 */
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { DELIVERY_FOLDER } from '../../shared/delivery-folder.ts';
import { placedPathOf, plainPathOf, readPlacedPath, type FilePlace } from '../../shared/placed-file.ts';
import type { SeenPicture } from '../../shared/seen-picture.ts';
import type { CollectionsService } from '../collections/collections.service.ts';
import type { ExploreService } from '../explore/explore.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { ShowcaseService } from '../showcase/showcase.service.ts';

/** Where others see pictures of a person. */
type SharedPlace = Exclude<FilePlace, { kind: 'bin' }>;

/** Nothing else can be the key of a file. */
const PATH = /^[\w./-]{1,800}$/;

interface Parts {
  readonly blobs: Pick<BlobStore, 'keyOf' | 'urlOf'>;
  readonly images: Pick<ImagesService, 'isLoadable' | 'findInBin' | 'findIdByKey' | 'findOwnId' | 'findShown'>;
  readonly collections: Pick<CollectionsService, 'sharesPicture' | 'visitorViewOf'>;
  readonly showcase: Pick<ShowcaseService, 'isShown'>;
  readonly explore: Pick<ExploreService, 'isShown'>;
}

/** A file of a picture that somebody may load, and what is needed to sign it. */
export interface LeavingFile {
  readonly imageId: number;
  readonly key: string;
  /** Whether the prompt stays private whatever the picture's owner chose. */
  readonly hidesPrompt: boolean;
}

export type FilesService = ReturnType<typeof createFilesService>;

export function createFilesService({ blobs, images, collections, showcase, explore }: Parts) {
  /** Whether everybody who has such an address sees the picture there. */
  async function isSeen(place: SharedPlace, imageId: number): Promise<boolean> {
    if (place.kind === 'shared') return collections.sharesPicture(place, imageId);
    return (await explore.isShown(imageId)) || showcase.isShown(imageId);
  }

  async function hidesPrompt(place: SharedPlace, imageId: number): Promise<boolean> {
    if (place.kind === 'public') return !(await showcase.isShown(imageId));
    return !(await collections.visitorViewOf(place.collectionId))?.showsPrompts;
  }

  async function findKey(path: string): Promise<string | null> {
    if (!PATH.test(path) || path.startsWith(DELIVERY_FOLDER)) return null;
    const placed = readPlacedPath(path);
    if (placed === null) return (await images.isLoadable(path)) ? path : null;
    const { place, imageId, name } = placed;
    if (place.kind === 'bin') return images.findInBin(imageId, place.token, name);
    return (await isSeen(place, imageId)) ? images.findShown(imageId, name) : null;
  }

  return {
    /** The key of the file at an address below `/files`; null when there is none, or it may not be seen any more. */
    findKey,

    /** Finds the file of an address below `/files/signed`; null also for a file that belongs to no picture. */
    async findSigned(path: string): Promise<LeavingFile | null> {
      const key = await findKey(path);
      if (key === null) return null;
      const placed = readPlacedPath(path);
      const imageId = placed?.imageId ?? (await images.findIdByKey(key));
      if (imageId === null) return null;
      const isOwn = placed === null || placed.place.kind === 'bin';
      return { imageId, key, hidesPrompt: !isOwn && (await hidesPrompt(placed.place as SharedPlace, imageId)) };
    },

    /**
     * The picture at an address: one of the person's own, or one that others share there. null when there is none, or
     * it may not be seen any more. `userId`: null without a session.
     */
    async findSeen(address: string, userId: number | null): Promise<SeenPicture | null> {
      const own = userId === null ? null : await images.findOwnId(userId, address);
      if (own !== null) {
        return { imageId: own, hidesPrompt: false, addressOf: (_, key) => Promise.resolve(blobs.urlOf(key)) };
      }
      const key = blobs.keyOf(address);
      const placed = key === null ? null : readPlacedPath(plainPathOf(key));
      if (placed === null || placed.place.kind === 'bin') return null;
      const { place, imageId } = placed;
      if (!(await isSeen(place, imageId))) return null;
      return {
        imageId,
        hidesPrompt: await hidesPrompt(place, imageId),
        addressOf: async (other, variantKey) =>
          (await isSeen(place, other)) ? blobs.urlOf(placedPathOf(place, other, variantKey)) : null,
      };
    },
  };
}
