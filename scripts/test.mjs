// `npm test` runs all checks and tests from a clean clone. `npm test -- check` stops before PostgreSQL and the
// journeys.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();

/** Tests that use the database. The other tests of the server would give the same results on PostgreSQL. */
const ON_POSTGRES = ['server/src/db/', 'server/src/features/', 'server/src/adapters/job-queue/'];

/**
 * Of these, tests that open no database of the server, and tests that spend minutes on files, pictures and simulated
 * time: other tests send the same statements.
 */
const NOT_ON_POSTGRES = [
  'db/embedded/*.test.ts',
  'backups/restore-memory.test.ts',
  'content/content.service.test.ts',
  'downloads/archive/pack-pictures.test.ts',
  'downloads/delivery/check-picture.test.ts',
  'downloads/delivery/delivery.test.ts',
  'downloads/delivery/fit-picture.test.ts',
  'downloads/image-downloads.test.ts',
  'downloads/sheet.test.ts',
  'downloads/signed-files.test.ts',
  'engines/engine-router.test.ts',
  'images/files/prominent-colours.test.ts',
  'provenance/c2pa/limit-memory.test.ts',
  'provenance/incoming-credentials.test.ts',
  'provenance/provenance.test.ts',
  'renders/klein-studio.test.ts',
  'renders/waiting/simulated-load.test.ts',
  'runs/sheet/read-workbook.test.ts',
];

/**
 * The native TypeScript compiler is several times as fast. ESLint needs the JavaScript compiler, so the command `tsc`
 * belongs to that one.
 */
const TYPE_CHECKER = path.join('node_modules', 'typescript-native', 'bin', 'tsc');

/** These tests mostly wait for processes to restart, so other steps run at the same time. */
const killsOf = (database) => ['run', '--project', 'durability', '-t', database];

function checkEnd(title, code, command, args) {
  if (code === 0) return;
  console.error(`\n${title}: failed (${[command, ...args].join(' ')})`);
  process.exitCode = code;
  throw new Error(title);
}

async function step(title, command, args, environment = {}) {
  console.log(`\n── ${title}`);
  const code = await run(command, args, { cwd: root, env: { ...projectEnvironment, ...environment } });
  checkEnd(title, code, command, args);
}

/**
 * Starts a step that runs in parallel with the others. The returned function waits for its end and prints its output.
 */
function inParallel(title, command, args, environment = {}) {
  const env = { ...projectEnvironment, ...environment };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  // When another step fails, this one is stopped.
  process.once('exit', () => child.kill());
  return async () => {
    const code = await ended;
    console.log(`\n── ${title}`);
    process.stdout.write(Buffer.concat(output));
    checkEnd(title, code, command, args);
  };
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
    const kills = inParallel('Kills of workers', 'vitest', killsOf('PostgreSQL server'), environment);
    const left = NOT_ON_POSTGRES.flatMap((file) => ['--exclude', `**/${file}`]);
    const args = ['run', '--project', 'server', ...ON_POSTGRES, ...left];
    await step('Server tests on PostgreSQL', 'vitest', args, environment);
    await kills();
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
  const kills = inParallel('Kills of servers', 'vitest', killsOf('embedded database'));
  const lint = inParallel('Lint', 'eslint', ['.', '--max-warnings', '0']);
  await step('Format', 'prettier', ['--check', '--log-level', 'warn', '.']);
  for (const workspace of ['contract', 'engine', 'server', 'web', 'e2e', 'bench']) {
    await step(`Types of ${workspace}`, 'node', [TYPE_CHECKER, '-p', workspace]);
  }
  await step('Import rules', 'npm', ['run', '--silent', 'imports']);
  await step('Unused code', 'knip', []);
  await step('Paths named in the documents', 'node', ['scripts/check-documents.mjs']);
  await lint();
  await step('Tests', 'vitest', ['run', '--project', '!durability']);
  await kills();
  if (process.argv[2] !== 'check') {
    await onPostgres();
    await journeys();
  }
} catch (error) {
  if (!process.exitCode) throw error;
}
