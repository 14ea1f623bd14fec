import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDataFolder } from './testing/test-database.ts';

/** A busy machine takes longer than hooks usually may. */
const SEED_MS = 180_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'main-test-'));
  // Saves the slow first start in an empty folder, which the tests in `e2e/durability` cover.
  await seedDataFolder(dataDir);
}, SEED_MS);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Variables = Record<string, string>;

/** Runs a program of the server with only these variables set, and collects its output. */
function run(program: 'main' | 'worker', variables: Variables) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`)], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...variables },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    async exit() {
      const [code] = (await once(child, 'exit')) as [number];
      return { code, errors };
    },
    async ready() {
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      return line.toString();
    },
  };
}

describe('the program', () => {
  it('starts, answers, keeps others out of its data, and ends when it is stopped', async () => {
    const first = run('main', {});
    const line = await first.ready();
    expect(line).toMatch(/^Kenna is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
    const url = /http\S+/.exec(line)?.[0] ?? '';
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ok' });

    const second = await run('main', {}).exit();
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^The data folder .+ is in use by process \d+\. .+\n$/);

    first.child.kill('SIGTERM');
    expect(await first.exit()).toEqual({ code: 0, errors: '' });
  });

  it('ends with the process that started it, also where that was killed', async () => {
    const main = join(import.meta.dirname, 'main.ts');
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const starter = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { spawn } from 'node:child_process';
         const server = spawn(process.execPath, [${JSON.stringify(main)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
         console.log(server.pid);`,
      ],
      { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' } },
    );
    let output = '';
    for await (const chunk of starter.stdout) {
      output += String(chunk);
      if (output.includes('is ready')) break;
    }
    const pid = Number(output.split('\n')[0]);
    starter.kill('SIGKILL');
    const isAlive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive, { timeout: 20_000 }).toBe(false);
  });

  it('names the port that is in use, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await run('main', { PORT: String(port) }).exit();
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`);
  });

  it('names a data folder that cannot be written', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const { code, errors } = await run('main', { DATA_DIR: join(file, 'data') }).exit();
    expect({ code, lines: errors.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(errors).toContain('cannot be written');
  });

  it('names every mistake of the configuration', async () => {
    const { code, errors } = await run('main', { PORT: 'many', FREE_RENDER_LIMIT: '-1' }).exit();
    expect(code).toBe(1);
    expect(errors).toContain('PORT');
    expect(errors).toContain('FREE_RENDER_LIMIT');
  });
});

describe('a further worker', () => {
  it('says that it needs a database to share', async () => {
    const { code, errors } = await run('worker', {}).exit();
    expect(code).toBe(1);
    expect(errors).toMatch(/^Further workers share a PostgreSQL server .+ set DATABASE_URL\..+\n$/);
  });
});
