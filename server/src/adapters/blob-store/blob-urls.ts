import type { BlobStore } from '../../ports/blob-store.port.ts';
import { isBlobKey } from './blob-key.ts';

/** URL path below which the server serves files. */
const FILES_PATH = '/files';

interface Places {
  /** Public address of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Address from which browsers load files when it is not this server, without a trailing slash. */
  readonly filesUrl?: string | null;
}

/**
 * Converts keys to addresses and back. Addresses of this server are recognised even when files are loaded from
 * elsewhere.
 */
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
