import type { EditContext } from '../../foundation/task/edit-context.ts';
import type { EditedImage } from '../../words/tasks/edit-task.ts';

/** One operation: `Task` to pictures. */
export type Operation<Task> = (task: Task, context: EditContext) => Promise<readonly EditedImage[]>;
