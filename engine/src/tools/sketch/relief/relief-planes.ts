import type { PageCamera } from './page-camera.ts';

/** A relief by pixel: which part each pixel shows, and how far it is in front of the page. */
export interface ReliefPlanes {
  readonly width: number;
  readonly height: number;
  /** Plan of each pixel, -1 for none. */
  readonly owners: Int16Array;
  /** Metres in front of the page per pixel of the large form, without folds. */
  readonly form: Float32Array;
  /** Metres in front of the large form per pixel of the folds. */
  readonly folds: Float32Array;
  /** Lines that press the cloth, 0 to 1 per pixel. */
  readonly seams: Float32Array;
  /** Size of a pixel in metres. */
  readonly pixel: number;
  readonly page: PageCamera;
}
