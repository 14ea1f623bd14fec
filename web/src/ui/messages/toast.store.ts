import { create } from 'zustand';

interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

export interface Toast {
  readonly id: number;
  /** May contain markup; shown sanitised. */
  readonly title: string;
  readonly type: 'error' | 'success';
  /** 1: a red warning icon and a red left border. */
  readonly flag: 0 | 1;
  /** Of work that goes on: its share that is done, 0 to 1, or null while that is not known. Such a message stays. */
  readonly progress?: number | null | undefined;
  /** What can be done about it while it is shown. */
  readonly action?: ToastAction | undefined;
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

interface ToastInput {
  readonly title: string;
  readonly type: Toast['type'];
  readonly flag?: 0 | 1;
  readonly action?: ToastAction;
}

/** A message that is already on the screen is not repeated, unless something else can be done about it. */
export function showToast({ title, type, flag = 0, action }: ToastInput): void {
  useToasts.setState(({ toasts }) =>
    !action && toasts.some((toast) => toast.title === title && toast.type === type)
      ? { toasts }
      : { toasts: [...toasts, { id: ++lastId, title, type, flag, action }] },
  );
}

/** Tells of work that goes on until it is closed. */
export function showProgress({ title, action }: { title: string; action: ToastAction }) {
  const id = ++lastId;
  const toast: Toast = { id, title, type: 'success', flag: 0, action, progress: null };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  return {
    update: (change: Partial<Pick<Toast, 'title' | 'progress'>>) =>
      useToasts.setState(({ toasts }) => ({
        toasts: toasts.map((each) => (each.id === id ? { ...each, ...change } : each)),
      })),
    close: () => useToasts.getState().dismiss(id),
  };
}
