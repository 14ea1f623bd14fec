import { linearFromHex } from '../materials/colour.ts';
import type { ShownColour } from '../../foundation/colour/shown-colour.ts';
import type { DrawingStage } from '../../foundation/task/engine-progress.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { frameScene, placeSubject } from '../scene/build-scene.ts';
import { frameSubject, zoomTo } from '../camera/camera.ts';
import type { Camera } from '../camera/camera.ts';
import { subjectSize } from '../parts/subject-size.ts';
import type { Subject } from '../scene/subject.ts';
import { drawFur, hasFur } from '../fur/draw-fur.ts';
import { drawGlass } from '../glass/draw-glass.ts';
import { drawLamplight } from '../render/lamplight.ts';
import { evenLight, lightingQuality, lightScene } from '../light/lighting.ts';
import type { FinishRequest, LookRecipe, Staging } from './look.ts';
import { matchColours } from './match-colours.ts';
import type { TakenView } from './seen-pictures.ts';
import { setUpForSubject } from './set-up-for-subject.ts';
import { renderFrame } from '../render/render-frame.ts';
import { seeScene } from '../render/see-scene.ts';
import { settingOf } from '../settings/index.ts';

export interface PictureRequest {
  readonly look: LookRecipe;
  readonly staging: Staging;
  readonly subject: Subject;
  readonly brief: Brief;
  readonly seed: number;
  readonly detail: number;
  readonly background: GenerateTask['background'];
  /** Linear colour of a plain background; null for any other background. */
  readonly colour: Rgb | null;
  /** Linear colour at the bottom of a plain background that is a gradient; by default it has one colour. */
  readonly colourBelow?: Rgb | undefined;
  readonly width: number;
  readonly height: number;
  /** Focal length (`Camera.focal`) that the pictures of one sheet share. By default the subject fills the picture. */
  readonly focal?: number;
  /** The camera of a photograph into which the subject is drawn. By default one is chosen that shows the subject. */
  readonly camera?: Camera;
  /** Whether this is a quick preview with one sample per pixel and few light directions. */
  readonly coarse: boolean;
  /**
   * Receives the colours that the cloth shows. When given, cloth is dyed so that its lit front has the requested colour
   * in the picture. It is not called for looks without light.
   */
  readonly onColours?: ((shown: readonly ShownColour[]) => void) | null;
  /** Receives what is seen, before it is drawn. */
  readonly onView?: ((view: TakenView) => void) | undefined;
  readonly report: (stage: DrawingStage, share: number) => void;
  readonly check: () => void;
}

/**
 * Maximum number of samples of a picture. Larger pictures have fewer per pixel, so that memory stays below about 400
 * MB.
 */
const MAX_SAMPLES = 14e6;

/** Settles when the thread has taken the last picture that was asked for. */
let last: Promise<void> = Promise.resolve();

/**
 * Frames, lights, renders and finishes one picture of a subject. The pictures of a thread share its large arrays, from
 * which the image library reads while a call waits for it, so each call waits for the one before it.
 */
export function takePicture(request: PictureRequest): Promise<EnginePixels> {
  const taken = last.then(() => {
    const rendered = renderPicture(request);
    request.report('finishing', 0);
    return request.look.finish(rendered);
  });
  const isOver = () => undefined;
  last = taken.then(isOver, isOver);
  return taken;
}

