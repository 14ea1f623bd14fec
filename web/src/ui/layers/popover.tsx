import { Popover as MantinePopover, type PopoverProps } from '@mantine/core';
import { useOpened } from './use-opened.ts';

/** Whoever shows a popover opens it, because Mantine's target does not where the state is given. */
type Controlled = PopoverProps & Required<Pick<PopoverProps, 'opened' | 'onChange'>>;

/** Mantine's popover and its parts; Back closes it as well. */
const PopoverRoot = (props: Controlled) => <MantinePopover {...props} {...useOpened(props)} />;

const { Target, Dropdown } = MantinePopover;

export const Popover = Object.assign(PopoverRoot, { Target, Dropdown });
