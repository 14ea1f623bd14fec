import { scaleColour } from '../materials/colour.ts';
import { ROLE_MATERIALS } from '../dressing/role-materials.ts';
import type { Setting } from './setting.ts';
import { sweepMesh } from './sweep.ts';

/** A seamless paper sweep. */
export const studio: Setting = {
  name: 'studio',
  build(context) {
    const paper = ROLE_MATERIALS.ground;
    const tinted = context.colour ? { ...paper, albedo: scaleColour(context.colour, 0.8) } : paper;
    const mesh = sweepMesh(context, context.camera.setAzimuth);
    return [{ name: 'sweep', role: 'ground', mesh, material: tinted, castsShadow: false, solid: true }];
  },
};
