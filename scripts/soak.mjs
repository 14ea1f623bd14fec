// `npm run soak` runs the long tests of durability, which take minutes to an hour each, and the full matrix of figures
// in clothes. A name limits it to one of them, and a second word to those of its tests whose title contains it.
// SOAK_KILLS, SOAK_MINUTES and SOAK_REQUESTS shorten the kills, the load and the fuzzing; SOAK_SEED makes other
// requests, SOAK_SNAPSHOTS names a folder for heap snapshots of the loaded servers.
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';

const FILES = {
  killed: ['e2e/durability/kill.test.ts'],
  restarts: ['e2e/durability/outage.test.ts'],
  outage: ['e2e/durability/parts.test.ts'],
  runs: ['e2e/durability/runs.test.ts'],
  'full disk': ['e2e/durability/disk.test.ts', 'e2e/durability/backup-disk.test.ts'],
  upgrade: ['e2e/durability/upgrade.test.ts'],
  realtime: ['e2e/durability/realtime.test.ts'],
  load: ['e2e/durability/load.test.ts'],
  fuzz: ['e2e/durability/fuzz.test.ts', 'server/src/http/fuzzed-contract.test.ts'],
  figures: ['engine/src/studio/scene/dress-figure.test.ts'],
};

const [name, title] = process.argv.slice(2);
const files = name === undefined ? ['e2e/durability', ...FILES.fuzz, ...FILES.figures] : FILES[name];
if (files === undefined) {
  console.error(`There is no soak "${name}". Choose one of: ${Object.keys(FILES).join(', ')}.`);
  process.exit(1);
}

await installWhenNeeded();
const server = await startPostgres();
try {
  const projects = ['durability', 'engine', 'server'].flatMap((project) => ['--project', project]);
  process.exitCode = await run('vitest', ['run', ...projects, ...files, ...(title ? ['-t', title] : [])], {
    cwd: root,
    env: { ...projectEnvironment, ...(server && { TEST_DATABASE_URL: server.url }), SOAK: '1' },
  });
} finally {
  await server?.stop();
}
