/** Files in a private bucket of any S3-compatible store. Browsers load them through this server. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { BlobStoreUnavailable, type BlobStore } from '../../ports/blob-store.port.ts';
import { StartError } from '../../shared/program/start-error.ts';
import { assertBlobKey, isBlobKey } from './blob-key.ts';
import { createBlobUrls } from './blob-urls.ts';

/** Maximum time in ms to connect to the store. */
const CONNECT_MS = 3000;
/** Maximum time in ms in which a store that was asked neither takes nor sends anything. */
const SILENCE_MS = 8000;
/** Maximum tries of a request, each of which waits that long for a silent store. */
const TRIES = 2;

interface Options {
  /** Address of the server; null for Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address from which browsers load files, without a trailing slash; null: this server. */
  readonly filesUrl: string | null;
  /** Public address of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Default: 8 s. */
  readonly silenceMs?: number;
}

/** @throws StartError when the bucket cannot be reached with these keys. */
export async function openS3BlobStore(options: Options): Promise<BlobStore> {
  const { bucket: Bucket, filesUrl, publicUrl } = options;
  const client = createClient(options);
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error);
    throw new StartError(
      `The S3 bucket ${Bucket} cannot be used (${reason}). Check S3_ENDPOINT, S3_BUCKET and the keys.`,
      {
        cause: error,
      },
    );
  }

  const find = (Key: string) => reached(() => client.send(new GetObjectCommand({ Bucket, Key })));

  return {
    ...createBlobUrls({ publicUrl, filesUrl }),

    async put(key, body, contentType) {
      assertBlobKey(key);
      const file = { Bucket, Key: key, Body: body, ContentType: contentType };
      const written = await reached(() => client.send(new PutObjectCommand(file)));
      if (written === null) throw new BlobStoreUnavailable(`The bucket does not take ${key}.`);
    },

    async get(key) {
      const found = isBlobKey(key) ? await find(key) : null;
      if (!found?.Body) return null;
      return {
        contentType: found.ContentType ?? 'application/octet-stream',
        size: found.ContentLength ?? 0,
        body: found.Body as Readable,
      };
    },

    async read(key) {
      const found = isBlobKey(key) ? await find(key) : null;
      const body = found?.Body;
      return body ? reached(() => body.transformToByteArray()) : null;
    },

    async remove(key) {
      assertBlobKey(key);
      await reached(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },

    async *list(prefix, after) {
      let from: string | undefined;
      do {
        const place = from === undefined ? { StartAfter: after } : { ContinuationToken: from };
        const page = await reached(() => client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ...place })));
        for (const { Key, LastModified } of page?.Contents ?? []) {
          if (Key !== undefined && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
        from = page?.NextContinuationToken;
      } while (from !== undefined);
    },
  };
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey, silenceMs = SILENCE_MS }: Options): S3Client {
  return new S3Client({
    // The library waits for ever by default.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    maxAttempts: TRIES,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's rarely support a host name per bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // With the library's default, some stores save the trailing checksum as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Returns null when the bucket has no such file. @throws BlobStoreUnavailable for every other answer: that of a store
 * which is busy or away, and that of one whose settings have changed since the start.
 */
async function reached<Result>(action: () => Promise<Result>): Promise<Result | null> {
  try {
    return await action();
  } catch (error) {
    const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return null;
    throw new BlobStoreUnavailable(`The bucket does not answer (${name}).`, { cause: error });
  }
}
