import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the code of single WebAssembly functions is not freed while the database works', async () => {
  const program = `
    const { startEmbeddedWorker } = await import(${JSON.stringify(new URL('./start-embedded-worker.ts', import.meta.url))});
    const worker = await startEmbeddedWorker({ folder: null, template: null });
    await worker.close();
    console.log('closed');`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--trace-wasm-code-gc',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout).toBe('closed\n');
});
