import { useState } from 'react';
import { CommandPalette } from '../../features/command-palette/components/command-palette.tsx';
import { KeyOverview } from '../../features/command-palette/components/key-overview.tsx';
import { closePalette, type PaletteKind } from '../../features/command-palette/palette.store.ts';
import { useUser } from '../../features/session/session.api.ts';
import { KEY_GROUPS } from './key-groups.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/** The command palette or the list of keys. It is loaded when one of them is opened first. */
export const Palette = ({ kind }: { kind: PaletteKind }) =>
  kind === 'keys' ? <KeyOverview groups={KEY_GROUPS} onClose={closePalette} /> : <Commands />;

function Commands() {
  const user = useUser();
  const [typed, setTyped] = useState('');
  return (
    <CommandPalette
      groups={usePaletteGroups(user, typed)}
      typed={typed}
      onType={setTyped}
      allowExplicit={user?.is_allow ?? false}
      onClose={closePalette}
    />
  );
}