/** Renders the picture up to the input of its look. */
export function renderPicture(request: PictureRequest): FinishRequest {
  const { staging, brief, coarse, report, width, height, background } = request;
  const subject = staging.stand ? request.subject : withoutStand(request.subject);
  const bare = staging.setting === null || background === 'transparent';
  const setting = bare ? null : settingOf(staging.setting);
  const asked = { ...staging.camera, aspect: width / height };
  const framed = staging.holds ? frameSubject(staging.holds(subject.parts), asked) : frameScene(subject, asked);
  const camera =
    request.camera ??
    (request.focal === undefined ? framed : zoomTo(framed, request.focal, asked.centreHeight, asked.across));
  request.onView?.({ camera, parts: subject.parts, left: 0, width: 1 });
  const setup = setUpForSubject(subject, brief.drawing);
  const { scene: dressed, backdrop } = placeSubject(subject, camera, {
    setting,
    colour:
      request.colour ?? staging.backdrop ?? staging.rig.paper ?? (staging.setting === 'studio' ? setup.paper : null),
    tint: brief.backdrop && linearFromHex(brief.backdrop.hex),
    seed: request.seed,
    detail: request.detail,
  });
  const placed = setup.regloss(dressed);
  const relit = setting?.relight?.(staging.rig) ?? staging.rig;
  const rig = setup.relight(setting?.environment ? { ...relit, environment: setting.environment } : relit);
  report('lighting', 0);
  const unlit = staging.unlit === true;
  // Looks that draw lines need surfaces without hair.
  const furred = !unlit && !coarse && !staging.channels.includes('normals') && hasFur(placed);
  const finest = coarse ? 1 : staging.samples;
  const samples = Math.max(1, Math.min(finest, Math.sqrt(MAX_SAMPLES / (width * height))));
  const step = (share: number) => report('lighting', share);
  const view = seeScene(placed, camera, Math.round(width * samples), Math.round(height * samples), {
    // Looks that draw lines need samples in straight rows and columns.
    staggered: samples > 1 && !staging.channels.includes('normals'),
    check: () => step(0),
  });
  const quality = lightingQuality(Math.max(width, height), coarse);
  const lighting = unlit ? evenLight(placed, rig) : lightScene(placed, rig, camera, quality, view.wanted, step);
  const { horizon } = rig.environment;
  const shadowBias = 0.0027 * subjectSize(placed);
  const exposure = rig.exposure * setup.exposure;
  const matched =
    request.onColours && !unlit
      ? matchColours({ scene: placed, view, lighting, shadowBias, exposure, check: () => step(1) })
      : null;
  if (matched) request.onColours?.(matched.shown);
  const scene = matched?.scene ?? placed;
  const frame = renderFrame({
    scene,
    view,
    lighting,
    samples,
    unlit,
    channels: [
      ...staging.channels,
      ...(request.colour ? (['backgroundLight'] as const) : []),
      ...(furred ? (['depth'] as const) : []),
    ],
    shadowBias,
    // The edges of a gobo's shadow are finer than the blocks in which smooth ground is interpolated.
    detailedGround: (setting?.detailed ?? false) || lighting.gobo !== null,
    backdrop: backdrop ?? ((_x, _y, out) => out.set(horizon)),
    onStep: (share) => report('shading', share),
  });
  drawGlass({
    scene,
    camera,
    lighting,
    frame,
    staggered: view.projected.staggered === true,
    cutOut: background === 'transparent',
    onStep: () => report('shading', 1),
  });
  if (furred) drawFur({ scene, camera, frame, onStep: () => report('shading', 1) });
  drawLamplight({ scene, camera, frame, onStep: () => report('shading', 1) });
  if (brief.plainBackground?.shadowless) liftShadow(frame.backgroundLight);
  return {
    frame,
    scene,
    camera,
    brief,
    width,
    height,
    background,
    backgroundColour: request.colour,
    backgroundBelow: request.colourBelow,
    exposure,
    seed: request.seed,
    check: request.check,
  };
}

/** Makes the plain background behind the subject as light as if nothing shaded it; 0 is the subject. */
function liftShadow(backgroundLight: Uint8Array): void {
  for (let k = 0; k < backgroundLight.length; k++) if (backgroundLight[k]! > 0) backgroundLight[k] = 255;
}

/** The subject without the parts of its stand. */
export function withoutStand(subject: Subject): Subject {
  return { ...subject, parts: subject.parts.filter((part) => part.piece >= 0) };
}
