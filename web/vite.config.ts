import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the page is served by Vite and everything else by the server on its usual port. */
const server = 'http://127.0.0.1:3000';

// What nearly every page needs comes in two files: each further one costs a request and a kilobyte of headers.
const LIBRARIES = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|zustand)[\\/]/;
/** Lazily loaded parts that share a module. */
const COMMON_SHARES = 20;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
