/**
 * Draws a stored scene as a technical flat: the lines of the flat look, as curves that pattern software can edit.
 * Called by the export of scenes; within one version of the engine the same scene gives the same document.
 */
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import { formLabel } from '../../../words/prompt/vocabulary/form-facts.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import { drawnBrief } from '../../../studio/picture/apply-take.ts';
import { buildSubject } from '../../../studio/scene/build-scene.ts';
import { composePicture } from '../../../studio/picture/composition.ts';
import { freedomOf } from '../../../studio/scene/freedom.ts';
import { lightRig } from '../../../studio/light/lights.ts';
import { flatLook } from '../../../studio/looks/flat/flat.ts';
import { traceConstruction } from '../../../studio/looks/flat/trace-construction.ts';
import { traceMarks } from '../../../studio/looks/flat/trace-marks.ts';
import { viewLabel } from '../../../studio/looks/flat/views.ts';
import { renderPicture } from '../../../studio/picture/take-picture.ts';
import { viewRequests } from '../../../studio/picture/take-views.ts';
import { drawingDocument } from './drawing-document.ts';
import type { DrawnView } from './drawing-document.ts';

/** Size in pixels of the drawing that the lines are traced from: half a millimetre per pixel on a shirt. */
const WIDTH = 1400;
const HEIGHT = 1050;
/** Mesh density of a finished picture, so that a thread that has just drawn it can reuse the shape. */
const DETAIL = 1;

/** An SVG 1.1 document, true to size: one unit is one millimetre of the piece. `check` may throw to stop. */
export function technicalDrawing(scene: PictureScene, check: () => void): string {
  const { seed } = scene;
  const shown = drawnBrief(scene);
  // A flat shows only the sides that its picture shows; other pictures get every side that a pattern maker needs.
  const brief: Brief = shown.look === 'flat' ? shown : { ...shown, view: null };
  const freedom = freedomOf(scene.guidance);
  const subject = buildSubject({ brief, fabric: scene.take.fabric ?? null, seed, detail: DETAIL, freedom, check });
  const staging = flatLook.stage(brief, {
    rig: lightRig(null),
    setting: null,
    camera: composePicture(brief, subject, seed, 0),
    samples: 2,
    channels: [],
    stand: false,
  });
  const request = {
    look: flatLook,
    staging: { ...staging, samples: 2 },
    subject,
    brief,
    seed,
    detail: DETAIL,
    background: null,
    colour: null,
    width: WIDTH,
    height: HEIGHT,
    coarse: false,
    report: check,
    check,
  };
  const views = viewRequests(request).map((view): DrawnView => {
    const rendered = renderPicture(view);
    const { frame, camera, scene: drawn } = rendered;
    const construction = traceConstruction(rendered);
    const marks = traceMarks(frame, construction.pen, check);
    const middle = drawn.bounds.min.map((low, axis) => (low + drawn.bounds.max[axis]!) / 2);
    const far = camera.forward.reduce((sum, ray, axis) => sum + ray * (middle[axis]! - camera.eye[axis]!), 0);
    return {
      label: drawn.presentation === 'board' ? '' : viewLabel(brief, camera.azimuth),
      millimetres: (1000 * far) / (camera.focal * frame.width),
      width: frame.width,
      height: frame.height,
      construction,
      marks,
    };
  });
  return drawingDocument(titleOf(brief), views);
}

function titleOf({ pieces, hero }: Brief): string {
  const piece = pieces[hero];
  if (!piece) return 'Technical drawing';
  const words = [piece.fabric?.replaceAll('-', ' '), formLabel(piece.form)].filter((word) => word !== undefined);
  return `Technical drawing: ${words.join(' ')}`;
}
