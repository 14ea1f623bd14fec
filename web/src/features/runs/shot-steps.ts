import { MODE_TABLE, STEP_TOOLS, stepSchema, type RunStepView, type StepTool } from '@kenna/contract';

/** The tools that can be a step, by the names that they have everywhere. */
export const STEP_CHOICES = STEP_TOOLS.map((page) => ({ value: page, label: MODE_TABLE[page].navigation }));

/** Large enough for the zoom of shops. */
const SIDE = 1600;

/** A new step has the settings that packshots need. */
export const newStep = (page: StepTool): RunStepView =>
  page === 'Backdrop'
    ? stepSchema.parse({ page, background_type: '#ffffff', image_width: SIDE, image_height: SIDE })
    : stepSchema.parse({ page });

/** Moves a step by one place; it stays where it is at either end. */
export function movedStep(steps: readonly RunStepView[], place: number, by: 1 | -1): RunStepView[] {
  const moved = [...steps];
  const [step] = moved.splice(place, 1);
  moved.splice(Math.max(0, place + by), 0, step!);
  return moved;
}
