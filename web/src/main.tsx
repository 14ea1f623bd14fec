import './app/theme/styles.ts';
import { recordEarlyClicks } from './app/start/early-clicks.ts';
import { guardSinks } from './app/start/guard-sinks.ts';
import { painted } from './app/start/painted.ts';

guardSinks();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');
// A server-rendered page is painted before further files are fetched; their code then runs in parts.
const isDrawn = document.getElementById('first-page') !== null;
const replayEarlyClicks = recordEarlyClicks(root);
if (isDrawn) await painted();
const [{ start, readFirstPage }, home] = await Promise.all([
  import('./app/start/start.tsx'),
  isDrawn ? import('./pages/home-page.tsx') : null,
]).catch((error: unknown) => {
  // `color-scheme.js` listens, which has loaded before.
  dispatchEvent(new Event('not-loaded'));
  throw error;
});
const firstPage = readFirstPage();
start(root, firstPage && home && { firstPage, Home: home.HomePage }, replayEarlyClicks);
