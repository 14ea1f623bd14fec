import { Tooltip } from '@mantine/core';
import { TOOLTIP_DELAY_MS } from '@kenna/contract';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import classes from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, read aloud and shown as the tooltip. */
  readonly label: string;
  readonly icon: string;
  /** `scrim`: lies on a picture. */
  readonly tone?: 'plain' | 'scrim';
}

export function IconButton({ label, icon, tone = 'plain', className = '', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={TOOLTIP_DELAY_MS}>
      <button type="button" aria-label={label} className={`${classes.button} ${className}`} data-tone={tone} {...rest}>
        <Icon path={icon} />
      </button>
    </Tooltip>
  );
}
