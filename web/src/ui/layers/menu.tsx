import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useOpened } from './use-opened.ts';

/** Mantine's menu and its parts; Back closes it as well. */
const MenuRoot = (props: MenuProps) => <MantineMenu {...props} {...useOpened(props)} />;

const { Target, Dropdown, Item, Label, Divider } = MantineMenu;

export const Menu = Object.assign(MenuRoot, { Target, Dropdown, Item, Label, Divider });
