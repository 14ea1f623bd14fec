import type { ComponentProps, ReactNode } from 'react';
import classes from './floating-toolbar.module.css';

interface FloatingToolbarProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A toolbar that floats over the stage of an editor. */
export function FloatingToolbar({ label, className = '', children }: FloatingToolbarProps) {
  return (
    <div className={`${classes.toolbar} ${className}`} role="toolbar" aria-label={label}>
      {children}
    </div>
  );
}

/** A group of tools, separated by a line from the group before. */
export const ToolGroup = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${classes.group} ${className}`} {...rest} />
);

interface ZoomReadoutProps {
  readonly zoom: number;
  /** Tooltip: what pressing the button does. */
  readonly title?: string;
  readonly onFit: () => void;
}

/** The zoom in percent, where 100 % shows one pixel of the picture per CSS pixel. Pressing it fits the picture. */
export const ZoomReadout = ({ zoom, title = 'Fit to the window', onFit }: ZoomReadoutProps) => (
  <button type="button" className={classes.zoom} title={title} onClick={onFit}>
    {Math.round(zoom * 100)}%
  </button>
);
