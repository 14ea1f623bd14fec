import { afterEach, expect, test, vi } from 'vitest';
import type { Touch } from './drawing.ts';
import { createDrawingStage, type DrawingElements, type DrawingStageInput } from './drawing-stage.ts';

afterEach(() => document.body.replaceChildren());

const SIZE = { width: 200, height: 100 };

/** A stage whose tool records the points that it is given, with a ring of 20 CSS pixels. */
function openStage(changes: Partial<DrawingStageInput> = {}) {
  const element = () => document.body.appendChild(document.createElement('div'));
  const elements: DrawingElements = { stage: element(), sheet: element(), ring: element(), label: element() };
  const drawn: Touch[] = [];
  const begin = (at: Touch) => {
    drawn.push(at);
    return { move: (touches: readonly Touch[]) => drawn.push(...touches), end: () => {}, cancel: () => {} };
  };
  const stage = createDrawingStage(elements, {
    size: SIZE,
    pixelScale: 1,
    hand: () => false,
    begin,
    beginByKeys: (at) => ({ act: begin(at), twice: false }),
    paint: () => {},
    mark: ({ byKeys }) => ({ cursor: 'ring', isRingShown: true, diameter: 20, isCross: byKeys }),
    onZoom: () => {},
    ...changes,
  });
  stage.panZoom.resize({ width: 400, height: 200 });
  return { elements, stage, drawn };
}

const pointer = (name: string, x: number, y: number) =>
  new PointerEvent(name, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y });

test('a stroke is drawn in pixels of the canvas, and the ring follows the pointer', async () => {
  const { elements, stage, drawn } = openStage();
  const { scale, x, y } = stage.panZoom.view();
  elements.stage.dispatchEvent(pointer('pointerdown', 50 * scale + x, 20 * scale + y));
  elements.stage.dispatchEvent(pointer('pointermove', 60 * scale + x, 20 * scale + y));
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  expect(drawn.map((at) => [Math.round(at.x), Math.round(at.y)])).toEqual([
    [50, 20],
    [60, 20],
  ]);
  expect(elements.stage.dataset).toMatchObject({ busy: 'draw', cursor: 'ring' });
  expect(elements.ring.style.transform).toBe(`translate(${60 * scale + x - 10}px, ${20 * scale + y - 10}px)`);
  elements.stage.dispatchEvent(pointer('pointerup', 60 * scale + x, 20 * scale + y));
  expect(elements.stage.dataset['busy']).toBeUndefined();
  stage.detach();
});

test('keys draw from the centre of the stage, which then shows a cross', async () => {
  const { elements, stage, drawn } = openStage();
  const { scale, x, y } = stage.panZoom.view();
  stage.cursor.press();
  await vi.waitFor(() => expect(elements.ring.dataset['cross']).toBe('true'));
  expect(drawn.map((at) => [at.x, at.y])).toEqual([[Math.round((200 - x) / scale), Math.round((100 - y) / scale)]]);
  stage.detach();
});

test('the size of the tool is shown in the centre while there is no pointer', async () => {
  const { elements, stage } = openStage();
  stage.saySize('12 px');
  stage.wake();
  await vi.waitFor(() => expect(elements.ring.style.transform).toBe('translate(190px, 90px)'));
  expect(elements.label.textContent).toBe('12 px');
  stage.detach();
});
