import { Tooltip } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { TOOLTIP_DELAY_MS } from '@kenna/contract';
import { useRef, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import classes from './icon-button.module.css';
import { useRest } from './use-rest.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, read aloud and shown as the tooltip. */
  readonly label: string;
  readonly icon: string;
  /** `scrim`: lies on a picture. */
  readonly tone?: 'plain' | 'scrim';
}

/** Walls have hundreds: its tooltip is made when it is seen. */
export function IconButton({ label, icon, tone = 'plain', className = '', ref, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isRested, ...resting } = useRest(TOOLTIP_DELAY_MS);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={`${classes.button} ${className}`}
        data-tone={tone}
        {...resting}
        {...rest}
        ref={useMergedRef(ref, button)}
      >
        <Icon path={icon} />
      </button>
      {isRested && <Tooltip label={label} target={button} defaultOpened />}
    </>
  );
}
