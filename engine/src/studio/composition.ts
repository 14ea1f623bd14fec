import { createRandom, deriveSeed } from '../geometry/random.ts';
import type { Brief } from '../prompt/brief.ts';
import type { CameraRequest } from './camera.ts';
import type { Presentation } from './part.ts';

type Composition = Omit<CameraRequest, 'aspect'>;

/** Camera azimuth and elevation in radians for each view of a brief. */
const VIEWS: Readonly<Record<NonNullable<Brief['view']>, readonly [azimuth: number, elevation: number]>> = {
  front: [0.14, 0.04],
  'three-quarter': [0.62, 0.06],
  side: [1.45, 0.04],
  back: [Math.PI - 0.16, 0.04],
  flat: [0, 1.45],
  'close-up': [0.3, 0.08],
};

/**
 * Where the camera stands for picture `index` of a render: the first is the plain catalogue view, the others turn,
 * rise and crop a little, more so the freer the guidance (`freedom` 0 to 1).
 */
export function composePicture(
  brief: Brief,
  presentation: Presentation,
  index: number,
  seed: number,
  freedom: number,
): Composition {
  const random = createRandom(deriveSeed(seed, 'composition'));
  const [azimuth, elevation] = VIEWS[brief.view ?? 'front'];
  const upright = presentation === 'dress form' || presentation === 'ghost';
  const turn = index === 0 ? 0 : (index % 2 === 1 ? -1 : 1) * (0.3 + 0.22 * random() + 0.2 * freedom * random());
  const rise = index === 0 ? 0 : 0.06 * (random() - 0.3);
  const close = brief.view === 'close-up';
  return {
    azimuth: azimuth + turn + 0.1 * freedom * (random() - 0.5),
    elevation: elevation + rise + (upright ? 0 : 0.14),
    distance: upright ? 5 : 3,
    fillWidth: close ? 2.4 : upright ? 0.78 : 0.66,
    fillHeight: close ? 2.4 : upright ? 0.87 : 0.62,
    middle: upright ? 0.497 : 0.53,
  };
}
