/** What the state of a run and its owner's plan allow, and how a refusal reads. */
import { RUN_CAPS, type Plan, type RunStatus } from '@kenna/contract';
import { AppError, invalidFields } from '../../shared/app-error.ts';

/** A run with one of these statuses can be started. */
export const FROM_START: readonly RunStatus[] = ['draft', 'finished', 'cancelled'];

export const noSuchRun = () => new AppError('not_found', { text: 'There is no such run.' });
export const nothingToDraw = () => new AppError('nothing_to_change', { text: 'There is nothing to draw in this run.' });

/** @throws AppError `invalid_fields` when the plan allows fewer. */
export function checkCaps(plan: Plan, { rows, shots }: { readonly rows?: number; readonly shots?: number }): void {
  const caps = RUN_CAPS[plan];
  const tooMany = (what: string, max: number) =>
    `Your plan allows ${max} ${what} in a run. Choose a larger plan for more.`;
  if ((rows ?? 0) > caps.rows) throw invalidFields({ rows: tooMany('products', caps.rows) });
  if ((shots ?? 0) > caps.shots) throw invalidFields({ shots: tooMany('shots', caps.shots) });
}

const CHANGED_ELSEWHERE = 'It was changed in another window meanwhile. Save yours over it, or discard your changes.';

/** @throws AppError `conflict` when the version that was changed is not the current one. */
export function checkVersion(changed: number | undefined, current: number): void {
  if (changed !== undefined && changed !== current) throw new AppError('conflict', { text: CHANGED_ELSEWHERE });
}
