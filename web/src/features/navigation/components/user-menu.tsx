import type { User } from '@kenna/contract';
import { lazy, Suspense, useState } from 'react';
import { AvatarButton } from './avatar-button.tsx';

const load = () => import('./open-user-menu.tsx').then((module) => ({ default: module.OpenUserMenu }));
const OpenUserMenu = lazy(load);

interface UserMenuProps {
  readonly user: User;
  /** Opens the command palette. */
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

/** The user menu. Its content is loaded when the pointer or the focus reaches the button. */
export function UserMenu({ user, onSearch, onLogout }: UserMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const closed = { user, 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
  if (isOpened) {
    return (
      <Suspense fallback={<AvatarButton {...closed} />}>
        <OpenUserMenu user={user} onSearch={onSearch} onLogout={onLogout} />
      </Suspense>
    );
  }
  return (
    <AvatarButton
      {...closed}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsOpened(true)}
    />
  );
}
