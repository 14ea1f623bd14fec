/** A person with a library of many pictures, as it grows in a year of daily work. */
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import type { Person } from '../server/src/testing/world.ts';

export const IMAGES = 100_000;

const TOOLS = ['GenerateImage', 'GenerateImage', 'CreateVariations', 'RemoveBackground', 'Backdrop'] as const;
const COLOURS = ['red', 'blue', 'green', 'black', 'white'] as const;
const FABRICS = ['silk', 'wool', 'linen', 'velvet'];

/** One picture every five minutes for a year; some words, colours and models are rare, one picture in fifty is liked. */
const rowOf = (n: number) => ({
  tool: TOOLS[n % 5]!,
  model: n % 997 === 0 ? ('kennasketch' as const) : ('kennaxl' as const),
  original_key: `images/${n.toString(16).padStart(32, '0')}/original.png`,
  variants: JSON.stringify([320, 640, 768].map((width) => ({ width, key: `images/${n}/${width}.webp` }))),
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  ...{ width: n % 7 === 0 ? 1280 : 768, height: 768, bytes: 600_000 },
  colours: n % 1009 === 0 ? [COLOURS[n % 5]!, 'teal' as const] : [COLOURS[n % 5]!],
  words: `${FABRICS[n % 4]!} dress pleat${n % 1013 === 0 ? ' houndstooth' : ''}`,
  is_liked: n % 50 === 0,
  created_at: new Date(Date.now() - (IMAGES - n) * 5 * 60_000),
});

async function seedLibrary({ world }: TestApp, owner: Person): Promise<void> {
  const batch = 1000;
  for (let first = 1; first <= IMAGES; first += batch) {
    await world.pictures({ owner, rows: Array.from({ length: batch }, (_, k) => rowOf(first + k)) });
  }
}

export async function seededLibrary(): Promise<{ app: TestApp; person: Person }> {
  const app = await testApp({ worker: false });
  const person = await app.world.user();
  await seedLibrary(app, person);
  // As the hourly sweep and the embedded database do.
  await app.services.images.refreshStatistics();
  await app.database.pool.query('VACUUM ANALYZE');
  return { app, person };
}
