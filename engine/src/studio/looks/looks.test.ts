import { beforeAll, expect, test } from 'vitest';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Look, Brief, Piece } from '../../words/prompt/brief.ts';
import { linearFromHex } from '../materials/colour.ts';
import { fabricOf } from '../fabrics/index.ts';
import { lightRig } from '../light/lights.ts';
import { takeViews } from '../picture/take-views.ts';
import { dressParts } from '../dressing/wardrobe.ts';
import { LOOKS, lookOf } from './index.ts';

const SIDE = 120;

const skirt: Piece = {
  form: 'skirt',
  cut: null,
  fabric: 'satin',
  pattern: null,
  attributes: {},
  details: [],
  partFabrics: [],
  colours: [{ name: 'red', tone: null, hex: '#b01525', part: 'main' }],
};

const brief: Brief = {
  subject: 'drawable',
  pieces: [skirt],
  hero: 0,
  setting: null,
  backdrop: null,
  light: null,
  view: null,
  staging: null,
  moods: [],
  look: 'studio',
  palette: [],
  understood: [],
  avoided: [],
  unknownWords: [],
};

/** A fluted cone as a stand-in for any garment. */
const subject = {
  presentation: 'dress form' as const,
  turn: undefined,
  parts: dressParts(
    [
      {
        name: 'skirt',
        role: 'cloth',
        mesh: gridMesh({ columns: 120, rows: 60, closed: true }, (u, v, out) => {
          const a = (u - 0.5) * Math.PI * 2;
          const radius = 0.12 + v * (0.26 + 0.05 * Math.cos(a * 7));
          out[0] = Math.sin(a) * radius;
          out[1] = 1.1 - v * 0.7;
          out[2] = Math.cos(a) * radius;
        }),
      },
    ],
    skirt,
    0,
    fabricOf('satin'),
  ),
};

interface Options {
  readonly seed?: number;
  readonly background?: GenerateTask['background'];
  readonly check?: () => void;
}

function shoot(name: Look, { seed = 3, background = null, check = () => {} }: Options = {}): Promise<EnginePixels> {
  const look = lookOf(name);
  const camera = { azimuth: 0.1, elevation: 0.04, distance: 5, fillWidth: 0.8, fillHeight: 0.86, centreHeight: 0.5 };
  const start = { rig: lightRig(null), setting: 'studio' as const, camera, samples: 1, channels: [], stand: true };
  const coloured = background !== null && background !== 'transparent';
  return takeViews({
    look,
    subject,
    brief,
    seed,
    background,
    check,
    width: SIDE,
    height: SIDE,
    detail: 0.3,
    coarse: true,
    staging: look.stage(brief, start),
    colour: coloured ? linearFromHex(background) : null,
    report: check,
  });
}

function meanDifference(a: EnginePixels, b: EnginePixels): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;
}

const pixelAt = ({ data, width, channels }: EnginePixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels),
];

const pictures = new Map<Look, EnginePixels>();
beforeAll(async () => {
  for (const { name } of LOOKS) pictures.set(name, await shoot(name));
});

test('there is a look for each of the four models', () => {
  expect([...pictures.keys()].sort()).toEqual(['editorial', 'flat', 'illustration', 'studio']);
});

test('the looks differ visibly from each other', () => {
  for (const [a, first] of pictures) {
    for (const [b, second] of pictures)
      if (a < b) expect(meanDifference(first, second), `${a} and ${b}`).toBeGreaterThan(9);
  }
});

test('the same seed gives the same pixels in every look', async () => {
  for (const { name } of LOOKS) expect(meanDifference(await shoot(name), pictures.get(name)!), name).toBe(0);
});

test('a transparent background leaves the corners transparent and the subject opaque', async () => {
  for (const { name } of LOOKS) {
    const cut = await shoot(name, { background: 'transparent' });
    expect(cut.channels, name).toBe(4);
    expect(pixelAt(cut, 2, 2)[3], name).toBe(0);
    const solid = cut.data.filter((value, i) => i % 4 === 3 && value > 200).length;
    expect(solid / (SIDE * SIDE), name).toSatisfy((share: number) => share > 0.08 && share < 0.8);
  }
});

test('a chosen background colour surrounds the subject', async () => {
  for (const { name } of LOOKS) {
    const [r, g, b] = pixelAt(await shoot(name, { background: '#2f6fb3' }), 4, 40) as [number, number, number];
    expect(b - r, name).toBeGreaterThan(60);
    expect(g - r, name).toBeGreaterThan(25);
  }
});

test('a flat has black lines on white paper and no shading', () => {
  const { data } = pictures.get('flat')!;
  const levels = data.filter((_, i) => i % 3 === 1);
  const share = (test: (level: number) => boolean) => levels.filter(test).length / levels.length;
  expect(share((level) => level < 110)).toBeGreaterThan(0.01);
  expect(share((level) => level > 244)).toBeGreaterThan(0.8);
  expect(share((level) => level >= 110 && level <= 244)).toBeLessThan(0.14);
});

test('every look can be stopped while it works', async () => {
  for (const { name } of LOOKS) {
    let calls = 0;
    const check = () => {
      calls++;
      if (calls > 15) throw new Error('stopped');
    };
    await expect(
      shoot(name, { check }).then(() => 'finished'),
      name,
    ).rejects.toThrow('stopped');
  }
});
