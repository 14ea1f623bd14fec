import { Tooltip } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type ComponentProps } from 'react';
import { TOOLTIP_DELAY_MS } from './display-limits.ts';
import { Icon } from './icon.tsx';
import classes from './icon-button.module.css';
import { useRest } from './use-rest.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, also shown as the tooltip. */
  readonly label: string;
  readonly icon: string;
  /** Keys that do the same on the page, as people read them (`Ctrl Z`). The tooltip names them. */
  readonly keys?: string | undefined;
  /** `scrim` is for buttons that lie on a picture. */
  readonly tone?: 'plain' | 'scrim';
}

/** Names of keys in `aria-keyshortcuts`, where they differ from those that people read. */
const ARIA_KEYS: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  '+': 'Plus',
  '⌘': 'Meta',
  Ctrl: 'Control',
  Esc: 'Escape',
};

const ariaKeysOf = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => ARIA_KEYS[key] ?? key)
    .join('+');

/**
 * A button with an icon. Masonry walls have hundreds of them, so the tooltip is only rendered once the pointer rests on
 * the button.
 */
export function IconButton({ label, icon, keys, tone = 'plain', className = '', ref, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isRested, ...resting } = useRest(TOOLTIP_DELAY_MS);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={`${classes.button} ${className}`}
        aria-keyshortcuts={keys && ariaKeysOf(keys)}
        data-tone={tone}
        {...resting}
        {...rest}
        ref={useMergedRef(ref, button)}
      >
        <Icon path={icon} />
      </button>
      {isRested && <Tooltip label={keys === undefined ? label : `${label} · ${keys}`} target={button} defaultOpened />}
    </>
  );
}
