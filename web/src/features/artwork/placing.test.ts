import { renderRequestSchema, type SeenPicture } from '@kenna/contract';
import { expect, test } from 'vitest';
import { imageItem } from '../../testing/image-item.ts';
import {
  artworksOf,
  changesPiece,
  choosable,
  chooseOnPiece,
  chooseOwn,
  FIRST_PLACING,
  FIRST_STEP,
  outlinesOf,
  placingRequest,
  removeOnPiece,
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
  const chosen: PlacingStep = chooseOnPiece(FIRST_STEP, onChest);
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

test('several pictures on the piece are moved and taken away by one request', () => {
  const [onHem, onBack]: SeenPicture[] = [
    { ...onChest, picture: 'd'.repeat(64), part: 'hem' },
    { ...onChest, picture: 'e'.repeat(64), part: 'back' },
  ];
  const all = [onChest, onHem!, onBack!];
  const first = chooseOnPiece(FIRST_STEP, onChest);
  const moved: PlacingStep = { ...first, placing: { ...first.placing, up: 9 } };
  expect(choosable(moved, all)).toEqual([onHem, onBack]);
  const step = removeOnPiece(chooseOnPiece(moved, onHem!), onBack!);
  expect(artworksOf(step)).toMatchObject([
    { picture: onBack!.picture, removed: true },
    { picture: NAME, part: 'chest', v: 90 },
    { picture: onHem!.picture, part: 'hem' },
  ]);
  expect(choosable(step, all)).toEqual([onChest]);
  // Chosen again, it is where it was moved to; and what was moved is taken away whole.
  expect(chooseOnPiece(step, onChest).placing.up).toBe(9);
  expect(artworksOf(removeOnPiece(step, onChest)).filter(({ picture }) => picture === NAME)).toMatchObject([
    { removed: true },
  ]);
  expect(artworksOf(chooseOwn(step, imageItem(9)))).toHaveLength(4);
  expect(artworksOf(chooseOwn(chooseOwn(FIRST_STEP, imageItem(9)), imageItem(8)))).toMatchObject([{ image_id: 8 }]);
});

test('the side with the part is drawn, if the engine knows it', () => {
  const [front, behind] = [imageItem(1), imageItem(2, { take: { view: 'back' } })];
  const views = ['front', 'back', 'side'];
  expect(takeShowing('back', front, views)).toEqual({ view: 'back' });
  expect(takeShowing('chest', front, views)).toEqual({});
  expect(takeShowing('chest', behind, views)).toEqual({ view: 'front' });
  expect(takeShowing('back', front, [])).toEqual({});
});

test('the outlines of pictures on a piece are known only when each of them is seen', () => {
  const seen = {
    centre: [0.5, 0.5] as [number, number],
    right: [0.001, 0] as [number, number],
    up: [0, -0.001] as [number, number],
    outline: [[0.4, 0.4], null, [0.6, 0.6]] as ([number, number] | null)[],
  };
  expect(outlinesOf([])).toEqual([]);
  expect(outlinesOf([{ ...onChest, seen }])).toEqual([
    [
      [0.4, 0.4],
      [0.6, 0.6],
    ],
  ]);
  expect(outlinesOf([{ ...onChest, seen }, onChest])).toBeNull();
});
