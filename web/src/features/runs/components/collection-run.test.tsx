import type { Collection } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { CollectionRun } from './collection-run.tsx';

test('every picture of a collection, also of its later pages, becomes the photograph of a product', async () => {
  const sent: unknown[] = [];
  const server = await cannedServer(({ pathname }, body) => {
    if (pathname.endsWith('/render/get/collection')) {
      const isFirst = !body.includes('second');
      const data = { images: [{ id: isFirst ? 7 : 9 }], next: isFirst ? 'second' : null };
      return { body: { code: 0, message: '', data } };
    }
    sent.push(JSON.parse(body));
    // The run is not opened, because this page has no place for it.
    return { status: 422, body: { code: 1017, message: 'No', data: { fields: { rows: 'Too many' } } } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const { user } = renderPage(
    <Menu opened>
      <Menu.Dropdown>
        <CollectionRun collection={{ id: 3, title: 'Bags', count: 2 } as Collection} />
      </Menu.Dropdown>
    </Menu>,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Make a run' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      name: 'Bags',
      rows: [
        { sku: 'PICTURE-7', photographs: [7] },
        { sku: 'PICTURE-9', photographs: [9] },
      ],
    },
  ]);
});
