import type { RenderView } from '@kenna/contract';
import { create } from 'zustand';

/** How long an outcome is displayed, in milliseconds, as the specification says. */
const SHOWN_MS = 2000;

/** Outcome of the last render of a dialog, as it is displayed. */
export interface DialogStatus {
  /** True while it is displayed. */
  readonly flag: boolean;
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message: string;
}

export const HIDDEN: DialogStatus = { flag: false, type: 'success', title: '', message: '' };

export const useDialogStatus = create<DialogStatus>(() => HIDDEN);

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Displays the outcome of a render for a while. */
export function showOutcome(render: Pick<RenderView, 'status' | 'images' | 'reason'>): void {
  clearTimeout(hiding);
  useDialogStatus.setState(statusOf(render));
  hiding = setTimeout(() => useDialogStatus.setState(HIDDEN), SHOWN_MS);
}

export function statusOf({ status, images, reason }: Pick<RenderView, 'status' | 'images' | 'reason'>): DialogStatus {
  if (status === 'completed') {
    const message = images.length === 1 ? 'Your picture is ready.' : `Your ${images.length} pictures are ready.`;
    return { flag: true, type: 'success', title: 'Done', message };
  }
  if (status === 'cancelled') {
    return {
      flag: true,
      type: 'success',
      title: 'Cancelled',
      message: 'You are not charged for images that were not delivered.',
    };
  }
  return { flag: true, type: 'error', title: 'Not completed', message: reason ?? 'Please try again.' };
}
