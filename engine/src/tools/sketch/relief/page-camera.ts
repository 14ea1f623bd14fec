import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { frameSubject } from '../../../studio/camera/camera.ts';
import type { Camera, CameraRequest } from '../../../studio/camera/camera.ts';

/**
 * A camera in front of an upright page: a point drawn at a position of the picture can be moved to any depth and stays
 * at that position.
 */
export interface PageCamera {
  readonly camera: Camera;
  /** Corners of the page in metres; framing them with `request` gives this camera. */
  readonly corners: Float32Array;
  readonly request: Omit<CameraRequest, 'aspect'>;
  /**
   * Writes the point seen at (px, py), 0 to 1 across and down the picture, `depth` metres in front of the page, to
   * `out`.
   */
  readonly place: (px: number, py: number, depth: number, out: Float64Array) => void;
}

export interface PageRequest {
  /** Ratio of width to height of the picture. */
  readonly aspect: number;
  /** Height of the page in metres. */
  readonly height: number;
  /** Height of the floor on the page, 0 (top) to 1 (bottom). */
  readonly floor: number;
  /** Elevation of the camera in radians above the horizon. */
  readonly elevation: number;
}

/** Distance of the camera in metres per metre of the page: a lens long enough to preserve a drawing's proportions. */
const DISTANCE = 3.6;

/** Creates a camera that sees the page exactly fill the picture; the page stands in the plane z = 0. */
export function pageCamera({ aspect, height, floor, elevation }: PageRequest): PageCamera {
  const top = height * floor;
  const half = (height * aspect) / 2;
  const corners = new Float32Array([-half, top, 0, half, top, 0, -half, top - height, 0, half, top - height, 0]);
  const request = {
    azimuth: 0,
    elevation,
    distance: DISTANCE * Math.max(height, height * aspect),
    fillWidth: 1,
    fillHeight: 1,
    centreHeight: 0.5,
  };
  const camera = frameSubject(corners, { ...request, aspect });
  return { camera, corners, request, place: placer(camera) };
}

function placer({ eye, right, up, forward, focal, aspect, shiftX, shiftY }: Camera): PageCamera['place'] {
  const ray: [number, number, number] = [0, 0, 0];
  return (px, py, depth, out) => {
    const across = (px - 0.5 - shiftX) / focal;
    const upwards = (0.5 + shiftY - py) / (focal * aspect);
    for (const axis of [0, 1, 2] as const) ray[axis] = forward[axis] + right[axis] * across + up[axis] * upwards;
    const far = (depth - eye[2]) / ray[2];
    for (const axis of [0, 1, 2] as const) out[axis] = eye[axis] + (ray as Vec3)[axis] * far;
  };
}
