/** A bucket for tests, on the server that `start-s3-server` starts; S3_TEST_ENDPOINT names another one. */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { openS3BlobStore } from '../adapters/blob-store/s3-blob-store.ts';
import type { BlobStore } from '../ports/blob-store.port.ts';

const endpoint = process.env['S3_TEST_ENDPOINT'] ?? 'http://127.0.0.1:8085';

const isThere = await fetch(endpoint).then(
  () => true,
  () => false,
);

/** For `describe.skipIf`, with the reason for the report. */
export const s3Bucket = {
  isAbsent: !isThere,
  name: `S3 at ${endpoint}${isThere ? '' : ' (skipped: no server answers there)'}`,
  options: {
    endpoint,
    bucket: 'kenna-test',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    filesUrl: null,
  },
};

/** Creates the bucket if it is missing. */
export async function openTestBucket(publicUrl: string, Bucket: string = s3Bucket.options.bucket): Promise<BlobStore> {
  const { accessKeyId, secretAccessKey, region } = s3Bucket.options;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
    if (!/^BucketAlready/.test(error.name)) throw error;
  });
  client.destroy();
  return openS3BlobStore({ ...s3Bucket.options, bucket: Bucket, publicUrl });
}
