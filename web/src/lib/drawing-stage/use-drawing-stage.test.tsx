import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { StageCommands } from './stage-keys.ts';
import { useDrawingStage } from './use-drawing-stage.ts';

const nothing = () => undefined;

test('creates the stage once, calls the commands of the latest render, and detaches the stage on unmount', async () => {
  const undone: number[] = [];
  const detach = vi.fn();
  const attach = vi.fn((root: HTMLElement, commands: StageCommands) => {
    root.addEventListener('keydown', () => {
      commands.undo();
      root.dataset['closed'] = String(commands.close());
    });
    return { stage: 'stage', detach };
  });
  const Canvas = () => {
    const root = useRef<HTMLDivElement>(null);
    const [count, setCount] = useState(0);
    const undo = () => {
      undone.push(count);
      setCount(count + 1);
    };
    const commands = { undo, redo: nothing, clear: nothing, help: nothing, close: () => count > 0 };
    useDrawingStage({ root, commands, attach });
    return <div ref={root} tabIndex={-1} role="application" aria-label="Canvas" />;
  };
  const { user, goBack } = renderPage(<Canvas />);
  const canvas = screen.getByRole('application');
  canvas.focus();
  await user.keyboard('a');
  expect(canvas.dataset['closed']).toBe('false');
  await user.keyboard('a');
  expect(canvas.dataset['closed']).toBe('true');
  expect(undone).toEqual([0, 1]);
  expect(attach).toHaveBeenCalledOnce();
  await goBack();
  expect(detach).toHaveBeenCalledOnce();
});
