import { useLayoutEffect, useRef } from 'react';

/** An action that the page offers at the moment, for the command palette. */
export interface Command {
  readonly label: string;
  readonly icon: string;
  /** The keys that do the same on the page, as people read them, such as `Shift X`. */
  readonly keys?: string;
  readonly run: () => void;
}

export interface CommandGroup {
  /** What the actions work on, such as `This picture`. */
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Readers of the groups that are offered, in the order in which their components appeared. */
const readers: (() => CommandGroup)[] = [];

/** Offers actions in the command palette while the component is on the page. They are read when the palette opens. */
export function useCommands(title: string, commands: readonly Command[]): void {
  const latest = useRef<CommandGroup>({ title, commands });
  useLayoutEffect(() => void (latest.current = { title, commands }));
  useLayoutEffect(() => {
    const read = () => latest.current;
    readers.push(read);
    return () => void readers.splice(readers.indexOf(read), 1);
  }, []);
}

/** The actions that the page offers now, each title once. Those of what opened last come first. */
export function offeredCommands(): readonly CommandGroup[] {
  const groups = new Map<string, readonly Command[]>();
  for (const { title, commands } of readers.map((read) => read()).reverse())
    groups.set(title, [...(groups.get(title) ?? []), ...commands]);
  return [...groups].map(([title, commands]) => ({ title, commands }));
}
