import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  /** May contain markup; shown sanitised. */
  readonly title: string;
  readonly type: 'error' | 'success';
  /** 1: a red warning icon and a red left border. */
  readonly flag: 0 | 1;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  readonly dismiss: (id: number) => void;
}

let lastId = 0;

export const useToasts = create<ToastState>((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** A message that is already on the screen is not repeated. */
export function showToast({ title, type, flag = 0 }: { title: string; type: Toast['type']; flag?: 0 | 1 }): void {
  useToasts.setState(({ toasts }) =>
    toasts.some((toast) => toast.title === title && toast.type === type)
      ? { toasts }
      : { toasts: [...toasts, { id: ++lastId, title, type, flag }] },
  );
}
