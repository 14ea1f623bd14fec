import type { Findings } from '../findings.ts';
import { EngineError, type EditedImage, type VaryTask } from '../image-engine.ts';
import { report, type EditContext } from './edit-context.ts';

export async function vary(
  _task: VaryTask,
  _findings: Findings,
  context: EditContext,
): Promise<readonly EditedImage[]> {
  report(context, 'looking', 0);
  throw new EngineError('failed', 'vary is being built');
}
