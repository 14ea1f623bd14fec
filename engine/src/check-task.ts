import { EngineError } from './image-engine.ts';
import type { EngineTask } from './image-engine.ts';

/** @throws EngineError `bad_input` that names the first value out of range. */
export function checkTask(task: EngineTask): void {
  inRange('width', task.width, 64, 3000);
  inRange('height', task.height, 64, 3000);
  inRange('count', task.count, 1, 4);
  if (!(task.guidance >= 1 && task.guidance <= 30)) refuse(`guidance must be 1 to 30, not ${task.guidance}`);
  const { background } = task;
  if (background !== null && background !== 'transparent' && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(background)) {
    refuse(`background must be a hex colour or 'transparent', not ${background}`);
  }
}

function inRange(name: string, value: number, low: number, high: number): void {
  if (!Number.isInteger(value) || value < low || value > high) {
    refuse(`${name} must be a whole number from ${low} to ${high}, not ${value}`);
  }
}

function refuse(message: string): never {
  throw new EngineError('bad_input', message);
}
