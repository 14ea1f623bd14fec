// `npm start`: from a fresh clone to a running product. Needs Node 20.19 or newer and npm, nothing else.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded, projectEnvironment, projectNode, root, serverMemory } from './installation.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();
await buildWhenNeeded();

const server = spawn(projectNode, [path.join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  env: { ...serverMemory, ...projectEnvironment },
  // The server ends when the channel closes, also where this process was killed and could not tell it.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal sends Ctrl-C to both processes; the server ends first and decides the exit code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// npm that was killed leaves this process behind, with another parent.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  const watch = () => process.ppid === ppid || server.kill('SIGTERM');
  setInterval(watch, 1000).unref();
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
