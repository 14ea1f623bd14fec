import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { imageItem } from '../../testing/image-item.ts';
import { FIRST_PLACING, placedPicture, placingRequest, takeShowing } from './placing.ts';

test('a placing in centimetres is a valid request in millimetres', () => {
  const placing = { ...FIRST_PLACING, part: 'back', width: 12.5, across: -3, up: 4.5, turn: 20, mirror: true } as const;
  const request = placingRequest(imageItem(7), { view: 'back' }, placedPicture(imageItem(9), placing));
  expect(renderRequestSchema.parse(request)).toMatchObject({
    page: 'GenerateImage',
    scene_image_id: 7,
    takes: [{ view: 'back' }],
    artworks: [{ image_id: 9, part: 'back', u: -30, v: 45, turn: 20, width_mm: 125, mirror: true, technique: 'print' }],
  });
  expect(placedPicture(imageItem(9), FIRST_PLACING).width_mm).toBeNull();
});

test('the side with the part is drawn, if the engine knows it', () => {
  const [front, behind] = [imageItem(1), imageItem(2, { take: { view: 'back' } })];
  const views = ['front', 'back', 'side'];
  expect(takeShowing('back', front, views)).toEqual({ view: 'back' });
  expect(takeShowing('chest', front, views)).toEqual({});
  expect(takeShowing('chest', behind, views)).toEqual({ view: 'front' });
  expect(takeShowing('back', front, [])).toEqual({});
});
