// `npm test`: the whole check, from a clean clone. `npm test -- check` stops before the journeys.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();

async function step(title, command, args, environment = {}) {
  console.log(`\n── ${title}`);
  const code = await run(command, args, { cwd: root, env: { ...projectEnvironment, ...environment } });
  if (code !== 0) {
    console.error(`\n${title}: failed (${[command, ...args].join(' ')})`);
    process.exitCode = code;
    throw new Error(title);
  }
}

async function onPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  if (!server) {
    console.log(
      '\n── Server tests on PostgreSQL: not run, because no PostgreSQL is reachable (TEST_DATABASE_URL) or installed.',
    );
    return;
  }
  try {
    const environment = { TEST_DATABASE_URL: server.url };
    await step('Server tests on PostgreSQL', 'vitest', ['run', '--project', 'server'], environment);
    await step('Kills of workers', 'vitest', ['run', '--project', 'durability', '-t', 'PostgreSQL'], environment);
  } finally {
    await server.stop();
  }
}

async function journeys() {
  const browser = await findBrowser();
  if (!browser) {
    console.error('\nNo Chromium could be found or installed. Set CHROMIUM_PATH to one and run npm test again.');
    process.exitCode = 1;
    return;
  }
  await buildWhenNeeded();
  const config = path.join('e2e', 'playwright.config.ts');
  await step('Journeys in Chromium', 'playwright', ['test', '--config', config], {
    ...(browser === 'bundled' ? {} : { CHROMIUM_PATH: browser }),
  });
}

try {
  await step('Format', 'prettier', ['--check', '--log-level', 'warn', '.']);
  await step('Lint', 'eslint', ['.', '--max-warnings', '0']);
  for (const workspace of ['contract', 'engine', 'server', 'web', 'e2e', 'bench']) {
    await step(`Types of ${workspace}`, 'tsc', ['-p', workspace]);
  }
  await step('Import rules', 'npm', ['run', '--silent', 'imports']);
  await step('Unused code', 'knip', []);
  await step('Paths named in the documents', 'node', ['scripts/check-documents.mjs']);
  await step('Tests', 'vitest', ['run']);
  if (process.argv[2] !== 'check') {
    await onPostgres();
    await journeys();
  }
} catch (error) {
  if (!process.exitCode) throw error;
}
