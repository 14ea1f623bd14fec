import type { ComponentProps, ReactNode } from 'react';
import classes from './floating-toolbar.module.css';

interface FloatingToolbarProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Tools of an editor, floating over its stage. */
export function FloatingToolbar({ label, className = '', children }: FloatingToolbarProps) {
  return (
    <div className={`${classes.toolbar} ${className}`} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

/** Tools that belong together; a line parts it from the group before. */
export const ToolGroup = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${classes.group} ${className}`} {...rest} />
);

interface ZoomReadoutProps {
  readonly zoom: number;
  /** What pressing it does. */
  readonly title?: string;
  readonly onFit: () => void;
}

/** How large the picture is shown, relative to its own pixels; pressing it fits the picture. */
export const ZoomReadout = ({ zoom, title = 'Fit to the window', onFit }: ZoomReadoutProps) => (
  <button type="button" className={classes.zoom} title={title} onClick={onFit}>
    {Math.round(zoom * 100)}%
  </button>
);
