import { expect, it } from 'vitest';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { posedPart } from '../arrangement/posed-part.ts';
import { fabricOf } from '../fabrics/index.ts';
import type { Surface, SurfacePoint } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';
import { dressParts } from './wardrobe.ts';

/** A square metre of cloth that stands on the floor. */
const mesh = gridMesh({ columns: 4, rows: 4, develop: () => undefined }, (u, v, out) => {
  out[0] = u - 0.5;
  out[1] = 1 - v;
  out[2] = 0;
});
const cloth: Part = { name: 'front', role: 'cloth', mesh };

function dressed(prompt: string): ScenePart {
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  return dressParts([cloth], brief.pieces[0]!, 0, fabricOf('cotton'))[0]!;
}

/** The linear colour that is painted at a point, seen from near. */
function colourAt({ material }: ScenePart, x: number, y: number): readonly number[] {
  const point: SurfacePoint = {
    x,
    y,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 1,
    u: x,
    v: y,
    edge: Infinity,
    facing: 1,
    back: false,
    footprint: 0.0001,
  };
  const surface = { r: 0, g: 0, b: 0, thread: null } as Surface;
  material.paint!(point, surface);
  return [surface.r, surface.g, surface.b];
}

/** How much redder than blue the cloth is at a point; negative for blue. */
function redness(part: ScenePart, x: number, y: number): number {
  const [red, , blue] = colourAt(part, x, y);
  return (red! - blue!) / (red! + blue!);
}

it('halves of a shirt have their colours from the left to the right', () => {
  const shirt = dressed('shirt, half red half blue');
  for (const y of [0.1, 0.9]) {
    expect(redness(shirt, -0.02, y)).toBeGreaterThan(0.6);
    expect(redness(shirt, 0.02, y)).toBeLessThan(-0.6);
  }
});

it('an area lies above another where the words say so, and fades into it where they fade', () => {
  const skirt = dressed('skirt, top half blue, bottom half red');
  expect(redness(skirt, 0.3, 0.52)).toBeLessThan(-0.6);
  expect(redness(skirt, 0.3, 0.48)).toBeGreaterThan(0.6);
  const faded = dressed('skirt fading from blue to red');
  const reds = [0.95, 0.7, 0.5, 0.3, 0.05].map((y) => redness(faded, 0, y));
  expect(reds).toEqual(reds.toSorted((a, b) => a - b));
  expect(Math.abs(reds[2]!)).toBeLessThan(0.5);
});

it('the areas of a thing turn with it', () => {
  const shirt = dressed('shirt, half red half blue');
  const upsideDown = posedPart(shirt, { x: [-1, 0, 0], y: [0, -1, 0], z: [0, 0, 1], at: [0, 2, 0] });
  expect(redness(upsideDown, 0.3, 1.5)).toBeGreaterThan(0.6);
  expect(redness(upsideDown, -0.3, 1.5)).toBeLessThan(-0.6);
});
