import { useState } from 'react';
import { useCloseOnBack } from '../../lib/navigation/use-close-on-back.ts';

interface Opening {
  /** Left out where the layer keeps it itself. */
  readonly opened?: boolean | undefined;
  readonly onChange?: ((opened: boolean) => void) | undefined;
}

/** Whether a menu or a panel is open; Back closes it. */
export function useOpened({ opened: given, onChange }: Opening) {
  const [own, setOwn] = useState(false);
  const opened = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onChange?.(next);
  };
  useCloseOnBack(() => change(false), opened);
  return { opened, onChange: change };
}
