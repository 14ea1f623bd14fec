/**
 * Turns line art into a picture: each region of the drawing gets the form, fabric and colour that the words assign to
 * it. A photograph is traced first, only its subject. Each call makes one picture; the same task and seed give the same
 * pixels. A drawing most of whose lines enclose nothing is rejected.
 */
import type { Findings } from '../../perception/people/findings.ts';
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, SketchTask } from '../../words/tasks/edit-task.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { drawSketch } from '../../tools/sketch/draw-sketch.ts';
import { drawLines } from '../../tools/sketch/lines/draw-lines.ts';
import { readPage } from '../../tools/sketch/page/read-page.ts';
import { report, stopIfCancelled, type EditContext } from '../../foundation/task/edit-context.ts';

/** Longer side of the preview in pixels. */
const PREVIEW_SIDE = 128;
/** Longer side in pixels at which the relief is calculated. */
const DETAIL = 512;

export async function sketch(
  task: SketchTask,
  findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  const { index, seed } = context;
  const { width, height } = task;
  const check = () => stopIfCancelled(context);
  const traced = task.edges ? await drawLines(task.source, findings.source, shoesOf(task), check) : null;
  const source = traced?.page ?? task.source;
  const bare = traced?.bare ?? null;
  const shrink = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const small = await readPage(source, Math.round(width * shrink), Math.round(height * shrink), check);
  const glance = await drawSketch({
    drawing: small,
    bare,
    task,
    seed,
    detail: PREVIEW_SIDE,
    coarse: true,
    onStep: check,
  });
  report(context, 'filling', 0.12, glance?.pixels);
  const drawing = await readPage(source, width, height, check);
  report(context, 'filling', 0.18);
  let done = 0.18;
  const drawn = await drawSketch({
    drawing,
    bare,
    task,
    seed,
    detail: DETAIL,
    coarse: false,
    onStep: (share) => report(context, 'filling', (done = Math.max(done, 0.18 + 0.78 * share))),
  });
  if (!drawn) throw new EngineError('bad_input', NO_OUTLINE);
  report(context, 'blending', 1);
  return [{ index, seed, ...drawn }];
}

/** Shoes of a traced person are drawn only when the words name some. */
const shoesOf = (task: SketchTask): 'drawn' | 'left' =>
  readBrief(task).pieces.some(({ form }) => zoneOf(form) === 'foot') ? 'drawn' : 'left';

const NO_OUTLINE =
  'The lines of the drawing enclose next to nothing: draw what you mean with lines that close, dark enough to stand out from the paper.';
