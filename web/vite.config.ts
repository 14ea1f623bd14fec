import * as icons from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { CHUNKS } from './chunks.ts';
import { schemasOnDemand } from './schemas-on-demand.ts';

/** In development the page is served by Vite and everything else by the server on its usual port. */
const server = 'http://127.0.0.1:3000';

const ICON = 'virtual:icon/';
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])@mdi\/js\2;?/g;

/**
 * Makes each icon a module of its own. In the library they are one, which loads with the first page: all icons of the
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

/** The page in the browser. The server reads in the manifest what the first page needs. */
const PAGE: BuildOptions = { manifest: true, rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } };
/** The same parts, for the server. */
const DRAWING: BuildOptions = { copyPublicDir: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), singleIcons(), schemasOnDemand()],
  server: {
    host: '127.0.0.1',
    port: 5170,
    proxy: { '/api': server, '/files': server, '^/content/': server, '/app': { target: server, ws: true } },
  },
  build: {
    // Inlined assets would need `data:` in the content security policy for fonts.
    assetsInlineLimit: 0,
    target: 'es2024',
    // Every browser of that target has it.
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? DRAWING : PAGE),
  },
  // What draws the first page runs as it lies there, beside no library.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
