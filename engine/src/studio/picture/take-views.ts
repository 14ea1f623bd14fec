import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { frameScene } from '../scene/build-scene.ts';
import { takePicture, withoutStand } from './take-picture.ts';
import type { PictureRequest } from './take-picture.ts';
import type { TakenView } from './seen-pictures.ts';

/** Takes the picture, or all pictures side by side when the look shows several views. */
export async function takeViews(request: PictureRequest): Promise<EnginePixels> {
  const views: EnginePixels[] = [];
  for (const view of viewRequests(request)) views.push(await takePicture(view));
  return views.length === 1 ? views[0]! : sideBySide(views, request.width, request.height);
}

/** One request for each view of the look, all at the same scale. */
export function viewRequests(request: PictureRequest): PictureRequest[] {
  const { staging, width } = request;
  const turns = staging.turns ?? [0];
  const focal = turns.length > 1 ? sharedFocal(request, turns) : undefined;
  return turns.map((turn, i) => {
    const left = Math.round((width * i) / turns.length);
    const right = Math.round((width * (i + 1)) / turns.length);
    const camera = { ...staging.camera, azimuth: staging.camera.azimuth + turn };
    const view = { ...request, ...(focal ? { focal } : {}), width: right - left, staging: { ...staging, camera } };
    const place = { left: left / width, width: (right - left) / width };
    const onView = request.onView && ((taken: TakenView) => request.onView?.({ ...taken, ...place }));
    return { ...view, onView, report: reportShare(request, i, turns.length) };
  });
}

/** The longest focal length at which every view fits, so that the views of one sheet have the same scale. */
function sharedFocal({ staging, subject, width, height }: PictureRequest, turns: readonly number[]): number {
  const shown = staging.stand ? subject : withoutStand(subject);
  const aspect = width / turns.length / height;
  const { azimuth } = staging.camera;
  return Math.min(
    ...turns.map((turn) => frameScene(shown, { ...staging.camera, azimuth: azimuth + turn, aspect }).focal),
  );
}

/**
 * Reports the progress of one view as a share of all, so that stages do not seem to go back when the next view starts.
 */
function reportShare({ report, check }: PictureRequest, index: number, count: number): PictureRequest['report'] {
  return (stage, share) => {
    if (stage === 'shading') report(stage, (index + share) / count);
    else if (stage === 'finishing' ? index === count - 1 : index === 0) report(stage, share);
    else check();
  };
}

function sideBySide(views: readonly EnginePixels[], width: number, height: number): EnginePixels {
  const { channels } = views[0]!;
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    let at = y * width * channels;
    for (const view of views) {
      const stride = view.width * channels;
      data.set(view.data.subarray(y * stride, (y + 1) * stride), at);
      at += stride;
    }
  }
  return { width, height, channels, data };
}
