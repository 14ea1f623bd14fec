// `npm test`: the whole check, from a clean clone. `npm test -- check` stops before the journeys.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { installWhenNeeded, projectEnvironment, root } from './installation.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();

/** What talks to the database; the other tests of the server would see no difference. */
const ON_POSTGRES = ['server/src/db/', 'server/src/features/', 'server/src/adapters/job-queue/'];

/** The native compiler, several times as fast; linting needs the interface of the other one, whose command has its name. */
const TYPE_CHECKER = path.join('node_modules', 'typescript-native', 'bin', 'tsc');

/** Kills mostly wait for what they killed: other work goes on beside them. */
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

/** A step that runs beside the others; what it answers waits for its end and tells of it. */
function beside(title, command, args, environment = {}) {
  const env = { ...projectEnvironment, ...environment };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const told = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => told.push(data));
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  // Where another step fails there is nothing to wait for.
  process.once('exit', () => child.kill());
  return async () => {
    const code = await ended;
    console.log(`\n── ${title}`);
    process.stdout.write(Buffer.concat(told));
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
    const kills = beside('Kills of workers', 'vitest', killsOf('PostgreSQL server'), environment);
    await step('Server tests on PostgreSQL', 'vitest', ['run', '--project', 'server', ...ON_POSTGRES], environment);
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
  const kills = beside('Kills of servers', 'vitest', killsOf('embedded database'));
  const lint = beside('Lint', 'eslint', ['.', '--max-warnings', '0']);
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
