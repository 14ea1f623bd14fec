import type { DeliveryReport, DeliveryView, RunView } from '@kenna/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../../testing/canned-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import type { DeliveryOrder } from '../../delivery.api.ts';
import { useDeliveryChoice } from '../../delivery-choice.store.ts';

const run = { id: 7, columns: ['colour'], shots: [{ name: 'Front view' }] } as unknown as RunView;
const product = { id: 1, sku: 'D-1/a', name: 'Dress', values: { colour: 'navy' }, cells: [] };
const delivery = {
  download_id: 'x',
  status: 'ready',
  name: 'a.zip',
  folder: null,
  done: 3,
  total: 3,
  created_at: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => useDeliveryChoice.setState(useDeliveryChoice.getInitialState(), true));

async function dialog(later: DeliveryReport | null = null) {
  let report: DeliveryReport | null = null;
  const server = await cannedServer(({ pathname }) => ({
    body: {
      code: 0,
      message: '',
      data: pathname.endsWith('/delivery')
        ? { delivery: report && { ...delivery, report } }
        : { rows: [product], total: 1, next: null },
    },
  }));
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const orders: DeliveryOrder[] = [];
  const onDeliver = async (order: DeliveryOrder) => {
    orders.push(order);
    report = later;
  };
  const page = renderPage(<DeliverDialog run={run} onDeliver={onDeliver} onClose={() => undefined} />);
  expect(await screen.findByText('Example: D-1-a_Front-view_amazon.jpg')).toBeTruthy();
  return { ...page, orders };
}

test('an example shows what files are named while the pattern is typed, and an unknown column is refused', async () => {
  const { user } = await dialog();
  const pattern = screen.getByLabelText('File names');
  await user.clear(pattern);
  await user.type(pattern, '{{colour}-{{number}');
  expect(screen.getByText('Example: navy-1.jpg')).toBeTruthy();
  await user.type(pattern, '{{size}');
  expect(screen.getByText('The sheet has no column {size}')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deliver (ZIP)' })).toHaveProperty('disabled', true);
});

test('the chosen channels and one’s own are ordered', async () => {
  const { user, orders } = await dialog();
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }));
  await user.click(screen.getByRole('checkbox', { name: 'A channel of your own' }));
  const name = screen.getByLabelText('Name in files');
  await user.clear(name);
  await user.type(name, 'amazon');
  expect(screen.getByText('Another channel already has this name')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'my-shop');
  await user.selectOptions(screen.getByLabelText('Pictures'), 'Approved pictures only');
  await user.click(screen.getByRole('button', { name: 'Deliver (ZIP)' }));
  await expect
    .poll(() => orders)
    .toMatchObject([
      {
        channels: ['amazon', 'instagram', { key: 'my-shop', width: 1600, white: true, fill: 85 }],
        pattern: '{sku}_{shot}_{channel}',
        pictures: 'approved',
      },
    ]);
});

test('nothing can be delivered without a channel', async () => {
  const { user } = await dialog();
  await user.click(screen.getByRole('checkbox', { name: 'Amazon' }));
  expect(screen.getByText('Choose a channel to see an example.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deliver (ZIP)' })).toHaveProperty('disabled', true);
});

test('the checks are shown when a delivery has ended, with the reason for each file that was left out', async () => {
  const failure = {
    file: 'D-1_amazon.jpg',
    sku: 'D-1',
    shot: 'Front view',
    channel: 'amazon',
    reasons: ['Not white.'],
  };
  const { user } = await dialog({ passed: 2, mended: 1, failed: 1, failures: [failure] });
  expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deliver (ZIP)' }));
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  expect(checks.getByText('2 files passed every check, 1 of them was corrected. 1 file was left out.')).toBeTruthy();
  expect(checks.getByRole('listitem').textContent).toBe('D-1_amazon.jpgNot white.');
});

test('a folder is written in the background, can be cancelled while it is written, and gone on with after a failure', async () => {
  const folder = 'deliveries/3/autumn-delivery-1f';
  let last: Partial<DeliveryView> | null = null;
  const sent: string[] = [];
  const server = await cannedServer(({ pathname }, body) => {
    const action = pathname.slice(pathname.indexOf('/web/') + 4);
    if (body !== '') sent.push(`${action} ${body}`);
    if (action === '/run/7/deliver/folder') last = { ...delivery, folder, status: 'working', done: 1, report: null };
    if (action === '/user/download/cancel') last = { ...delivery, folder, status: 'failed', done: 1, report: null };
    if (action === '/run/7/delivery/resume') last = { ...delivery, folder, status: 'ready', report: null };
    const page = { rows: [product], total: 1, next: null };
    return { body: { code: 0, message: '', data: action === '/run/7/rows' ? page : { delivery: last } } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const { user } = renderPage(<DeliverDialog run={run} onDeliver={async () => undefined} onClose={() => undefined} />);
  await user.selectOptions(await screen.findByLabelText('Into'), 'A folder in the file store');
  await user.click(screen.getByRole('button', { name: 'Deliver (folder)' }));
  const part = within(await screen.findByRole('region', { name: 'Folder' }));
  expect(part.getByText('1 of 3 files checked')).toBeTruthy();
  expect(part.getByText(folder)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deliver (folder)' })).toHaveProperty('disabled', true);
  await user.click(part.getByRole('button', { name: 'Cancel delivery' }));
  await user.click(await part.findByRole('button', { name: 'Resume' }));
  expect(await part.findByText('3 of 3 files checked')).toBeTruthy();
  expect(sent).toEqual([
    '/run/7/deliver/folder {"channels":["amazon"],"pattern":"{sku}_{shot}_{channel}","pictures":"made"}',
    '/user/download/cancel {"download_id":"x"}',
    '/run/7/delivery/resume {}',
  ]);
});
