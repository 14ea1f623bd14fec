import type { BlobStore } from '../../ports/blob-store.port.ts';
import { isBlobKey } from './blob-key.ts';

/** Path under which the server hands out files. */
const FILES_PATH = '/files';

interface Places {
  /** Address of the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Where browsers load files when it is not this server; without a slash at the end. */
  readonly filesUrl?: string | null;
}

/** Addresses of files, and the way back. Addresses through this server are known in either case. */
export function createBlobUrls({ publicUrl, filesUrl = null }: Places): Pick<BlobStore, 'urlOf' | 'keyOf'> {
  const bases = [filesUrl, FILES_PATH, `${publicUrl}${FILES_PATH}`].filter((base) => base !== null);
  return {
    urlOf: (key) => `${filesUrl ?? FILES_PATH}/${key}`,
    keyOf(url) {
      const base = bases.find((each) => url.startsWith(`${each}/`));
      const key = base === undefined ? '' : url.slice(base.length + 1);
      return isBlobKey(key) ? key : null;
    },
  };
}
