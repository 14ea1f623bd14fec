/** Divides a task into shots: what to draw for each picture, and how the results become pictures of the task. */
import type { EngineTask } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { planEdit, planTryOn } from './plan-edit.ts';
import { planGenerate } from './plan-generate.ts';
import { planInpaint, planOutpaint } from './plan-repaint.ts';
import { planSketch } from './plan-sketch.ts';
import type { PlanParts } from './plan-parts.ts';
import { planVary } from './plan-vary.ts';
import type { Plan } from './shot.ts';

/** For tasks that draw; null for those that use other routes. @throws ImageEngineError `bad_input`, `missing_model`. */
export async function planOfTask(task: EngineTask, made: PlanParts): Promise<Plan | null> {
  checkTask(task);
  switch (task.operation) {
    case 'generate':
      return planGenerate(task, made);
    case 'vary':
      return planVary(task, made);
    case 'inpaint':
      return planInpaint(task, made);
    case 'outpaint':
      return planOutpaint(task, made);
    case 'sketch':
      return planSketch(task, made);
    case 'instructEdit':
      return planEdit(task, made);
    case 'tryOn':
      return planTryOn(task, made);
    default:
      return null;
  }
}

const isColour = (background: string) => background === 'transparent' || /^#[0-9a-f]{6}$/i.test(background);

function checkTask(task: EngineTask): void {
  const bad = (text: string) => new ImageEngineError('bad_input', text);
  if (task.count < 1) throw bad('no picture is asked for');
  if ('width' in task && !(task.width > 0 && task.height > 0)) throw bad(`size ${task.width}x${task.height}`);
  if ('background' in task && task.background !== null && !isColour(task.background)) {
    throw bad(`background ${task.background}`);
  }
}
