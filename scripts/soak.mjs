// `npm run soak` runs the long tests of durability, which take minutes to an hour each. A name limits it to the tests
// that contain it. SOAK_KILLS, SOAK_MINUTES and SOAK_REQUESTS shorten the kills, the load and the fuzzing; SOAK_SEED
// makes other requests, SOAK_SNAPSHOTS names a folder for heap snapshots of the loaded servers.
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';

await installWhenNeeded();
const server = await startPostgres();
const name = process.argv[2];
try {
  process.exitCode = await run('vitest', ['run', '--project', 'durability', ...(name ? ['-t', name] : [])], {
    cwd: root,
    env: { ...projectEnvironment, ...(server && { TEST_DATABASE_URL: server.url }), SOAK: '1' },
  });
} finally {
  await server?.stop();
}
