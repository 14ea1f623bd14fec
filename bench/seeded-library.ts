/** A person with a library of 100,000 pictures, as after a year of daily work. */
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import type { Person } from '../server/src/testing/world.ts';

export const IMAGES = 100_000;

const TOOLS = ['GenerateImage', 'GenerateImage', 'CreateVariations', 'RemoveBackground', 'Backdrop'] as const;
const COLOURS = ['red', 'blue', 'green', 'black', 'white'] as const;
const FABRICS = ['silk', 'wool', 'linen', 'velvet'];
const PICTURES_PER_RENDER = 4;
const PICTURES_PER_BATCH = 1000;

/**
 * One picture every five minutes for a year. Some words, colours and models are rare; one picture in fifty is liked.
 */
const rowOf = (n: number, renderId: number) => ({
  render_id: renderId,
  position: (n - 1) % PICTURES_PER_RENDER,
  tool: TOOLS[n % 5]!,
  model: n % 997 === 0 ? ('kennasketch' as const) : ('kennaxl' as const),
  original_key: `images/${n.toString(16).padStart(32, '0')}/original.png`,
  variants: JSON.stringify([320, 640, 768].map((width) => ({ width, key: `images/${n}/${width}.webp` }))),
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  width: n % 7 === 0 ? 1280 : 768,
  height: 768,
  bytes: 600_000,
  colours: n % 1009 === 0 ? [COLOURS[n % 5]!, 'teal' as const] : [COLOURS[n % 5]!],
  words: `${FABRICS[n % 4]!} dress pleat${n % 1013 === 0 ? ' houndstooth' : ''}`,
  is_liked: n % 50 === 0,
  created_at: new Date(Date.now() - (IMAGES - n) * 5 * 60_000),
});

/** Only the columns of a render that lists of pictures read. */
const renderOf = ({ id }: Person, n: number) => ({
  user_id: id,
  mode: TOOLS[0],
  model: 'kennaxl' as const,
  status: 'completed' as const,
  request: JSON.stringify({ prompt: `${FABRICS[n % 4]!} dress with a pleat`, negative_prompt: 'blurred, low quality' }),
  final_prompt: `/render ${FABRICS[n % 4]!} dress with a pleat`,
  seed: n,
  image_count: PICTURES_PER_RENDER,
  width: 768,
  height: 768,
  finished_at: new Date(),
});

async function seedLibrary({ db, world }: Pick<TestApp, 'db' | 'world'>, owner: Person): Promise<void> {
  for (let first = 1; first <= IMAGES; first += PICTURES_PER_BATCH) {
    const asked = Array.from({ length: PICTURES_PER_BATCH / PICTURES_PER_RENDER }, (_, k) =>
      renderOf(owner, first + k),
    );
    const renders = await db.insertInto('renders').values(asked).returning('id').execute();
    const rows = Array.from({ length: PICTURES_PER_BATCH }, (_, k) =>
      rowOf(first + k, renders[Math.floor(k / PICTURES_PER_RENDER)]!.id),
    );
    await world.pictures({ owner, rows });
  }
}

export async function seededLibrary(): Promise<{ app: TestApp; person: Person }> {
  const app = await testApp({ worker: false });
  const person = await app.world.user();
  await seedLibrary(app, person);
  // In operation an hourly job analyses the pictures and autovacuum tidies every table; a fresh library needs both at
  // once.
  await app.services.images.refreshStatistics();
  await app.database.pool.query('VACUUM ANALYZE');
  return { app, person };
}
