/** Draws an object in the studio, alone and cut out, to be placed into another picture. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { InpaintTask } from '../../words/tasks/edit-task.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { buildSubject } from '../../studio/scene/build-scene.ts';
import type { Subject } from '../../studio/scene/subject.ts';
import { composePicture } from '../../studio/picture/composition.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { lightRig } from '../../studio/light/lights.ts';
import { lookOf } from '../../studio/looks/index.ts';
import { takePicture, withoutStand } from '../../studio/picture/take-picture.ts';

interface ObjectRequest {
  readonly brief: Brief;
  readonly look: InpaintTask['look'];
  readonly seed: number;
  /** Freedom of interpretation, from 0 (the plainest reading of the words) to 1. */
  readonly freedom: number;
  /** Whether the light comes from the right of the picture. */
  readonly fromRight: boolean;
  /** Size in pixels of the area that it is drawn for. */
  readonly width: number;
  readonly height: number;
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Maximum side in pixels of the drawing; it is enlarged for larger areas. */
const MAX_SIDE = 1400;
/** Minimum side in pixels of the drawing; an object has no shape below it. */
const MIN_SIDE = 24;
/** Mesh density of a preview. */
const PREVIEW_DETAIL = 0.24;
/** Minimum mesh density of a full drawing, which grows with its size. */
const MIN_DETAIL = 0.3;
/** Maximum mesh density of a full drawing. */
const MAX_DETAIL = 1.2;
/** Side in pixels at which the mesh density of a full drawing is 1. */
const DETAIL_SIDE = 768;
/** Share of the drawing that the object fills: all but an antialiased rim. */
const FILLED = 0.985;

/**
 * Returns an RGBA picture of about the requested aspect ratio, 24 to 1400 pixels on each side; the object fills its
 * width or height.
 */
export async function drawObject(request: ObjectRequest): Promise<EnginePixels> {
  const { brief, seed, freedom, coarse, onStep } = request;
  const scale = Math.min(1, MAX_SIDE / Math.max(request.width, request.height));
  const width = Math.max(MIN_SIDE, Math.round(request.width * scale));
  const height = Math.max(MIN_SIDE, Math.round(request.height * scale));
  const detail = coarse
    ? PREVIEW_DETAIL
    : Math.min(MAX_DETAIL, Math.max(MIN_DETAIL, Math.max(width, height) / DETAIL_SIDE));
  const look = lookOf(request.look);
  const check = () => onStep(0);
  const built = withoutStand(buildSubject({ brief, fabric: null, seed, detail, freedom, check }));
  const zone = zoneOf(brief.pieces[brief.hero]!.form);
  const worn = zone === 'jewellery' || zone === 'head';
  const subject = worn ? asWorn(built) : built;
  const camera = composePicture(brief, subject, seed, freedom);
  const view = worn ? { ...camera, azimuth: 0.12 * freedom * Math.sin(seed), elevation: 0.02 } : camera;
  const rig = lightRig(brief.light ?? subject.rig ?? null);
  // The studio's key light is on the left.
  const boxes = rig.boxes.map((box) => ({ ...box, azimuth: request.fromRight ? -box.azimuth : box.azimuth }));
  const staging = look.stage(brief, {
    rig: { ...rig, boxes },
    setting: 'studio',
    samples: coarse ? 1 : 2,
    channels: [],
    stand: false,
    camera: { ...view, fillWidth: FILLED, fillHeight: FILLED, centreHeight: 0.5 },
  });
  const picture = await takePicture({
    look,
    subject,
    brief,
    seed,
    detail,
    width,
    height,
    coarse,
    check,
    background: 'transparent',
    colour: null,
    staging: { ...staging, stand: false },
    report: (stage, share) => onStep(SHARES[stage](share)),
  });
  onStep(1);
  return picture;
}

const SHARES = {
  reading: () => 0,
  shaping: () => 0.1,
  lighting: (share: number) => 0.1 + 0.3 * share,
  shading: (share: number) => 0.4 + 0.5 * share,
  finishing: (share: number) => 0.9 + 0.1 * share,
};

/**
 * Removes what the wearer's body would hide: the bust of a shop display, the back of a chain, the temples of glasses.
 */
function asWorn(subject: Subject): Subject {
  const own = subject.parts.filter(({ role }) => role !== 'stand');
  const { min, max } = meshBounds(own.map(({ mesh }) => mesh));
  const depth = max[2] - min[2];
  if (depth < WORN_DEPTH) return { ...subject, parts: own };
  const behind = min[2] + BACK_SHARE * depth;
  const parts = own.map((part) => {
    const edge = part.trim;
    if (part.glass) return part;
    return {
      ...part,
      trim: (x: number, y: number, z: number, u: number, v: number) => {
        return Math.min(edge ? edge(x, y, z, u, v) : Infinity, z - behind);
      },
    };
  });
  return { ...subject, parts };
}

/** Depth in metres from which a worn thing goes around the body. */
const WORN_DEPTH = 0.04;
/** Share of the depth of a worn thing that is behind the body. */
const BACK_SHARE = 0.4;
