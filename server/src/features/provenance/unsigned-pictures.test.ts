import { KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadRoutes, healthRoutes, imageRoutes } from '@kenna/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_ALGORITHM, makeKeys, X509CertificateGenerator } from '../../adapters/signer/certificate-library.ts';
import { formOf, plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A self-signed certificate without the purpose that signing pictures requires. */
async function certificateFiles(): Promise<Record<string, string>> {
  const { forLibrary: keys, privateKey } = await makeKeys({ isExtractable: true });
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Atelier',
    keys,
    signingAlgorithm: KEY_ALGORITHM,
  });
  const key = KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' });
  const paths = { C2PA_CERTIFICATE: join(folder, 'certificate.pem'), C2PA_KEY: join(folder, 'key.pem') };
  await writeFile(paths.C2PA_CERTIFICATE, certificate.toString('pem'));
  await writeFile(paths.C2PA_KEY, key);
  return paths;
}

/** Whether a picture left; admins see that it could not be signed, whose it is, and whether it left. */
async function delivers(app: TestApp): Promise<boolean> {
  const admin = await app.world.admin();
  const form = formOf(await plainPicture(300, 300).png().toBuffer());
  const { data: image_url } = await admin.api.call(imageRoutes.upload, { form });
  const { id } = (await admin.api.call(imageRoutes.find, { query: { image_url } })).data.image;
  const { data } = await admin.api.call(downloadRoutes.archive, { body: { image_ids: [id] } });
  const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
  const isDelivered = Object.keys(files).some((name) => name.endsWith('.png'));
  // An archive names what it does not contain.
  expect('not-included.txt' in files).toBe(!isDelivered);
  const { files: unsigned } = (await admin.api.call(healthRoutes.unsigned)).data;
  const reason = 'The certificate of the signer may not be used to sign pictures.';
  expect(unsigned).toMatchObject([{ image_id: id, person: { id: admin.id }, reason, is_delivered: isDelivered }]);
  const { credentials } = (await admin.api.call(healthRoutes.health)).data;
  expect(credentials).toMatchObject({ ok: false, detail: expect.stringContaining('Atelier') });
  return isDelivered;
}

describe('a picture that cannot be signed, which admins see', () => {
  it.each([
    ['is not delivered', 'no', false],
    ['is delivered where the operator allows it', 'yes', true],
  ] as const)('%s', async (_, allowed, expected) => {
    const app = await testApp({ environment: { ...(await certificateFiles()), C2PA_UNSIGNED: allowed } });
    try {
      expect(await delivers(app)).toBe(expected);
    } finally {
      await app.close();
    }
  });
});
