// `npm start` installs, builds and starts the product from a fresh clone. It needs only Node 20.19 or newer and npm.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded, projectEnvironment, projectNode, root, serverMemory } from './installation.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();
await buildWhenNeeded();

const server = spawn(projectNode, [path.join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  env: { ...serverMemory, ...projectEnvironment },
  // The server ends when this IPC channel closes, so it also ends when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal sends Ctrl-C to both processes. The server ends first and determines the exit code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// When npm is killed, this process continues with another parent.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  const watch = () => process.ppid === ppid || server.kill('SIGTERM');
  setInterval(watch, 1000).unref();
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
