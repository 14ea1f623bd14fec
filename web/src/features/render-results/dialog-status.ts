import { DIALOG_STATUS_MS, type RenderView } from '@kenna/contract';
import { create } from 'zustand';

/** What a dialog says of the render that has just ended. */
export interface DialogStatus {
  /** Whether it is shown. */
  readonly flag: boolean;
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message: string;
}

export const HIDDEN: DialogStatus = { flag: false, type: 'success', title: '', message: '' };

export const useDialogStatus = create<DialogStatus>(() => HIDDEN);

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says how a render ended, for as long as the specification keeps such words on the screen. */
export function tellEnding(render: Pick<RenderView, 'status' | 'images' | 'reason'>): void {
  clearTimeout(hiding);
  useDialogStatus.setState(statusOf(render));
  hiding = setTimeout(() => useDialogStatus.setState(HIDDEN), DIALOG_STATUS_MS);
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
