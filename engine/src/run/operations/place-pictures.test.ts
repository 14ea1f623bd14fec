import { describe, expect, it } from 'vitest';
import type { PictureOnPiece } from '@kenna/contract/engine-task';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { MAX_ARTWORKS } from '../../words/prompt/artwork.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { joinPictures, splitPictures } from '../../words/prompt/scene-pictures.ts';
import { generateImage, previewImage } from './generate.ts';

const SIDE = 160;

/** A red square on white. */
const logo: EnginePixels = {
  width: 40,
  height: 40,
  channels: 3,
  data: Uint8Array.from({ length: 4800 }, (_, k) => {
    const [x, y] = [Math.floor(k / 3) % 40, Math.floor(k / 120)];
    return x > 7 && x < 32 && y > 7 && y < 32 ? [220, 20, 20][k % 3]! : 255;
  }),
};

const placed = (part: PictureOnPiece['part'], change: Partial<PictureOnPiece> = {}): PictureOnPiece => ({
  source: logo,
  part,
  u: 0,
  v: 0,
  turn: 0,
  width_mm: null,
  mirror: false,
  technique: 'print',
  ...change,
});

const taskOf = (pictures: readonly PictureOnPiece[], look: GenerateTask['look'] = 'studio'): GenerateTask => ({
  operation: 'generate',
  prompt: 'blue T-shirt',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look,
  width: SIDE,
  height: SIDE,
  count: 1,
  guidance: 8,
  background: null,
  pictures,
});

const brief = readBrief(taskOf([]));
const SCENE: PictureScene = { version: 2, brief, seed: 16, guidance: 8, take: {} };

const draw = (scene: PictureScene, pictures: readonly PictureOnPiece[] = [], look?: GenerateTask['look']) =>
  generateImage(taskOf(pictures, look), scene, { index: 0, isCancelled: () => false });

/** The number of red pixels, and their mean place from the left in pixels. */
function redOf({ width, channels, data }: EnginePixels): { readonly count: number; readonly x: number } {
  let [count, sum] = [0, 0];
  for (let i = 0; i < data.length / channels; i++) {
    const [r, g] = [data[i * channels]!, data[i * channels + 1]!];
    if (r < 90 || r < 2.2 * g) continue;
    count++;
    sum += i % width;
  }
  return { count, x: sum / Math.max(1, count) };
}

it('a placed picture stays in the scene: a redraw is the same to the pixel, and other sides and colours show it there', async () => {
  const first = await draw(SCENE, [placed('chest', { width_mm: 160 })]);
  expect(redOf(first.pixels).count).toBeGreaterThan(150);
  expect(first.remarks).toEqual([]);
  const kept = JSON.parse(JSON.stringify(first.scene)) as PictureScene;
  expect((await draw(kept)).pixels.data).toEqual(first.pixels.data);
  const { scene: bare, pictures } = splitPictures(kept);
  const [text] = Object.values(pictures);
  expect(JSON.stringify(bare)).not.toContain(text);
  expect(joinPictures(bare, pictures)).toEqual(kept);
  const taken = (take: PictureScene['take']) => draw({ ...kept, take });
  expect(redOf((await taken({ view: 'back' })).pixels).count).toBe(0);
  expect(redOf((await taken({ colour: '#1f6f4a' })).pixels).count).toBeGreaterThan(150);
  expect(redOf((await draw(SCENE)).pixels).count).toBe(0);
});

it('the same picture on the same part is moved, and on another part it is a second one', async () => {
  const { scene, pixels } = await draw(SCENE, [placed('chest', { width_mm: 80 })]);
  const moved = await draw(scene, [placed('chest', { width_mm: 80, u: 60 })]);
  expect(moved.scene.brief.pieces[0]!.artworks).toHaveLength(1);
  // The camera faces the T-shirt, so what is moved to the right is farther right in the picture.
  expect(redOf(moved.pixels).x).toBeGreaterThan(redOf(pixels).x + 5);
  const both = await draw(scene, [placed('back')]);
  expect(both.scene.brief.pieces[0]!.artworks).toHaveLength(2);
});

it('a picture that lies on the piece is moved and taken away by its name', async () => {
  const { scene } = await draw(SCENE, [placed('chest', { width_mm: 80 }), placed('back')]);
  const [first] = scene.brief.pieces[0]!.artworks!;
  const name = first?.source === 'picture' ? first.picture.digest : '';
  const gone = await draw(scene, [
    placed('chest', { source: name, removed: true }),
    placed('back', { source: name, removed: true }),
    placed('left sleeve', { source: name }),
  ]);
  expect(gone.scene.brief.pieces[0]!.artworks).toMatchObject([{ place: { part: 'left sleeve' } }]);
  const bare = await draw(gone.scene, [placed('left sleeve', { removed: true })]);
  expect(bare.scene).toEqual(SCENE);
  expect((await draw(bare.scene, [placed('chest', { source: name })])).remarks).toMatchObject([
    { words: expect.stringContaining('does not lie on this piece') },
  ]);
});

