import { Popover as MantinePopover, type PopoverProps } from '@mantine/core';
import { useOpened } from './use-opened.ts';

/** Mantine's popover and its parts; Back closes it as well. */
const PopoverRoot = (props: PopoverProps) => <MantinePopover {...props} {...useOpened(props)} />;

const { Target, Dropdown } = MantinePopover;

export const Popover = Object.assign(PopoverRoot, { Target, Dropdown });
