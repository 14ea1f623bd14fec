/*
 * Opens the product while the server cannot be reached, with what the person has seen. The page registers this worker
 * for people who are logged in (`src/app/offline`). What it keeps is in decision record 0039.
 *
 * The network is always asked first, so that nobody stays on an old version while the server answers. The person's data
 * is kept for one session at a time: an answer is only given to the token that it was given to, and all is deleted when
 * the session ends or another one begins.
 */

/** The page that all addresses share, and the files of its version. Nothing in it belongs to a person. */
const SHELL = 'offline-shell';
/** Answers to the requests with which the workspace opens, and the hashes of the tokens that they were given to. */
const ANSWERS = 'offline-answers';
/** Pictures that were seen, of those whose addresses are in the kept answers. */
const PICTURES = 'offline-pictures';

const SHELL_ADDRESS = '/workplace/generate';
/** Where the hashes are kept. The server has no such address. */
const OWNERS_ADDRESS = '/offline-owners';
const API = '/api/web/';
const SESSION = 'authentication';
/** Lists of the person's own pictures, and what is needed to show them. Collections are not kept. */
const KEPT_ANSWERS = new Set([
  SESSION,
  'product',
  'engines',
  'render/list',
  'render/vocabulary',
  'render/my-images',
  'render/uploaded/my-images',
]);
/** Paths of the server itself, which are not pages. */
const SERVER_PATHS = /^\/(api|files|content|assets|app|apps|metrics|healthz|livez|readyz)(\/|$)/;
/** Files of the build without a hash in their name that the page loads. */
const PLAIN_FILES = ['/color-scheme.js', '/favicon.svg'];
/** Statuses of a proxy that cannot reach the server. */
const UNREACHED = new Set([502, 503, 504]);
const MAX_PICTURES = 300;
/** Pictures that were seen and may turn out to be the person's own once their list arrives. */
const MAX_SEEN = 500;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const isRead = request.method === 'GET';
  if (request.mode === 'navigate') {
    if (isRead && !SERVER_PATHS.test(pathname)) event.respondWith(openPage(event));
  } else if (isRead && (pathname.startsWith('/assets/') || PLAIN_FILES.includes(pathname))) {
    event.respondWith(fileOf(event));
  } else if (isRead && request.destination === 'image' && pathname.startsWith('/files/')) {
    event.respondWith(pictureOf(event));
  } else if (pathname.startsWith(API) && KEPT_ANSWERS.has(pathname.slice(API.length))) {
    event.respondWith(answerOf(event));
  }
});

self.addEventListener('message', (event) => {
  const { kind, loaded = [] } = event.data;
  if (kind === 'keep') event.waitUntil(inTurn(() => keepPage(loaded, event.source)));
  if (kind === 'forget') event.waitUntil(inTurn(forget));
});

/** Changes of what is kept happen one after another. What does not fit the storage is not kept. */
let turn = Promise.resolve();
function inTurn(act) {
  turn = turn.then(act).catch((error) => console.warn('Not kept for offline use:', error));
  return turn;
}

/** Pages that were opened without the server, by client id, with the answers that each was given already. */
const openedOffline = new Map();

async function openPage({ request, resultingClientId }) {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && !UNREACHED.has(answer.status)) return answer;
  const page = await kept(SHELL, SHELL_ADDRESS);
  if (page === undefined) return answer ?? Response.error();
  openedOffline.set(resultingClientId, new Set());
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  // The page checks its version once the server answers again.
  return new Response((await page.text()).replace('<html', '<html data-offline'), { headers });
}

/** Files with a hash in their name never change. Those without are asked for first. */
async function fileOf(event) {
  const { pathname } = new URL(event.request.url);
  const isHashed = !PLAIN_FILES.includes(pathname);
  const known = await kept(SHELL, event.request);
  if (known !== undefined && isHashed) return known;
  const answer = await fetch(event.request).catch((error) => {
    if (known === undefined) throw error;
    return known;
  });
  if (answer.ok && isHashed) {
    const copy = answer.clone();
    event.waitUntil(inTurn(() => whenKeeping(async () => (await caches.open(SHELL)).put(event.request, copy))));
  }
  return answer;
}

async function pictureOf(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) {
      addSeen(event.request.url);
      event.waitUntil(inTurn(keepSeen));
    }
    return answer;
  } catch (error) {
    const picture = await kept(PICTURES, event.request);
    if (picture === undefined) throw error;
    return picture;
  }
}

