import type { EngineTask } from '../../../../ports/engine-task.ts';
import { badInput, type PlanContext, type PlanPicture } from './plan-context.ts';
import { planEnhanceFaces } from './enhance-faces.ts';
import { planGenerate } from './generate.ts';
import { planInpaint } from './inpaint.ts';
import { planInstructEdit } from './instruct-edit.ts';
import { planOutpaint } from './outpaint.ts';
import { planRemoveBackground } from './remove-background.ts';
import { planSketch } from './sketch.ts';
import { planTryOn } from './try-on.ts';
import { planUpscale } from './upscale.ts';
import { planVary } from './vary.ts';

/** Uploads a task's pictures and returns the plan for each result. */
export function planTask(task: EngineTask, context: PlanContext): Promise<PlanPicture> {
  switch (task.operation) {
    case 'generate':
      return planGenerate(task, context);
    case 'vary':
      return planVary(task, context);
    case 'inpaint':
      return planInpaint(task, context);
    case 'outpaint':
      return planOutpaint(task, context);
    case 'sketch':
      return planSketch(task, context);
    case 'tryOn':
      return planTryOn(task, context);
    case 'instructEdit':
      return planInstructEdit(task, context);
    case 'removeBackground':
      return planRemoveBackground(task, context);
    case 'upscale':
      return planUpscale(task, context);
    case 'enhanceFaces':
      return planEnhanceFaces(task, context);
  }
}

const isColour = (background: string | null): boolean =>
  background === null || background === 'transparent' || /^#[0-9a-f]{6}$/i.test(background);
const isSide = (side: number): boolean => Number.isInteger(side) && side > 0;

/** @throws ImageEngineError `bad_input` for tasks that no engine can do. */
export function checkTask(task: EngineTask, seed: number): void {
  // Larger whole numbers are not exact, so the seed could not be reused.
  if (!Number.isSafeInteger(seed) || seed < 0) badInput(`seed ${seed}`);
  if ('background' in task && !isColour(task.background)) badInput(`background ${task.background}`);
  if ('width' in task && !(isSide(task.width) && isSide(task.height))) badInput(`size ${task.width}x${task.height}`);
  if (!isSide(task.count)) badInput(`count ${task.count}`);
}
