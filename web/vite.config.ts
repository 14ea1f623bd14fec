import * as icons from '@mdi/js';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** In development the page is served by Vite and everything else by the server on its usual port. */
const server = 'http://127.0.0.1:3000';

// What nearly every page needs comes in two files: each further one costs a request and a kilobyte of headers.
const LIBRARIES = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|zustand)[\\/]/;
/** Lazily loaded parts that share a module. */
const COMMON_SHARES = 24;

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), singleIcons()],
  server: {
    host: '127.0.0.1',
    port: 5170,
    proxy: { '/api': server, '/files': server, '^/content/': server, '/app': { target: server, ws: true } },
  },
  build: {
    // Inlined assets would need `data:` in the content security policy for fonts.
    assetsInlineLimit: 0,
    target: 'es2024',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, minShareCount: 2, priority: 2 },
            { name: 'common', minShareCount: COMMON_SHARES, priority: 1 },
          ],
        },
      },
    },
  },
});
