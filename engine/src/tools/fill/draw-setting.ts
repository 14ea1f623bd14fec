/** Draws an empty setting of the studio, as the new content of a mask. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { Subject } from '../../studio/scene/subject.ts';
import { lightRig } from '../../studio/light/lights.ts';
import { lookOf } from '../../studio/looks/index.ts';
import type { SettingName } from '../../studio/settings/setting.ts';
import { takePicture } from '../../studio/picture/take-picture.ts';
import { propParts } from '../../studio/dressing/wardrobe.ts';

interface SettingRequest {
  readonly setting: SettingName;
  readonly brief: Brief;
  readonly seed: number;
  readonly fromRight: boolean;
  readonly width: number;
  readonly height: number;
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Corners in metres of the space that a standing person would take. */
const ROOM = new Float32Array([-0.3, 0, -0.2, 0.3, 0, 0.2, 0.3, 1.6, -0.2, -0.3, 1.6, 0.2]);
/** Maximum and minimum side of the drawing in pixels; it is enlarged for larger areas. */
const MAX_SIDE = 1280;
const MIN_SIDE = 24;
/** Mesh density of a preview relative to a full drawing. */
const PREVIEW_DETAIL = 0.3;

/** Azimuths of the camera in radians for four variants. */
const TURNS = [0.1, -0.35, 0.5, -0.7];

/** Returns an RGB picture of the requested aspect ratio, at most 1280 pixels long. */
export async function drawSetting(request: SettingRequest): Promise<EnginePixels> {
  const { setting, brief, seed, coarse, onStep } = request;
  const scale = Math.min(1, MAX_SIDE / Math.max(request.width, request.height));
  const width = Math.max(MIN_SIDE, Math.round(request.width * scale));
  const height = Math.max(MIN_SIDE, Math.round(request.height * scale));
  const look = lookOf('studio');
  const rig = lightRig(brief.light);
  const boxes = rig.boxes.map((box) => ({ ...box, azimuth: request.fromRight ? -box.azimuth : box.azimuth }));
  const variant = seed % TURNS.length;
  return takePicture({
    look,
    subject: sizeBox(),
    brief,
    seed,
    width,
    height,
    coarse,
    background: null,
    colour: null,
    detail: coarse ? PREVIEW_DETAIL : 1,
    staging: {
      rig: { ...rig, boxes },
      setting,
      samples: 2,
      channels: [],
      stand: true,
      holds: () => ROOM,
      camera: {
        azimuth: TURNS[variant]!,
        elevation: 0.06 + 0.03 * variant,
        distance: 5,
        fillWidth: 0.7,
        fillHeight: 0.8,
        centreHeight: 0.5,
      },
    },
    report: (stage, share) => onStep(stage === 'shading' ? 0.3 + 0.6 * share : stage === 'finishing' ? 0.9 : 0.2),
    check: () => onStep(0),
  });
}

/** A part that gives the setting its size and is invisible, because its trim cuts all of it away. */
function sizeBox(): Subject {
  const mesh = {
    positions: ROOM,
    normals: new Float32Array(ROOM.length).map((_, i) => (i % 3 === 2 ? 1 : 0)),
    uvs: new Float32Array((ROOM.length / 3) * 2),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  };
  const parts = propParts([{ name: 'room', role: 'stand', mesh, castsShadow: false, trim: () => -1 }]);
  return { parts, presentation: 'floor', turn: undefined };
}
