import { renderRequestSchema, type SeenPicture } from '@kenna/contract';
import { expect, test } from 'vitest';
import { imageItem } from '../../testing/image-item.ts';
import {
  artworksOf,
  changesPiece,
  chooseOnPiece,
  FIRST_PLACING,
  FIRST_STEP,
  placingRequest,
  takeShowing,
  withoutChosen,
  type PlacingStep,
} from './placing.ts';

const NAME = 'c'.repeat(64);
const onChest: SeenPicture = {
  picture: NAME,
  part: 'chest',
  u: -12,
  v: 30,
  turn: 15,
  mirror: true,
  technique: 'foil',
  width_mm: 180,
  seen: null,
};

test('a placing in centimetres is a valid request in millimetres', () => {
  const placing = { ...FIRST_PLACING, part: 'back', width: 12.5, across: -3, up: 4.5, turn: 20, mirror: true } as const;
  const step: PlacingStep = { ...FIRST_STEP, chosen: { kind: 'own', image: imageItem(9) }, placing };
  const request = placingRequest(imageItem(7), { view: 'back' }, artworksOf(step));
  expect(renderRequestSchema.parse(request)).toMatchObject({
    page: 'GenerateImage',
    scene_image_id: 7,
    takes: [{ view: 'back' }],
    artworks: [{ image_id: 9, part: 'back', u: -30, v: 45, turn: 20, width_mm: 125, mirror: true, technique: 'print' }],
  });
  expect(artworksOf({ ...step, placing: FIRST_PLACING })[0]?.width_mm).toBeNull();
});

test('a picture on the piece is moved, moved to another part, and taken away', () => {
  const chosen: PlacingStep = { ...FIRST_STEP, ...chooseOnPiece(onChest) };
  const { seen: _seen, ...place } = onChest;
  expect(artworksOf(chosen)).toEqual([place]);
  const onBack = { ...chosen, placing: { ...chosen.placing, part: 'back' } } as const;
  expect(artworksOf(onBack)).toMatchObject([
    { picture: NAME, part: 'chest', removed: true },
    { picture: NAME, part: 'back', u: -12 },
  ]);
  const gone = withoutChosen(onBack);
  expect(gone.chosen).toBeNull();
  const request = placingRequest(imageItem(7), {}, artworksOf(gone));
  expect(renderRequestSchema.parse(request).artworks).toMatchObject([{ picture: NAME, part: 'chest', removed: true }]);
  expect(changesPiece(withoutChosen({ ...FIRST_STEP, chosen: { kind: 'own', image: imageItem(9) } }))).toBe(false);
});

test('the side with the part is drawn, if the engine knows it', () => {
  const [front, behind] = [imageItem(1), imageItem(2, { take: { view: 'back' } })];
  const views = ['front', 'back', 'side'];
  expect(takeShowing('back', front, views)).toEqual({ view: 'back' });
  expect(takeShowing('chest', front, views)).toEqual({});
  expect(takeShowing('chest', behind, views)).toEqual({ view: 'front' });
  expect(takeShowing('back', front, [])).toEqual({});
});
