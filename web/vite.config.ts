import * as icons from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { CHUNKS } from './chunks.ts';
import { schemasOnDemand } from './schemas-on-demand.ts';

/** Address of the development server. Vite serves the page and forwards everything else to it. */
const server = 'http://127.0.0.1:3000';

const ICON = 'virtual:icon/';
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])@mdi\/js\2;?/g;

/**
 * Makes each icon a module of its own. `@mdi/js` is a single module, so the home page would load the icons of the whole
 * studio for the few that it shows.
 */
function singleIcons(): Plugin {
  const paths = new Map(Object.entries(icons));
  const importOf = (name: string) => `import { ${name} } from '${ICON}${name}';`;
  return {
    name: 'single-icons',
    apply: 'build',
    resolveId: (id) => (id.startsWith(ICON) ? id : null),
    load(id) {
      const name = id.startsWith(ICON) ? id.slice(ICON.length) : null;
      return name && `export const ${name} = ${JSON.stringify(paths.get(name))};`;
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('@mdi/js')) return null;
      const split = code.replace(ICON_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map(importOf)
          .join(' '),
      );
      return { code: split, map: null };
    },
  };
}

/** Build of the page for browsers. The server reads from the manifest which files the home page needs. */
const BROWSER_BUILD: BuildOptions = {
  manifest: true,
  rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
};
/** Build of the same components for server rendering. */
const SERVER_BUILD: BuildOptions = { copyPublicDir: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), singleIcons(), schemasOnDemand()],
  server: {
    host: '127.0.0.1',
    port: 5170,
    proxy: { '/api': server, '/files': server, '^/content/': server, '/app': { target: server, ws: true } },
  },
  build: {
    // Inlined fonts would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2024',
    // All browsers of that target support module preloading.
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? SERVER_BUILD : BROWSER_BUILD),
  },
  // The server bundle includes its libraries, because it runs from a folder without node_modules.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
