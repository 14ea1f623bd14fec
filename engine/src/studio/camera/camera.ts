import { dot } from '../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { ProjectedVertices } from '../../foundation/raster/rasterise.ts';

export interface Camera {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  /** Angle round the subject in radians: 0 in front, positive to the right of the viewer. */
  readonly azimuth: number;
  /** The azimuth in radians for which lamps and set are arranged. */
  readonly setAzimuth: number;
  /** Angle above the horizon in radians. */
  readonly elevation: number;
  /** Focal length in picture widths per unit of tangent. */
  readonly focal: number;
  /** Ratio of width to height of the picture. */
  readonly aspect: number;
  /** Shift of the picture's centre to the right in picture widths. */
  readonly shiftX: number;
  /** Shift of the picture's centre down in picture heights. */
  readonly shiftY: number;
}

export interface CameraRequest {
  readonly azimuth: number;
  /** Radians by which the camera has moved round the subject since lamps and set were arranged; 0 by default. */
  readonly walked?: number;
  readonly elevation: number;
  /** Distance from the target in metres: usually 5 for garments (a 100 mm lens) and 3 for products. */
  readonly distance: number;
  readonly aspect: number;
  /** Maximum share of the picture's width that the subject fills. */
  readonly fillWidth: number;
  /** Maximum share of the picture's height that the subject fills. */
  readonly fillHeight: number;
  /** Height of the subject's centre in the picture, from 0 (top) to 1 (bottom). */
  readonly centreHeight: number;
  /** Horizontal position of the subject's centre in the picture, from 0 (left) to 1 (right); 0.5 by default. */
  readonly across?: number;
  /** Whether the framing ignores the stand or hanger of the pieces; false by default. */
  readonly withoutStand?: boolean;
}

/**
 * Steps per radian to which `setAzimuth` is rounded, so that it is identical to the last bit for all cameras round one
 * set.
 */
const AZIMUTH_STEPS = 1e6;

/** Aims at the points (metres, 3 per point) and chooses focal length and shift so that they fill the picture. */
export function frameSubject(points: Float32Array, request: CameraRequest): Camera {
  const { azimuth, elevation, distance, aspect } = request;
  const ca = Math.cos(azimuth);
  const sa = Math.sin(azimuth);
  const ce = Math.cos(elevation);
  const se = Math.sin(elevation);
  const forward: Vec3 = [-sa * ce, -se, -ca * ce];
  const right: Vec3 = [ca, 0, -sa];
  const up: Vec3 = [-sa * se, ce, -ca * se];
  const target = centreOf(points);
  const eye: Vec3 = [
    target[0] - forward[0] * distance,
    target[1] - forward[1] * distance,
    target[2] - forward[2] * distance,
  ];
  const [left, rightmost, bottom, top] = tangentExtent(points, { eye, right, up, forward });
  const focal = Math.min(request.fillWidth / (rightmost - left), request.fillHeight / ((top - bottom) * aspect));
  return {
    eye,
    right,
    up,
    forward,
    azimuth,
    setAzimuth: Math.round((azimuth - (request.walked ?? 0)) * AZIMUTH_STEPS) / AZIMUTH_STEPS,
    elevation,
    focal,
    aspect,
    shiftX: (request.across ?? 0.5) - 0.5 - (focal * (left + rightmost)) / 2,
    shiftY: request.centreHeight - 0.5 + (focal * aspect * (top + bottom)) / 2,
  };
}

/** The same view with another focal length. The centre of the subject stays where it is in the picture. */
export function zoomTo(camera: Camera, focal: number, centreHeight: number, across = 0.5): Camera {
  const ratio = focal / camera.focal;
  const rest = centreHeight - 0.5;
  const aside = across - 0.5;
  return {
    ...camera,
    focal,
    shiftX: aside + (camera.shiftX - aside) * ratio,
    shiftY: rest + (camera.shiftY - rest) * ratio,
  };
}

/** Height of a point in the picture, from 0 (top edge) to 1 (bottom edge). */
export function pictureHeightOf(point: Vec3, { eye, up, forward, focal, aspect, shiftY }: Camera): number {
  const ray: Vec3 = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  return 0.5 + shiftY - (focal * aspect * dot(ray, up)) / dot(ray, forward);
}

/** Projects positions (3 per vertex, metres) to coordinates in a picture of `width` x `height` samples. */
export function projectVertices(
  positions: Float32Array,
  camera: Camera,
  width: number,
  height: number,
  staggered = false,
): ProjectedVertices {
  const count = positions.length / 3;
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const z = new Float32Array(count);
  const scale = camera.focal * width;
  const centreX = width * (0.5 + camera.shiftX) - 0.5;
  const centreY = height * (0.5 + camera.shiftY) - 0.5;
  const { eye, right, up, forward } = camera;
  for (let i = 0; i < count; i++) {
    const dx = positions[i * 3]! - eye[0];
    const dy = positions[i * 3 + 1]! - eye[1];
    const dz = positions[i * 3 + 2]! - eye[2];
    const depth = dx * forward[0] + dy * forward[1] + dz * forward[2];
    x[i] = centreX + (scale * (dx * right[0] + dy * right[1] + dz * right[2])) / depth;
    y[i] = centreY - (scale * (dx * up[0] + dy * up[1] + dz * up[2])) / depth;
    z[i] = depth;
  }
  return { x, y, z, perspective: true, staggered };
}

function centreOf(points: Float32Array): Vec3 {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    const axis = i % 3;
    min[axis] = Math.min(min[axis]!, points[i]!);
    max[axis] = Math.max(max[axis]!, points[i]!);
  }
  return [(min[0]! + max[0]!) / 2, (min[1]! + max[1]!) / 2, (min[2]! + max[2]!) / 2];
}

function tangentExtent(
  points: Float32Array,
  { eye, right, up, forward }: Pick<Camera, 'eye' | 'right' | 'up' | 'forward'>,
): readonly [left: number, right: number, bottom: number, top: number] {
  const extent: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const ray: Vec3 = [points[i]! - eye[0], points[i + 1]! - eye[1], points[i + 2]! - eye[2]];
    const depth = dot(ray, forward);
    const x = dot(ray, right) / depth;
    const y = dot(ray, up) / depth;
    extent[0] = Math.min(extent[0], x);
    extent[1] = Math.max(extent[1], x);
    extent[2] = Math.min(extent[2], y);
    extent[3] = Math.max(extent[3], y);
  }
  return extent;
}
