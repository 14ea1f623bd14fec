import type { EngineTask } from '../../../ports/engine-task.ts';
import type { ModelSettings } from '../engine-settings.ts';

/** Operations to whose words the settings add negative ones. */
const WITH_SETTINGS: readonly EngineTask['operation'][] = ['generate', 'sketch', 'outpaint'];

/** Separates the words to avoid from the task and the settings, and returns all three. */
export function separateNegative<Task extends EngineTask>(
  task: Task,
  settings: ModelSettings,
): { readonly task: Task; readonly settings: ModelSettings; readonly negative: string } {
  const own = 'negativePrompt' in task ? task.negativePrompt : '';
  const added = WITH_SETTINGS.includes(task.operation) ? settings.negative : '';
  return {
    task: 'negativePrompt' in task ? { ...task, negativePrompt: '' } : task,
    settings: { ...settings, negative: '' },
    negative: [own, added].filter(Boolean).join(', '),
  };
}
