/** Turns line art into a picture: each region of the drawing gets the form, fabric and colour that the words give it. */
import { EngineError, type SketchTask } from '../image-engine.ts';
import { report, type Operation } from './edit-context.ts';

export const sketch: Operation<SketchTask> = async (_task, context) => {
  report(context, 'looking', 0);
  throw new EngineError('failed', 'sketch is being built');
};
