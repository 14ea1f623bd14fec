import { useState } from 'react';
import { useCloseOnBack } from '../../lib/navigation/use-close-on-back.ts';

interface Opening {
  /** Whether the layer is open; absent when it manages that state itself. */
  readonly opened?: boolean | undefined;
  readonly onChange?: ((opened: boolean) => void) | undefined;
}

/** State of a menu or a popover that Back closes. */
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
