import { downloadRoutes, provenanceRoutes, type DownloadFormat, type Verification } from '@kenna/contract';
import type { Sharp } from 'sharp';
import { expect } from 'vitest';
import { formOf, plainPicture } from '../../../testing/pictures.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

type Row = NonNullable<Parameters<TestApp['world']['pictures']>[0]['row']>;

interface Studio {
  readonly app: TestApp;
  readonly person: Person;
}

/** Pictures that a person has, saves, and has verified. `studio` is only called by tests, after it was started. */
export const savedPictures = (studio: () => Studio) => ({
  /** A picture with real files, made by a tool. */
  async made(row: Partial<Row>, picture: Sharp = plainPicture(640, 480)): Promise<number> {
    const { app, person } = studio();
    const folder = `images/${crypto.randomUUID()}`;
    const key = `${folder}/${crypto.randomUUID()}.png`;
    const copy = `${folder}/320.webp`;
    await app.blobs.put(key, await picture.clone().png().toBuffer(), 'image/png');
    await app.blobs.put(copy, await picture.clone().resize(320).webp().toBuffer(), 'image/webp');
    const variants = JSON.stringify([{ width: 320, key: copy }]);
    const files = { original_key: key, width: 640, height: 480, variants };
    return (await app.world.pictures({ owner: person, row: { ...files, ...row } }))[0]!;
  },

  async saved(imageId: number, format: DownloadFormat = 'png'): Promise<Buffer> {
    const { app, person } = studio();
    const { data, code } = await person.api.call(downloadRoutes.image, { body: { image_id: imageId, format } });
    expect(code).toBe(0);
    await app.settle();
    if (data.flag) return Buffer.from(data.data, 'base64');
    const response = await person.api.raw(data.data);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  },

  verified: async (file: Uint8Array): Promise<Verification> =>
    (await studio().app.api.call(provenanceRoutes.verify, { form: formOf(file) })).data,
});
