/** One message of a conversation about a picture: read as edits, each of which another operation does. */
import {
  EngineError,
  type EditedImage,
  type EditOptions,
  type EditTask,
  type InstructEditTask,
} from '../image-engine.ts';

/** Runs one of the other operations. */
export type RunStep = (task: EditTask, options: EditOptions) => Promise<readonly EditedImage[]>;

export async function instructEdit(
  _task: InstructEditTask,
  _options: EditOptions,
  _run: RunStep,
): Promise<readonly EditedImage[]> {
  throw new EngineError('failed', 'instructEdit is being built');
}
