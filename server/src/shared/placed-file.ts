import { SIGNED_FOLDER } from '@kenna/contract';

/**
 * Addresses of a picture's files that contain the reason for which somebody may see it instead of the files' own key:
 * for visitors, and for the owner while the picture is in the bin. `/files` checks the reason again at each request, so
 * an address stops working with its reason, and nobody learns the key, which works as long as the owner keeps the
 * picture.
 */
export type FilePlace =
  /** A shared collection; the token changes with its link and its password. */
  | { readonly kind: 'shared'; readonly collectionId: number; readonly token: string }
  /** The showcase and the explore page. */
  | { readonly kind: 'public' }
  /** The bin of the owner; the token changes each time the picture is moved there. */
  | { readonly kind: 'bin'; readonly token: string };

export interface PlacedFile {
  readonly place: FilePlace;
  readonly imageId: number;
  /** The last part of the file's key. */
  readonly name: string;
}

/** The path of the file itself; below `signed/` are the same paths, at which pictures have content credentials. */
export const plainPathOf = (path: string): string =>
  path.startsWith(SIGNED_FOLDER) ? path.slice(SIGNED_FOLDER.length) : path;

const ID = '[1-9]\\d{0,14}';
const NAME = '[0-9a-z]{1,64}\\.[a-z]{3,4}';
const SHARED = new RegExp(`^shared/(${ID})/([\\w-]{22})/(${ID})/(${NAME})$`);
const PUBLIC = new RegExp(`^public/(${ID})/(${NAME})$`);
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const BIN = new RegExp(`^bin/(${UUID})/(${ID})/(${NAME})$`);

function prefixOf(place: FilePlace): string {
  switch (place.kind) {
    case 'shared':
      return `shared/${place.collectionId}/${place.token}`;
    case 'public':
      return 'public';
    case 'bin':
      return `bin/${place.token}`;
  }
}

/** `address` is the key or the address of the file, of which only the last part is used. */
export const placedPathOf = (place: FilePlace, imageId: number, address: string): string =>
  `${prefixOf(place)}/${imageId}/${address.slice(address.lastIndexOf('/') + 1)}`;

/** Returns null for the key of a file, and for any other text. */
export function readPlacedPath(path: string): PlacedFile | null {
  const [, collectionId, token = '', sharedId, sharedName] = SHARED.exec(path) ?? [];
  if (sharedName !== undefined) {
    const place = { kind: 'shared', collectionId: Number(collectionId), token } as const;
    return { place, imageId: Number(sharedId), name: sharedName };
  }
  const [, publicId, publicName] = PUBLIC.exec(path) ?? [];
  if (publicName !== undefined) return { place: { kind: 'public' }, imageId: Number(publicId), name: publicName };
  const [, binToken = '', binId, binName] = BIN.exec(path) ?? [];
  if (binName === undefined) return null;
  return { place: { kind: 'bin', token: binToken }, imageId: Number(binId), name: binName };
}
