import { expect, test } from 'vitest';
import { createRandom } from '../../foundation/geometry/random.ts';
import { lightRows, settingRows } from '../../words/prompt/vocabulary/scenes.ts';
import { frameSubject } from '../camera/camera.ts';
import { LIGHT_RIGS, lightRig } from '../light/lights.ts';
import type { Surface, SurfacePoint } from '../materials/material.ts';
import type { SettingContext } from './setting.ts';
import { SETTINGS } from './index.ts';

const corners = new Float32Array([-0.3, 0, -0.2, 0.3, 1.5, 0.2]);
const view = {
  azimuth: 0.2,
  elevation: 0.05,
  distance: 5,
  aspect: 1,
  fillWidth: 0.8,
  fillHeight: 0.8,
  centreHeight: 0.5,
};

const context = (): SettingContext => ({
  camera: frameSubject(corners, view),
  bounds: { min: [-0.3, 0, -0.2], max: [0.3, 1.5, 0.2] },
  presentation: 'dress form',
  colour: null,
  random: createRandom(4),
  detail: 0.3,
});

test('every setting is one that words can name', () => {
  const names: readonly string[] = settingRows.map((row) => row.name);
  for (const { name } of SETTINGS) expect(names).toContain(name);
  expect(new Set(SETTINGS.map((setting) => setting.name)).size).toBe(SETTINGS.length);
});

/** The colours of a setting's ground at several places. */
function coloursOf(name: string, given: SettingContext): Surface[] {
  const [sweep] = SETTINGS.find((setting) => setting.name === name)!.build(given);
  const { positions, uvs } = sweep!.mesh;
  expect(sweep!.role, name).toBe('ground');
  return Array.from({ length: Math.ceil(positions.length / 3 / 37) }, (_, k) => {
    const i = 37 * k;
    const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
    const point: SurfacePoint = {
      x,
      y,
      z,
      nx: 0,
      ny: 1,
      nz: 0,
      u: uvs[i * 2]!,
      v: uvs[i * 2 + 1]!,
      edge: Infinity,
      facing: 0.8,
      back: false,
      footprint: 0.002,
    };
    const base = sweep!.material!;
    const surface: Surface = {
      ...base,
      r: 0.5,
      g: 0.5,
      b: 0.5,
      occlusion: 1,
      tiltX: 0,
      tiltY: 0,
      tiltZ: 0,
      thread: null,
    };
    base.paint?.(point, surface);
    return surface;
  });
}

test('stone, boards and linen take the colour that words give them', () => {
  for (const name of ['marble', 'concrete', 'wood', 'linen', 'tiles', 'table']) {
    const pink = coloursOf(name, { ...context(), tint: [0.78, 0.25, 0.39] });
    expect(pink.filter(({ r, g }) => r > 1.5 * g).length, name).toBeGreaterThan(0.3 * pink.length);
    const own = coloursOf(name, context());
    expect(own.filter(({ r, g, b }) => r > 1.5 * g && b > g).length, name).toBe(0);
  }
});

test('every setting gives ground of physical colour from floor to wall', () => {
  for (const setting of SETTINGS) {
    for (const surface of coloursOf(setting.name, context())) {
      for (const value of [surface.r, surface.g, surface.b]) {
        expect(value, setting.name).toSatisfy((v: number) => v >= 0 && v < 2.5);
      }
      expect(surface.specular, setting.name).toBeGreaterThanOrEqual(0);
    }
  }
});

test('every light that words can name has a rig, and none throws more than three shadows', () => {
  for (const { name } of lightRows) expect(lightRig(name).name).toBe(name);
  for (const rig of LIGHT_RIGS) expect(rig.boxes.filter((box) => box.shadows).length, rig.name).toBeLessThanOrEqual(3);
});
