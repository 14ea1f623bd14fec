import type { RunCell, RunView } from '@kenna/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Cell } from './run-cell.tsx';
import { RunGrid } from './run-grid.tsx';

const SHOTS = ['Front', 'Back'];
const PRODUCTS = 1000;

const idOf = (place: number, shot: number): number => place * SHOTS.length + shot + 1;

const cellOf = (place: number, shot: number, part: Partial<RunCell>): RunCell => ({
  id: idOf(place, shot),
  shot_id: shot + 1,
  state: 'done',
  reason: null,
  review: null,
  can_rerun: true,
  steps: null,
  image: {
    id: place + 1,
    image_url: '/picture.png',
    small_url: '/picture.png',
    thumbhash: '',
    width: 3,
    height: 4,
    is_nsfw: false,
  },
  by_hand: false,
  ...part,
});

const RUN = {
  id: 7,
  status: 'finished',
  products: PRODUCTS,
  shots: SHOTS.map((name, index) => ({ id: index + 1, name, image_width: 512, image_height: 512 })),
  reviews: { approved: 0, rejected: 0 },
  price: { pictures: 2, unit: 'image', cost: 2, left: 50 },
} as unknown as RunView;

const upload = async () => ({ id: 77, image: null });

/** Serves a run of many products, and collects what is sent to change it. */
async function grid(run = RUN, part: Partial<RunCell> = {}) {
  const sent: { path: string; body: { cells?: number[]; review?: 'approved' } }[] = [];
  const changeOf = (cell: number): Partial<RunCell> => {
    const { body } = sent.find(({ body: { cells } }) => cells?.includes(cell)) ?? {};
    if (body === undefined) return {};
    return body.review === undefined ? { state: 'drawing' } : { review: body.review };
  };
  const server = await cannedServer(({ pathname, searchParams: query }, body) => {
    if (pathname.endsWith('/rows')) {
      const from = Number(query.get('from'));
      const count = Math.min(Number(query.get('limit')), PRODUCTS - from);
      const rows = Array.from({ length: count }, (_, index) => ({
        id: from + index + 1,
        sku: `D-${from + index + 1}`,
        name: '',
        values: {},
        cells: SHOTS.map((_name, shot) =>
          cellOf(from + index, shot, { ...part, ...changeOf(idOf(from + index, shot)) }),
        ),
        photographs: [],
      }));
      return {
        body: {
          code: 0,
          message: '',
          data: { rows, total: PRODUCTS, next: from + count < PRODUCTS ? from + count : null },
        },
      };
    }
    sent.push({ path: pathname, body: JSON.parse(body) as (typeof sent)[number]['body'] });
    return { body: { code: 0, message: '', data: { run: RUN } } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  return {
    sent,
    requested: server.requested,
    ...renderPage(<RunGrid run={run} allowExplicit={false} upload={upload} Picker={() => null} />),
  };
}

test('a large run renders and loads only the products that are seen', async () => {
  const { requested } = await grid();
  expect(await screen.findByLabelText('Select D-1, Back')).toBeTruthy();
  expect(screen.getAllByRole('row').length).toBeLessThan(20);
  expect(requested.map(({ search }) => search)).toEqual(['?from=0&limit=40']);
});

test('a run that was not started shows empty frames, with nothing to select, to compare or to review', async () => {
  await grid({ ...RUN, status: 'draft' }, { state: 'waiting', image: null });
  expect(await screen.findByText('D-1')).toBeTruthy();
  expect(screen.getAllByText('Not started').length).toBeGreaterThan(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText('Show')).toBeNull();
  expect(screen.queryByText(/approved/)).toBeNull();
});

test('selected pictures are approved', async () => {
  const { user, sent } = await grid();
  await user.click(await screen.findByLabelText('Select D-1, Front'));
  await user.click(screen.getByLabelText('Select D-2, Back'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getAllByText('Approved', { selector: 'span' })).toHaveLength(2));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(sent).toEqual([{ path: '/api/web/run/7/review', body: { cells: [1, 4], review: 'approved' } }]);
});

test('pictures are drawn again after the person has read what else that draws', async () => {
  const { user, sent } = await grid();
  await user.click(await screen.findByLabelText('Select D-1, Front'));
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(
    screen.getByText(
      /^It is drawn with a different seed, with 2 others that are still to be drawn. Each uses one image/,
    ),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Draw again' }).at(-1)!);
  expect(await screen.findByText('Drawing', { selector: 'span' })).toBeTruthy();
  expect(sent).toEqual([{ path: '/api/web/run/7/rerun', body: { cells: [1] } }]);
});

test('a picture that was put in by hand says so, also by its name', async () => {
  renderPage(
    <Cell
      cell={cellOf(0, 0, { by_hand: true })}
      title="D-1, Front"
      ratio={1}
      isDraft={false}
      veiled={false}
      dimmed={false}
      selected={false}
      onSelect={() => undefined}
    />,
  );
  expect(screen.getByRole('img', { name: 'D-1, Front, replaced by hand' })).toBeTruthy();
  expect(screen.getByText('Replaced by hand')).toBeTruthy();
});

test('one shot is compared alone, and all of its pictures can be selected', async () => {
  const { user, requested } = await grid();
  await user.selectOptions(await screen.findByLabelText('Compare'), 'Only Back');
  await user.click(await screen.findByLabelText('Select D-1, Back'));
  expect(screen.queryByLabelText('Select D-1, Front')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await waitFor(() => expect(screen.getByText('1,000 selected')).toBeTruthy());
  await user.selectOptions(screen.getByLabelText('Show'), 'Rejected');
  expect(await screen.findByLabelText('Select D-1, Back')).toBeTruthy();
  expect(requested.at(-1)!.searchParams.get('with')).toBe('rejected');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a picture of one’s own takes the place of one picture, and not of several', async () => {
  const { user, sent } = await grid();
  await user.click(await screen.findByLabelText('Select D-1, Back'));
  await user.click(screen.getByLabelText('Select D-2, Back'));
  const replace = screen.getByRole<HTMLButtonElement>('button', { name: 'Use another picture' });
  expect(replace.disabled).toBe(true);
  await user.click(screen.getByLabelText('Select D-2, Back'));
  await user.click(replace);
  await user.upload(screen.getByLabelText('Picture'), new File([], 'back.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(sent).toEqual([{ path: '/api/web/run/7/cell/2/picture', body: { image_id: 77 } }]);
});
