import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SETTINGS_ID } from '../../../../lib/navigation/settings-id.ts';
import { useCloseOnBack } from '../../../../lib/navigation/use-close-on-back.ts';
import { isDrag, nextHeight, type SheetHeight } from '../../panel/sheet-height.ts';
import classes from './sheet.module.css';

export interface SheetProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Content at the lower edge, visible at every height. */
  readonly foot: ReactNode;
  /** Label of the button on the low sheet, which raises it to half height. */
  readonly peek: string;
  /** Address of the picture that is worked on, shown in that button. */
  readonly peekPicture?: string | null;
  /** Look of that button: `field` for content to type into, `line` for content to read. */
  readonly peekLook?: 'field' | 'line' | undefined;
  readonly onPeek: () => void;
  /** Whether a picture above the sheet changes while a person types, so that it stays lower at half height. */
  readonly isLower?: boolean;
  /** An object that stands for a reported problem. When it changes while the sheet is low, the sheet is raised. */
  readonly needed?: object | null;
  /** An object that stands for the press that began a drawing. When it changes the sheet is lowered, as it covers the drawing. */
  readonly started?: object | null;
}

const HANDLE_NAMES: Record<SheetHeight, string> = {
  low: 'Show settings',
  half: 'Show all settings',
  full: 'Hide settings',
};

/**
 * The tool's settings: a column at the right from 1024 px, below that a sheet with three heights. Its handle is dragged
 * or tapped.
 */
export function Sheet({
  label,
  children,
  foot,
  peek,
  peekLook = 'field',
  peekPicture = null,
  onPeek,
  isLower = false,
  needed = null,
  started = null,
}: SheetProps) {
  const [height, setHeight] = useState<SheetHeight>('low');
  const [seen, setSeen] = useState({ needed, started });
  if (seen.needed !== needed || seen.started !== started) {
    setSeen({ needed, started });
    if (needed && seen.needed !== needed && height === 'low') setHeight('half');
    if (started && seen.started !== started) setHeight('low');
  }
  const isColumn = useMediaQuery('(min-width: 1024px)');
  const handle = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // The field in which a person was, if any, is hidden on the low sheet, and would take the focus with it. On a column
  // the handle is not displayed, and the focus stays.
  useEffect(() => {
    if (started && body.current?.contains(document.activeElement)) handle.current?.focus({ preventScroll: true });
  }, [started]);
  useCloseOnBack(() => setHeight('low'), height !== 'low' && isColumn === false);
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const open = () => {
    // Rendered synchronously, because only visible elements can take the focus.
    flushSync(() => setHeight('half'));
    onPeek();
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : from.current - event.clientY;
    from.current = null;
    dragged.current = isDrag(moved);
    if (dragged.current) setHeight(nextHeight(height, moved));
  };
  // The height changes on click rather than on pointer up, because the click would otherwise hit whatever lies where
  // the handle was. After a drag with the mouse a click follows as well, which is ignored.
  const onClick = () => {
    if (!dragged.current) setHeight(nextHeight(height, 0));
    dragged.current = false;
  };
  return (
    <aside
      id={SETTINGS_ID}
      tabIndex={-1}
      className={classes.sheet}
      data-height={height}
      data-lower={isLower}
      aria-label={label}
    >
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        aria-label={HANDLE_NAMES[height]}
        aria-expanded={height !== 'low'}
        onPointerDown={(event) => {
          from.current = event.clientY;
          dragged.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={onPointerUp}
        onClick={onClick}
        onPointerCancel={() => (from.current = null)}
      >
        <span />
      </button>
      <div ref={body} className={classes.body}>
        {children}
      </div>
      <div className={classes.foot}>
        {height === 'low' && (
          <button type="button" className={classes.open} data-look={peekLook} onClick={open}>
            {peekPicture !== null && <img src={peekPicture} alt="" />}
            <span>{peek}</span>
          </button>
        )}
        {foot}
      </div>
    </aside>
  );
}
