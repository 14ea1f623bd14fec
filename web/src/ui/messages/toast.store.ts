import { create } from 'zustand';

interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

export interface Toast {
  readonly id: number;
  /** Text of the message. It may contain markup, which is sanitised before it is shown. */
  readonly title: string;
  readonly type: 'error' | 'success';
  /** With 1 the message has a red warning icon and a red left border. */
  readonly flag: 0 | 1;
  /**
   * Share of running work that is done, 0 to 1, or null while it is unknown. Such a message stays until it is closed.
   */
  readonly progress?: number | null | undefined;
  /** Button in the message. */
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

/** Shows a message. One that is already on the screen is not repeated, unless it has an action. */
export function showToast({ title, type, flag = 0, action }: ToastInput): void {
  useToasts.setState(({ toasts }) =>
    !action && toasts.some((toast) => toast.title === title && toast.type === type)
      ? { toasts }
      : { toasts: [...toasts, { id: ++lastId, title, type, flag, action }] },
  );
}

/** Closes the messages that offer an action, which is for the person who was logged in. Running work closes its own. */
export const dismissOffers = (): void =>
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.filter(({ action, progress }) => action === undefined || progress !== undefined),
  }));

/** Shows a message about running work until `close` is called or the person dismisses it. */
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
