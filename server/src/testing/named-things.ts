/** Objects of each kind that a request may name: a person's, the admins', and nobody's. */
import {
  apiKeyRoutes,
  chatRoutes,
  collectionRoutes,
  colourRoutes,
  defaultPromptRoutes,
  downloadRoutes,
  exploreRoutes,
  imageActionRoutes,
  imageRoutes,
  noteRoutes,
  recipeRoutes,
  runRoutes,
  showcaseRoutes,
  webhookRoutes,
} from '@kenna/contract';
import { plainPicture, uploadPicture } from './pictures.ts';
import type { Named, AdminNamed, Sent } from './route-requests.ts';
import { IMPOSSIBLE_WORD } from './steered-engine.ts';
import type { TestApp } from './test-app.ts';
import { PASSWORD, type Person } from './world.ts';

/** Title of the collections that strangers must learn nothing about. */
export const TITLE = 'Hidden atelier';

export const NOBODYS: Named = {
  image: 99_999_001,
  imageUrl: `http://127.0.0.1:3000/files/images/${'ab'.repeat(16)}/original.png`,
  heldImage: 99_999_002,
  trashedImage: 99_999_003,
  render: 99_999_004,
  run: 99_999_020,
  runningRun: 99_999_021,
  pausedRun: 99_999_022,
  drawnRun: 99_999_023,
  drawnCell: 99_999_024,
  recipe: 99_999_025,
  recipeLink: 'x'.repeat(43),
  collection: 99_999_005,
  otherCollection: 99_999_006,
  link: 'A'.repeat(22),
  chat: 99_999_007,
  conversation: 99_999_018,
  note: 99_999_008,
  colour: 99_999_019,
  submission: 99_999_009,
  download: 'B'.repeat(43),
  archiveLink: 'C'.repeat(43),
  apiKey: 99_999_010,
  webhook: 99_999_011,
  prompt: 99_999_010,
  oldPrompt: 99_999_011,
  item: 99_999_012,
  oldItem: 99_999_013,
  newPicture: 99_999_014,
  person: 99_999_015,
  report: 99_999_016,
  failedRender: 99_999_017,
};

