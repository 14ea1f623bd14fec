import {
  counted,
  totalOf,
  type CellState,
  type RunCell,
  type RunStatus,
  type RunSummary,
  type RunView,
} from '@kenna/contract';

export const STATUS_WORDS: Readonly<Record<RunStatus, string>> = {
  draft: 'Not started',
  running: 'Drawing',
  paused: 'Paused',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

export const STATE_WORDS: Readonly<Record<CellState, string>> = {
  waiting: 'Waiting',
  drawing: 'Drawing',
  done: 'Done',
  failed: 'Failed',
  stale: 'Out of date',
};

/** Tells the state of a picture: "Drawing step 2 of 3", or "Failed at step 2 of 3: No garment was found". */
export function stateWords({ state, reason, steps }: Pick<RunCell, 'state' | 'reason' | 'steps'>): string {
  const isUnfinished = steps !== null && steps.made < steps.all;
  const step = isUnfinished ? `step ${steps.made + 1} of ${steps.all}` : null;
  const words = step === null ? STATE_WORDS[state] : stepWords(state, step);
  return reason === null ? words : `${words}: ${reason}`;
}

function stepWords(state: CellState, step: string): string {
  if (state === 'drawing') return `Drawing ${step}`;
  if (state === 'waiting') return `Waiting for ${step}`;
  return state === 'failed' ? `Failed at ${step}` : STATE_WORDS[state];
}

/** Tells the progress of a run: "12 of 40 pictures, 2 failed". */
export function progressWords({ cells }: Pick<RunSummary, 'cells'>): string {
  const words = `${cells.done.toLocaleString('en')} of ${counted(totalOf(cells), 'picture')}`;
  return cells.failed === 0 ? words : `${words}, ${cells.failed.toLocaleString('en')} failed`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Tells the remaining time of a run in steps that it can keep: "about 20 min left". */
export function timeWords(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute left';
  if (seconds < HOUR) return `about ${Math.ceil(seconds / MINUTE)} min left`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.round((seconds % HOUR) / (10 * MINUTE)) * 10;
  if (minutes === 60) return `about ${hours + 1} h left`;
  return minutes === 0 ? `about ${hours} h left` : `about ${hours} h ${minutes} min left`;
}

/** Tells what a run has: "3 products × 2 shots", "6 of 6 pictures". What there is none of is left out. */
export function factsOf(run: Pick<RunSummary, 'products' | 'shot_names' | 'cells'>): string[] {
  const sizes = [
    run.products > 0 ? counted(run.products, 'product') : '',
    run.shot_names.length > 0 ? counted(run.shot_names.length, 'shot') : '',
  ];
  return [sizes.filter(Boolean).join(' × '), totalOf(run.cells) > 0 ? progressWords(run) : ''].filter(Boolean);
}

/** What a start costs, or what is missing for it; null when there is nothing to say. */
export function startWords(run: RunView): string | null {
  if (run.products === 0) return 'Add products before you start.';
  if (run.shots.length === 0) return 'Add a shot before you start.';
  if (run.price.pictures > 0) return priceWords(run.price);
  return run.status === 'draft' ? 'No picture can be drawn. The Pictures tab shows why.' : null;
}

/** Tells what the pictures that are still to be drawn cost: "6 pictures: 6 of 20 prompts left". */
function priceWords({ pictures, steps, unit, cost, left }: RunView['price']): string {
  const words =
    steps > pictures ? `${counted(pictures, 'picture')} in ${counted(steps, 'step')}` : counted(pictures, 'picture');
  if (unit === null || left === null) return words;
  const units = `${cost.toLocaleString('en')} of ${counted(left, unit)} left`;
  return cost > left ? `${words}: ${units}. The run pauses when they are used up.` : `${words}: ${units}`;
}
