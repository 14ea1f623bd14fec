import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiProgressDownload } from '@mdi/js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { cut } from '../../lib/text/cut.ts';
import { TOAST_DURATION_MS, TOAST_TITLE_LENGTH } from '../display-limits.ts';
import { Icon } from '../icon.tsx';
import floating from './floating-message.module.css';
import { useToasts, type Toast } from './toast.store.ts';
import classes from './toasts.module.css';

interface TitleProps {
  readonly markup: string;
  readonly className?: string | undefined;
}

const PlainTitle = ({ markup, className }: TitleProps) => <span className={className}>{markup}</span>;

/** The sanitiser loads with the first title that needs it. If it fails to load, the markup is shown as plain text. */
const MarkedTitle = lazy(() =>
  import('../safe-markup.tsx').then(
    ({ SafeMarkup }) => ({ default: SafeMarkup }),
    () => ({ default: PlainTitle }),
  ),
);

function Title(props: TitleProps) {
  if (!/[<&]/.test(props.markup)) return <PlainTitle {...props} />;
  return (
    <Suspense fallback={<span className={props.className} />}>
      <MarkedTitle {...props} />
    </Suspense>
  );
}

/** The messages at the top right. Screen readers announce errors at once, successes at the next pause. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const of = (type: Toast['type']) => toasts.filter((toast) => toast.type === type);
  return (
    <div className={classes.stack}>
      <div role="alert" className={classes.region}>
        {of('error').map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className={classes.region}>
        {of('success').map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const { progress } = toast;
  const stays = progress !== undefined;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // While a message is hovered or focused its timer stands still; afterwards it starts anew.
  const isHeld = stays || isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld, dismiss]);

  return (
    <div
      className={`${floating.message} ${classes.toast}`}
      data-type={toast.type}
      data-flag={toast.flag}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <span className={classes.icon}>
        <Icon path={stays ? mdiProgressDownload : toast.type === 'error' ? mdiAlertCircle : mdiCheckCircle} />
      </span>
      <Title className={`${floating.text} ${classes.title}`} markup={cut(toast.title, TOAST_TITLE_LENGTH)} />
      {toast.action && (
        <button
          type="button"
          className={floating.action}
          onClick={() => {
            dismiss(toast.id);
            toast.action?.onAct();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Close" onClick={() => dismiss(toast.id)}>
        <Icon path={mdiClose} size={18} />
      </button>
      {stays && (
        <progress
          className={classes.progress}
          aria-label={toast.title}
          {...(progress !== null && { value: progress })}
        />
      )}
    </div>
  );
}
