import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useOpened } from './use-opened.ts';

/** A menu that Back closes too. Its parts are those of Mantine's menu. */
const MenuRoot = (props: MenuProps) => <MantineMenu {...props} {...useOpened(props)} />;

const { Target, Dropdown, Item, Label, Divider } = MantineMenu;

export const Menu = Object.assign(MenuRoot, { Target, Dropdown, Item, Label, Divider });
