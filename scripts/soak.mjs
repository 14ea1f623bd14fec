// `npm run soak` runs the long tests of durability, which take minutes to an hour each, and the full matrix of figures
// in clothes. A name limits it to the tests that contain it. SOAK_KILLS, SOAK_MINUTES and SOAK_REQUESTS shorten the
// kills, the load and the fuzzing; SOAK_SEED makes other requests, SOAK_SNAPSHOTS names a folder for heap snapshots of
// the loaded servers.
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';

await installWhenNeeded();
const server = await startPostgres();
const name = process.argv[2];
const FILES = ['e2e/durability', 'engine/src/studio/scene/dress-figure.test.ts'];
try {
  const projects = ['--project', 'durability', '--project', 'engine'];
  process.exitCode = await run('vitest', ['run', ...projects, ...FILES, ...(name ? ['-t', name] : [])], {
    cwd: root,
    env: { ...projectEnvironment, ...(server && { TEST_DATABASE_URL: server.url }), SOAK: '1' },
  });
} finally {
  await server?.stop();
}
