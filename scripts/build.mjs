// `npm run build` builds the web when its sources have changed.
import { installWhenNeeded } from './installation.mjs';
import { buildWhenNeeded } from './web-build.mjs';

await installWhenNeeded();
await buildWhenNeeded();
