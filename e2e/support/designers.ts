/** People who work in the studio, each on one page that listens to events. Their addresses differ, as behind a proxy. */
import { randomUUID } from 'node:crypto';
import {
  accountRoutes,
  adjustRoutes,
  chatRoutes,
  collectionRoutes,
  downloadRoutes,
  imageActionRoutes,
  imageRoutes,
  NEUTRAL_ADJUSTMENT,
  renderRoutes,
  type LibraryChangeEvent,
} from '@kenna/contract';
import sharp from 'sharp';
import { expectNothingLostOrChargedTwice, smallRender } from './durable-renders.ts';
import { openListeningPage, type ListeningPage, type PageEvent } from './listening-page.ts';
import type { LoadRecord } from './load-record.ts';

const PASSWORD = 'Steady-Silk-1';

export interface Designer {
  /** Position in the order of arrival: a designer who came earlier has a smaller one. */
  readonly index: number;
  /** Carries out the next action of a fixed order, through the two servers in turn. */
  act(): Promise<void>;
  /** Checks what the person got and paid, logs out, and closes the page. Returns how many renders were charged. */
  leave(): Promise<number>;
}

interface DesignerOptions {
  /** Addresses of the two servers. */
  readonly urls: readonly [string, string];
  /** A number that no other designer has. */
  readonly index: number;
  readonly record: LoadRecord;
}

const endOf = (event: PageEvent): number | null =>
  event.name === 'UserRenderResults' && event.data.status === 'completed' ? event.data.render_id : null;

const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** A photograph to upload, different for each call. */
async function photograph(): Promise<FormData> {
  const background = { r: Math.floor(Math.random() * 256), g: 120, b: 90 };
  const png = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'photograph.png');
  return form;
}

/** Signs up and opens a page, whose socket is connected to the server that did not send it. */
export async function newDesigner({ urls, index, record }: DesignerOptions): Promise<Designer> {
  const from = addressOf(index + 1);
  let turn = index;
  const url = () => urls[turn++ % 2]!;
  const { token } = await record.call('sign in', url(), accountRoutes.signup, {
    from,
    body: {
      first_name: 'Steady',
      last_name: 'Designer',
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      is_agree: true,
    },
  });
  const me = { token, from };
  const page: ListeningPage = await openListeningPage({
    page: urls[index % 2]!,
    socket: urls[(index + 1) % 2]!,
    token,
  });
  const acknowledged = new Set<number>();
  let picture = 0;
  let collection: { readonly id: number; readonly link: string } | null = null;

  /** Waits for the event of a change to the picture, which has to come after the request. */
  async function told(change: LibraryChangeEvent['change'], id: number, ask: () => Promise<unknown>): Promise<void> {
    const known = page.events.length;
    await ask();
    const isIt = (event: PageEvent) =>
      event.name === 'UserLibraryChange' && event.data.change === change && event.data.image_ids.includes(id);
    await record.expectEvent(
      `${change} ${id}`,
      page.until((events) => events.slice(known).some(isIt)),
    );
  }

  async function finished(id: number): Promise<void> {
    acknowledged.add(id);
    await record.expectEvent(
      `render ${id}`,
      page.until((events) => events.some((event) => endOf(event) === id)),
    );
    const { images } = await record.call('read', url(), renderRoutes.get, { ...me, params: { id } });
    picture = images[0]?.id ?? picture;
  }

  const named = () => ({ image_ids: [picture] });
  const actions: readonly (() => Promise<void>)[] = [
    async function generate() {
      const { render_id: id } = await record.call('render', url(), renderRoutes.create, {
        ...me,
        body: smallRender(randomUUID()),
      });
      await finished(id);
    },
    async function look() {
      const { images } = await record.call('list', url(), imageRoutes.listMine, { ...me, query: {} });
      for (const image of images.slice(0, 2))
        await record.fetchFile('file', new URL(image.webp_image_url, url()).href, from);
    },
    () => told('liked', picture, () => record.call('act', url(), imageActionRoutes.like, { ...me, body: named() })),
    async function editInChat() {
      const { accepted } = await record.call('render', url(), chatRoutes.send, {
        ...me,
        params: { id: 'new' },
        body: { text: 'make it red', image_ids: [picture] },
      });
      if (accepted) await finished(accepted.render_id);
    },
    async function upload() {
      const known = page.events.length;
      const address = await record.call('upload', url(), imageRoutes.upload, { ...me, form: await photograph() });
      const { image } = await record.call('read', url(), imageRoutes.find, { ...me, query: { image_url: address } });
      const isIt = (event: PageEvent) => event.name === 'UserLibraryChange' && event.data.image_ids.includes(image.id);
      await record.expectEvent(
        `upload ${image.id}`,
        page.until((events) => events.slice(known).some(isIt)),
      );
    },
    async function collect() {
      if (collection === null) {
        const body = { title: 'Steady' };
        const made = await record.call('act', url(), collectionRoutes.create, { ...me, body });
        collection = { id: made.collection.id, link: made.collection.short_link };
      }
      const body = { collection_id: collection.id, ...named() };
      await told('collections', picture, () => record.call('act', url(), collectionRoutes.addImage, { ...me, body }));
    },
    async function share() {
      if (collection === null) return;
      const body = { collection_id: collection.id, is_shared: true, allows_download: true };
      await record.call('act', url(), collectionRoutes.share, { ...me, body });
      await record.call('read', url(), collectionRoutes.get, { from, body: { short_link: collection.link } });
    },
    async function download() {
      const body = { ...named(), format: 'jpg' as const };
      const archive = await record.call('download', url(), downloadRoutes.archive, { ...me, body });
      await record.fetchFile('download', new URL(archive.url, url()).href, from);
    },
    async function save() {
      const body = { image_id: picture, format: 'webp' as const };
      await record.call('download', url(), downloadRoutes.image, { ...me, body });
    },
    async function adjust() {
      const light = { ...NEUTRAL_ADJUSTMENT.light, exposure: 62 };
      const body = { image_id: picture, adjustment: { ...NEUTRAL_ADJUSTMENT, light } };
      await record.call('adjust', url(), adjustRoutes.adjust, { ...me, body });
    },
    async function binAndBack() {
      const trash = () => record.call('act', url(), imageActionRoutes.trash, { ...me, body: named() });
      await told('trashed', picture, trash);
      const body = { ids: [picture] };
      await told('restored', picture, () => record.call('act', url(), imageActionRoutes.restore, { ...me, body }));
    },
    async function search() {
      await record.call('list', url(), imageRoutes.listMine, { ...me, query: { search: 'navy cotton', limit: 40 } });
      await record.call('list', url(), renderRoutes.list, { ...me, query: {} });
      await record.call('list', url(), renderRoutes.jobs, { ...me, query: {} });
    },
    () => told('unliked', picture, () => record.call('act', url(), imageActionRoutes.unlike, { ...me, body: named() })),
  ];
  let next = 0;

  return {
    index,
    async act() {
      await actions[next++ % actions.length]!();
    },
    async leave() {
      await expectNothingLostOrChargedTwice(url(), { token, acknowledged });
      await record.call('sign in', url(), accountRoutes.logout, me);
      page.close();
      return acknowledged.size;
    },
  };
}
