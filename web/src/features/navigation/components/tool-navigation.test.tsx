import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draggedWith } from '../../../lib/pictures/dragged-picture.ts';
import { imageItem } from '../../../testing/image-item.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ToolNavigation } from './tool-navigation.tsx';

const data = () => {
  const held = new Map<string, string>();
  return {
    setData: (type: string, text: string) => void held.set(type, text),
    get types() {
      return [...held.keys()];
    },
  };
};

test('pictures that are dragged together can be dropped on the entries that take some', () => {
  const taken: string[] = [];
  const takeAt = (to: string) =>
    to.endsWith('/remove-background') || to.endsWith('/collections')
      ? (images: readonly { readonly id: number }[]) => void taken.push(`${to} ${images.map(({ id }) => id).join()}`)
      : null;
  renderPage(
    <>
      <p {...draggedWith(imageItem(7), () => [imageItem(6), imageItem(7)])}>A coat</p>
      <ToolNavigation takeAt={takeAt} />
    </>,
  );
  for (const name of ['Remove background', 'Learn', 'Collections']) {
    const target = screen.getByRole('link', { name });
    const dataTransfer = data();
    fireEvent.dragStart(screen.getByText('A coat'), { dataTransfer });
    // A browser drops only where the drag over it is accepted.
    const over = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, over);
    if (over.defaultPrevented) fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(screen.getByText('A coat'), { dataTransfer });
  }
  expect(taken).toEqual(['/workplace/remove-background 7,6', '/workplace/collections 7,6']);
});
