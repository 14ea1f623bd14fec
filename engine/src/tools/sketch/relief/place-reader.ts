import type { ReliefPlanes } from './relief-planes.ts';

/** The pixel at which a point of the scene is seen. The returned object is reused: read it, never store it. */
export type PlaceReader = (x: number, y: number, z: number) => { readonly x: number; readonly y: number };

/** Creates a reader for the picture of a relief; points in metres become pixels, whose centres are whole numbers. */
export function placeReader({ page: { camera }, width, height }: ReliefPlanes): PlaceReader {
  const { eye, right, up, forward, focal, aspect, shiftX, shiftY } = camera;
  const place = { x: 0, y: 0 };
  const [ex, ey, ez] = eye;
  const [fx, fy, fz] = forward;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [scaleX, scaleY] = [focal * width, focal * aspect * height];
  const [centreX, centreY] = [(0.5 + shiftX) * width - 0.5, (0.5 + shiftY) * height - 0.5];
  return (x: number, y: number, z: number) => {
    const dx = x - ex;
    const dy = y - ey;
    const dz = z - ez;
    const far = 1 / (dx * fx + dy * fy + dz * fz);
    place.x = centreX + scaleX * (dx * rx + dy * ry + dz * rz) * far;
    place.y = centreY - scaleY * (dx * ux + dy * uy + dz * uz) * far;
    return place;
  };
}