/** The kinds of objects that a request names. */
export function namesOf(request: (named: Named) => Sent): ReadonlySet<string> {
  const names = new Set<string>();
  request(
    new Proxy(NOBODYS, {
      get(target, name) {
        names.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    }),
  );
  return names;
}

/** Made once, because only the admin can reach them. */
export async function adminThings(app: TestApp): Promise<AdminNamed> {
  const [admin, person] = [await app.world.admin(), await app.world.user()];
  const promptOf = async (title: string) => {
    const body = { title, page: 'GenerateImage', template: '{size}' } as const;
    return (await admin.api.call(defaultPromptRoutes.create, { body })).data.prompt.id;
  };
  const itemOf = async (image_id: number) => {
    const body = { image_id, prompt: 'a dress', model: 'kennaxl' } as const;
    return (await admin.api.call(exploreRoutes.create, { body })).data.item.id;
  };
  const [first, second, newPicture] = await app.world.pictures({ owner: admin, count: 3 });
  const [reported] = await app.world.pictures({ owner: person });
  await person.api.call(imageActionRoutes.remove, { body: { id: reported!, report: true } });
  const { id: report } = await app.db.selectFrom('image_reports').select('id').executeTakeFirstOrThrow();
  return {
    prompt: await promptOf('One'),
    oldPrompt: await promptOf('Two'),
    newPicture: newPicture!,
    oldItem: await itemOf(first!),
    item: await itemOf(second!),
    person: person.id,
    report,
    failedRender: await app.world.render({ owner: person, status: 'error' }),
  };
}

/** A run that was never started, a running, a paused and a drawn one, of two products and one shot each. */
async function runsOf(
  app: TestApp,
  owner: Person,
): Promise<Pick<Named, 'run' | 'runningRun' | 'pausedRun' | 'drawnRun' | 'drawnCell'>> {
  const make = async () => {
    const rows = [{ sku: 'D-1' }, { sku: 'D-2' }];
    const body = { name: TITLE, rows, shots: [{ name: 'Front', prompt: 'dress {sku}' }] };
    return (await owner.api.call(runRoutes.create, { body })).data.run.id;
  };
  const [run, runningRun, pausedRun, drawnRun] = [await make(), await make(), await make(), await make()];
  const [image_id] = await app.world.pictures({ owner });
  const [cell] = await app.db
    .updateTable('run_cells')
    .set({ state: 'done', image_id: image_id! })
    .where('run_id', '=', drawnRun)
    .returning('id')
    .execute();
  const [row] = await app.db
    .selectFrom('run_rows')
    .select('id')
    .where('run_id', '=', run)
    .orderBy('position')
    .execute();
  await app.db
    .updateTable('run_cells')
    .set(({ ref }) => ({ state: 'failed', drawing_key: ref('key') }))
    .where('row_id', '=', row!.id)
    .execute();
  await app.db
    .insertInto('downloads')
    .values({
      download_id: `failed-delivery-of-run-${drawnRun}`,
      user_id: owner.id,
      kind: 'delivery',
      image_ids: '[]',
      options: JSON.stringify({
        runId: drawnRun,
        run: { name: TITLE, seed: 1, columns: [] },
        order: { channels: ['google'], pattern: '{sku}', pictures: 'made' },
        folder: `deliveries/${owner.id}/failed`,
      }),
      fingerprint: '',
      name: 'delivery',
      status: 'failed',
      total: 1,
      expires_at: new Date(app.clock.now().getTime() + 60 * 60_000),
    })
    .execute();
  for (const id of [runningRun, pausedRun]) await owner.api.call(runRoutes.start, { params: { id }, body: {} });
  await owner.api.call(runRoutes.pause, { params: { id: pausedRun }, body: {} });
  return { run, runningRun, pausedRun, drawnRun, drawnCell: cell!.id };
}

/** A recipe of the owner's own, and another one that everybody who has its link may read. */
async function recipesOf(owner: Person): Promise<Pick<Named, 'recipe' | 'recipeLink'>> {
  const keep = async (name: string) => {
    const body = { name, shots: [{ name: 'Front', prompt: 'dress' }] };
    return (await owner.api.call(recipeRoutes.keep, { body })).data.recipe.id;
  };
  const [recipe, open] = [await keep(TITLE), await keep('Open to everybody')];
  const shared = await owner.api.call(recipeRoutes.share, { params: { id: open }, body: { shared: true } });
  return { recipe, recipeLink: shared.data.recipe.link! };
}

/** A download of the picture and an archive of it. */
async function downloadsOf(owner: Person, image_id: number): Promise<Pick<Named, 'download' | 'archiveLink'>> {
  const saved = await owner.api.call(downloadRoutes.image, { body: { image_id } });
  const packed = await owner.api.call(downloadRoutes.archive, { body: { image_ids: [image_id] } });
  return { download: saved.data.download_id, archiveLink: packed.data.url.split('/').at(-1)! };
}

/**
 * One object of each kind, in a private, locked collection. Runs, recipes and downloads take half of the time and are
 * made only if `names` has one of them; otherwise their ids are nobody's.
 */
export async function things(
  app: TestApp,
  owner: Person,
  adminNamed: AdminNamed,
  names: ReadonlySet<string> = new Set(Object.keys(NOBODYS)),
): Promise<Named> {
  const needs = (...kinds: (keyof Named)[]) => kinds.some((kind) => names.has(kind));
  const render = await app.world.render({ owner });
  await app.world.pictures({ owner, row: { render_id: render, position: 0 } });
  const imageUrl = await uploadPicture(owner, plainPicture(300, 300));
  const { image } = (await owner.api.call(imageRoutes.find, { query: { image_url: imageUrl } })).data;
  const [trashedImage] = await app.world.pictures({ owner, row: { trashed_at: new Date() } });
  const [heldImage] = await app.world.pictures({ owner });
  const otherCollection = await app.world.collection({ owner, title: TITLE });
  const body = { title: TITLE, is_private: true, password: PASSWORD };
  const { collection } = (await owner.api.call(collectionRoutes.create, { body })).data;
  const held = { collection_id: collection.id, image_id: heldImage! };
  await owner.api.call(collectionRoutes.addImage, { body: held });
  const said = await owner.api.call(chatRoutes.send, {
    params: { id: 'new' },
    body: { text: IMPOSSIBLE_WORD, image_ids: [image.id] },
  });
  const conversation = await app.world.conversation({ owner });
  const note = { image_id: image.id, text: 'Shorter', visibility: 'only_me' } as const;
  const written = await owner.api.call(noteRoutes.add, { body: note });
  const coloured = await owner.api.call(colourRoutes.add, { body: { name: TITLE, hex: '#1f2a44' } });
  const offered = { params: { product: 'kenna' }, body: { image_id: heldImage! } };
  await owner.api.call(showcaseRoutes.submit, offered);
  const { id: submission } = await app.db
    .selectFrom('showcase_submissions')
    .select('id')
    .where('image_id', '=', heldImage!)
    .executeTakeFirstOrThrow();
  const { key } = (await owner.api.call(apiKeyRoutes.create, { body: { name: 'Build', scopes: ['read'] } })).data;
  const { webhook } = (await owner.api.call(webhookRoutes.create, { body: { url: 'http://127.0.0.1:9/' } })).data;
  return {
    ...NOBODYS,
    ...adminNamed,
    ...(needs('run', 'runningRun', 'pausedRun', 'drawnRun', 'drawnCell') ? await runsOf(app, owner) : null),
    ...(needs('recipe', 'recipeLink') ? await recipesOf(owner) : null),
    ...(needs('download', 'archiveLink') ? await downloadsOf(owner, image.id) : null),
    apiKey: key.id,
    webhook: webhook.id,
    chat: said.data.chatId,
    conversation,
    note: written.data.note.id,
    colour: coloured.data.colour.id,
    submission,
    image: image.id,
    imageUrl,
    heldImage: heldImage!,
    trashedImage: trashedImage!,
    render,
    otherCollection,
    collection: collection.id,
    link: collection.short_link,
  };
}
