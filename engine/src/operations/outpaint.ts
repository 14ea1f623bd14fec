import type { Findings } from '../findings.ts';
import { EngineError, type EditedImage, type OutpaintTask } from '../image-engine.ts';
import { report, type EditContext } from './edit-context.ts';

export async function outpaint(
  _task: OutpaintTask,
  _findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  throw new EngineError('failed', 'outpaint is being built');
}
