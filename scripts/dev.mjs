// `npm run dev` starts the server, which restarts on changes, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded, projectEnvironment, projectNode, root } from './installation.mjs';

await installWhenNeeded();

const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const options = { env: { CONTENT_RELOAD: 'yes', ...projectEnvironment }, stdio: 'inherit' };
const children = [
  spawn(
    projectNode,
    ['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=engine/src', 'server/src/main.ts'],
    { ...options, cwd: root },
  ),
  spawn(projectNode, [vite], { ...options, cwd: path.join(root, 'web') }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
// When one process ends, the other is stopped as well.
children.forEach((child) => child.on('exit', stop));
