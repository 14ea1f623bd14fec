import { Popover as MantinePopover, type PopoverProps } from '@mantine/core';
import { useOpened } from './use-opened.ts';

/** A panel beside its button, which Back closes too. Its parts are those of Mantine's popover. */
const PopoverRoot = (props: PopoverProps) => <MantinePopover {...props} {...useOpened(props)} />;

const { Target, Dropdown } = MantinePopover;

export const Popover = Object.assign(PopoverRoot, { Target, Dropdown });
