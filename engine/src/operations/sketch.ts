/** Turns line art into a picture: each region of the drawing gets the form, fabric and colour that the words give it. */
import { EngineError, type SketchTask } from '../image-engine.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { drawSketch } from '../sketch/draw-sketch.ts';
import { readPage } from '../sketch/read-page.ts';
import { report, stopIfCancelled, type Operation } from './edit-context.ts';

export const sketch: Operation<SketchTask> = async (task, context) => {
  report(context, 'looking', 0);
  const { index, seed } = context;
  const drawing = await readPage(task.source, task.width, task.height, () => stopIfCancelled(context));
  const brief = readBrief(task);
  report(context, 'filling', 0.1);
  const pixels = await drawSketch({
    ...{ drawing, task, brief, seed, detail: 512, coarse: false },
    onStep: (share) => report(context, 'filling', 0.1 + 0.85 * share),
  });
  if (!pixels) throw new EngineError('bad_input', 'no outline found');
  report(context, 'blending', 1);
  return [{ index, seed, pixels, note: null }];
};
