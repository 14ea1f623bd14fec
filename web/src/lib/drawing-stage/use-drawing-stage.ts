import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StageCommands } from './stage-keys.ts';

interface AttachedStage<Stage> {
  readonly stage: Stage;
  readonly detach: () => void;
}

interface DrawingStageUse<Stage, Commands> {
  /** The element that contains the stage and its toolbar. */
  readonly root: RefObject<HTMLElement | null>;
  /** Keyboard commands; they may be new objects on every render. */
  readonly commands: Commands;
  /** Creates the stage and listens to its keys. A new function recreates the stage. */
  readonly attach: (root: HTMLElement, commands: Commands) => AttachedStage<Stage>;
}

/**
 * Creates a stage when the element is mounted and detaches it when the element is unmounted. Both happen before the
 * browser paints: a key or a pointer that is pressed as soon as the tools are seen is not lost.
 */
export function useDrawingStage<Stage, Commands extends StageCommands>(
  use: DrawingStageUse<Stage, Commands>,
): RefObject<Stage | null> {
  const { root, commands, attach } = use;
  const stage = useRef<Stage | null>(null);
  const now = useRef(commands);
  useLayoutEffect(() => void (now.current = commands));
  useLayoutEffect(() => {
    if (!root.current) return;
    const attached = attach(root.current, stableCommands(now));
    stage.current = attached.stage;
    return () => {
      attached.detach();
      stage.current = null;
    };
  }, [root, attach]);
  return stage;
}

type Command = (...given: unknown[]) => unknown;

/** Returns stable functions that call the commands of the latest render. */
function stableCommands<Commands extends StageCommands>(now: RefObject<Commands>): Commands {
  const latest = (name: string) => (now.current as unknown as Readonly<Record<string, Command>>)[name];
  const names = Object.keys(now.current);
  return Object.fromEntries(
    names.map((name) => [name, (...given: unknown[]) => latest(name)?.(...given)]),
  ) as unknown as Commands;
}
