import { expect, it } from 'vitest';
import { placedPictureSchema } from './artworks.schema.ts';

const picture = 'a'.repeat(64);

it('takes a picture away by the name that it has on the piece, never by an upload', () => {
  expect(placedPictureSchema.safeParse({ picture, removed: true }).success).toBe(true);
  expect(placedPictureSchema.safeParse({ image_id: 7, removed: true }).error?.issues).toMatchObject([
    { message: 'Send picture to take one away' },
  ]);
  expect(placedPictureSchema.safeParse({ image_id: 7, picture }).error?.issues).toMatchObject([
    { message: 'Send either image_id or picture' },
  ]);
});
