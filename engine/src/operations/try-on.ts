import type { Findings } from '../findings.ts';
import { EngineError, type EditedImage, type TryOnTask } from '../image-engine.ts';
import { report, type EditContext } from './edit-context.ts';

export async function tryOn(
  _task: TryOnTask,
  _findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  throw new EngineError('failed', 'tryOn is being built');
}