async function answerOf(event) {
  const { request, clientId } = event;
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const owner = await hashOf(request.headers.get('authorization'));
  let answer = null;
  let failure = null;
  try {
    answer = await fetch(request);
  } catch (error) {
    failure = error;
  }
  if (answer !== null && !UNREACHED.has(answer.status)) {
    if (answer.status === 401) event.waitUntil(inTurn(() => forgetOwner(owner)));
    else if (answer.ok && owner !== null && !search.includes('cursor=')) {
      const copy = answer.clone();
      event.waitUntil(inTurn(() => whenKeeping(() => keepAnswer(owner, address, copy))));
    }
    return answer;
  }
  // Each answer is given once to a page that opens. When it asks again, it must learn that the server is away.
  const given = openedOffline.get(clientId);
  if (given !== undefined && !given.has(address) && !request.signal.aborted && (await ownersKept()).includes(owner)) {
    given.add(address);
    const known = await kept(ANSWERS, address);
    if (known !== undefined) return known;
  }
  if (failure !== null) throw failure;
  return answer;
}

async function keepAnswer(owner, address, answer) {
  const envelope = await answer.json();
  let owners = await ownersKept();
  if (!owners.includes(owner)) {
    await deletePersonal();
    owners = [owner];
  }
  const renewed = address === API + SESSION ? envelope.data?.token : undefined;
  if (renewed !== undefined) {
    // The renewed token is that of the same person. The token itself is not kept.
    owners = [owner, await hashOf(`Bearer ${renewed}`)];
    delete envelope.data.token;
  }
  const answers = await caches.open(ANSWERS);
  await answers.put(OWNERS_ADDRESS, Response.json(owners));
  await answers.put(address, Response.json(envelope));
  addOwn(JSON.stringify(envelope));
  await keepSeen();
}

/** Addresses of the person's own pictures; null until they are read from the kept answers. */
let own = null;
const addOwn = (text) => {
  own ??= new Set();
  for (const [path] of text.matchAll(/\/files\/[^"\\?#]+/g)) own.add(new URL(path, self.location.origin).href);
};

async function ownPictures() {
  if (own === null) {
    const answers = await caches.open(ANSWERS);
    for (const address of await answers.keys()) addOwn(await (await answers.match(address)).text());
  }
  return own ?? new Set();
}

const seen = new Set();
function addSeen(address) {
  seen.add(address);
  if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value);
}

/** Keeps those of the seen pictures that are the person's own. The browser has them, so that nothing is loaded twice. */
async function keepSeen() {
  const known = await ownPictures();
  const due = [...seen].filter((address) => known.has(address));
  if (due.length === 0) return;
  const pictures = await caches.open(PICTURES);
  for (const address of due) {
    seen.delete(address);
    if ((await pictures.match(address)) === undefined) {
      const picture = await fetch(address, { cache: 'force-cache' });
      if (picture.ok) await pictures.put(address, picture);
    }
  }
  // The order of the keys is that in which they were added.
  const keys = await pictures.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_PICTURES))) await pictures.delete(key);
}

/** Whether the page has asked to keep what it shows, and has not taken that back. */
let isKeeping = null;
const whenKeeping = async (act) => {
  isKeeping ??= await caches.has(SHELL);
  if (isKeeping) await act();
};

/** Keeps the page of the server's version with its files. A page of another version that was opened offline is told. */
async function keepPage(loaded, client) {
  isKeeping = true;
  const page = await fetch(SHELL_ADDRESS, { cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  const before = await kept(SHELL, SHELL_ADDRESS);
  const isSame = before !== undefined && (await before.text()) === text;
  if (!isSame) {
    await caches.delete(SHELL);
    if (before !== undefined) client?.postMessage({ kind: 'other-version' });
  }
  const shell = await caches.open(SHELL);
  await shell.put(SHELL_ADDRESS, page);
  const named = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const files = loaded.filter((address) => new URL(address).pathname.startsWith('/assets/'));
  for (const address of new Set([...named, ...PLAIN_FILES, ...files])) {
    if ((await shell.match(address)) !== undefined && !PLAIN_FILES.includes(address)) continue;
    const file = await fetch(address, { priority: 'low' });
    if (file.ok) await shell.put(address, file);
  }
  for (const address of loaded) if (new URL(address).pathname.startsWith('/files/')) addSeen(address);
  await keepSeen();
}

async function deletePersonal() {
  own = null;
  await caches.delete(ANSWERS);
  await caches.delete(PICTURES);
}

async function forget() {
  isKeeping = false;
  seen.clear();
  openedOffline.clear();
  await deletePersonal();
  await caches.delete(SHELL);
}

/** A token that the server no longer knows says nothing about the session that began after it. */
async function forgetOwner(owner) {
  if ((await ownersKept()).includes(owner)) await deletePersonal();
}

const kept = (cacheName, address) => caches.match(address, { cacheName, ignoreVary: true });

async function ownersKept() {
  const owners = await kept(ANSWERS, OWNERS_ADDRESS);
  return owners === undefined ? [] : owners.json();
}

/** SHA-256 of the header with the token, in hexadecimal digits; null without a token. */
async function hashOf(authorization) {
  if (authorization === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
