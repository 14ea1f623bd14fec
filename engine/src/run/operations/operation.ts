import type { EditContext } from '../../foundation/task/edit-context.ts';
import type { EditedImage } from '../../words/tasks/edit-task.ts';

/** One operation: makes pictures from a `Task`. */
export type Operation<Task> = (task: Task, context: EditContext) => Promise<readonly EditedImage[]>;
