// `npm run bench [name…]` runs benchmarks in the environment that `npm start` gives the server.
import path from 'node:path';
import { projectEnvironment, projectNode, root, serverMemory } from './installation.mjs';
import { run } from './run.mjs';

const program = path.join(root, 'bench', 'run.ts');
const env = { ...serverMemory, ...projectEnvironment };
process.exit(await run(projectNode, [program, ...process.argv.slice(2)], { cwd: root, env }));