it('a picture of an older version is moved from where that version had placed it', async () => {
  const { scene } = await draw(SCENE, [placed('chest', { width_mm: 80 })]);
  const pieces = scene.brief.pieces.map((piece) => ({
    ...piece,
    artworks: piece.artworks!.map((artwork) => ({ ...artwork, drawing: 3 as const })),
  }));
  const moved = await draw({ ...scene, brief: { ...scene.brief, pieces } }, [placed('chest', { width_mm: 80, u: 9 })]);
  expect(moved.scene.brief.pieces[0]!.artworks).toMatchObject([{ drawing: 3, place: { u: 9 } }]);
});

it('a flat shows a placed picture with its measures, but not in scenes that were stored before flats did', async () => {
  const dark = ({ data }: EnginePixels) => data.filter((value) => value < 235).length;
  const plain = (await draw(SCENE, [], 'flat')).pixels;
  const { scene, pixels } = await draw(SCENE, [placed('chest', { width_mm: 160 })], 'flat');
  expect(dark(pixels)).toBeGreaterThan(dark(plain) + 300);
  const pieces = scene.brief.pieces.map(({ artworks = [], ...piece }) => ({
    ...piece,
    artworks: artworks.map(({ drawing: _, ...artwork }) => artwork),
  }));
  const before = await draw({ ...scene, brief: { ...scene.brief, pieces } }, [], 'flat');
  expect(before.pixels.data).toEqual(plain.data);
});

describe('a preview', () => {
  const preview = (pictures: readonly PictureOnPiece[], take: PictureScene['take'] = {}, look?: GenerateTask['look']) =>
    previewImage(taskOf(pictures, look), { ...SCENE, take }, { index: 0, isCancelled: () => false });

  it('tells where a placed picture is seen, and how far a millimetre moves it', async () => {
    const { placed: seen = [], pixels } = await preview([placed('chest', { width_mm: 120, u: 10, turn: 20 })]);
    expect(seen).toMatchObject([{ part: 'chest', u: 10, v: 0, turn: 20, width_mm: 120, technique: 'print' }]);
    const { centre, right, up, outline } = seen[0]!.seen!;
    expect(Math.abs(centre[0] * SIDE - redOf(pixels).x)).toBeLessThan(1);
    expect(right[0]).toBeGreaterThan(0);
    expect(up[1]).toBeLessThan(0);
    const moved = (await preview([placed('chest', { width_mm: 120, u: 40, v: -30, turn: 20 })])).placed![0]!.seen!;
    for (const axis of [0, 1] as const) {
      const foretold = centre[axis] + 30 * right[axis]! - 30 * up[axis]!;
      expect(Math.abs(moved.centre[axis] - foretold) * SIDE).toBeLessThan(1);
    }
    // The upper left corner, and the upper right one: clockwise by 20 degrees.
    const [from, to] = [outline[0]!, outline[6]!];
    expect((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI).toBeCloseTo(20, -1);
    expect(Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.hypot(right[0], right[1])).toBeCloseTo(120, -1);
  });

  it('knows that a picture is turned away, and shows both sides of a technical flat', async () => {
    expect((await preview([placed('back')])).placed).toMatchObject([{ part: 'back', seen: null }]);
    expect((await preview([placed('back')], { view: 'back' })).placed![0]!.seen).not.toBeNull();
    const [flat] = (await preview([placed('back')], {}, 'flat')).placed!;
    expect(flat!.seen!.centre[0]).toBeGreaterThan(0.5);
    expect((await preview([placed('all over')])).placed).toMatchObject([{ part: 'all over', seen: null }]);
  });
});

it('says what it does not place', async () => {
  const clear: EnginePixels = { width: 20, height: 20, channels: 4, data: new Uint8Array(1600) };
  const { remarks } = await draw(SCENE, [placed('peak'), placed('chest', { source: clear })]);
  expect(remarks.map(({ words }) => words)).toEqual([
    'Not drawn: the placed picture, because it shows nothing.',
    'Not drawn: the placed picture, because this piece has no peak to carry it.',
  ]);
  const many = Array.from({ length: MAX_ARTWORKS }, (_, index) => {
    const data = logo.data.slice();
    data[3 * (20 * 40 + 20)] = index;
    return placed('chest', { width_mm: 20, source: { ...logo, data } });
  });
  const full = await draw(SCENE, many);
  const more = await draw(full.scene, [placed('back')]);
  expect(more.remarks.map(({ words }) => words)).toContain(
    'A piece carries at most 20 artworks, so not every picture was placed.',
  );
});

it('stops between two pictures once it is cancelled', async () => {
  let asked = 0;
  const isCancelled = () => ++asked > 1;
  const task = taskOf([placed('chest'), placed('back')]);
  await expect(previewImage(task, SCENE, { index: 0, isCancelled })).rejects.toMatchObject({ kind: 'cancelled' });
  expect(asked).toBe(2);
});
