/** The first kind of backdrop: a picture continues beyond its edges, and so does a subject that they cut off. */
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Canvas } from '../canvas.ts';
import { continueBackdrop } from './continue-backdrop.ts';
import { continueSubject } from './continue-subject.ts';
import { spaceBeside, subjectCuts } from '../subject-cuts.ts';
import type { SubjectCuts } from '../subject-cuts.ts';
import { fillBlurred } from './fill-blurred.ts';

interface ContinuationRequest {
  readonly canvas: Canvas;
  /** Pixels of blur per pixel outwards for content that does not continue in lines. */
  readonly softening: number;
  /** Faster and less exact, for a preview. */
  readonly coarse: boolean;
  /** Called with the finished share, 0 to 1, every few milliseconds; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** A subject that is cut off along at least this share of the border is the scene itself. */
const SCENE = 0.5;
/** Subject value (of 255) above which a pixel shows the subject. */
const SUBJECT = 127;

export function continuePicture({ canvas, softening, coarse, onStep }: ContinuationRequest): EnginePixels {
  const { width, height, rgb, alpha } = canvas;
  const check = () => onStep(0);
  const scene = isScene(canvas);
  const subject = hasSubject(canvas) && !scene;
  const lines = continueBackdrop(canvas, subject, { softening, check });
  onStep(0.3);
  // Content that fills the whole picture must not be repeated, or a face would get three eyes.
  const isPlain = coarse || scene;
  const back = isPlain
    ? lines.rgb
    : fillBlurred({ canvas, lines, subject, onStep: (share) => onStep(0.3 + 0.5 * share) });
  onStep(0.8);
  const body = subject ? continueSubject(canvas, subjectCuts(canvas), check) : null;
  onStep(0.9);
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    if ((i & 65535) === 0) check();
    const kept = alpha[i]! === 255;
    const share = kept || !body ? 0 : body.trust[i]!;
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const made = back[at]!;
      data[at] = kept ? rgb[at]! : share > 0 ? made + (body!.rgb[at]! - made) * share + 0.5 : made + 0.5;
    }
  }
  return { width, height, channels: 3, data };
}

/** Whether the subject is cut off along so much of the border that it is not an object in front of a background. */
export const isScene = (canvas: Canvas): boolean => cutShare(canvas, subjectCuts(canvas)) >= SCENE;

const hasSubject = ({ subject }: Canvas): boolean => subject.some((value) => value > SUBJECT);

/** Share of the border with free canvas beside it along which the subject is cut off. */
function cutShare(canvas: Canvas, cuts: SubjectCuts): number {
  const { box } = canvas;
  if (!box) return 0;
  let [cut, whole] = [0, 0];
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    if (spaceBeside(canvas, side) <= 0) continue;
    whole += side === 'left' || side === 'right' ? box.height : box.width;
    for (const { from, to } of cuts[side]) cut += to - from;
  }
  return whole === 0 ? 0 : cut / whole;
}
