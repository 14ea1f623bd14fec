/** The camera that sees a setting as the canvas does; the subject's foot is the origin of the setting. */
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { CameraRequest } from '../../../studio/camera/camera.ts';
import { frameSubject } from '../../../studio/camera/camera.ts';
import type { Camera } from '../../../studio/camera/camera.ts';

export interface View {
  readonly camera: Camera;
  /** The request for which `frameSubject` returns this camera. */
  readonly request: Omit<CameraRequest, 'aspect'>;
  readonly holds: Float32Array;
}

interface ViewRequest {
  /** Pixels of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Position of the origin in pixels of the canvas. */
  readonly x: number;
  readonly y: number;
  /** Pixels per metre at the origin, across the view. */
  readonly pixelsPerMetre: number;
  /** Elevation of the camera in radians above the horizon. */
  readonly elevation: number;
  /** Distance in metres from the camera to the origin. */
  readonly distance: number;
}

export function placeCamera({ width, height, x, y, pixelsPerMetre, elevation, distance }: ViewRequest): View {
  const aside = (x - width / 2) / pixelsPerMetre;
  const reach = width / (2 * pixelsPerMetre);
  // Two points as far apart as the picture is wide, around the point of the floor in its centre column.
  const holds = new Float32Array([-aside - reach, 0, 0, -aside + reach, 0, 0]);
  const request = { azimuth: 0, elevation, distance, fillWidth: 1, fillHeight: 1e6, centreHeight: y / height };
  return { camera: frameSubject(holds, { ...request, aspect: width / height }), request, holds };
}

/**
 * The ray through a position of the canvas (0 to 1): `eye` plus metres times the direction, whose forward component is
 * 1.
 */
export function rayThrough({ right, up, forward, focal, aspect, shiftX, shiftY }: Camera, u: number, v: number): Vec3 {
  const across = (u - 0.5 - shiftX) / focal;
  const along = (0.5 + shiftY - v) / (focal * aspect);
  return [
    forward[0] + across * right[0] + along * up[0],
    forward[1] + across * right[1] + along * up[1],
    forward[2] + across * right[2] + along * up[2],
  ];
}
