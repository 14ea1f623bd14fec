/*
 * Opens the product while the server cannot be reached, with what the person has seen. The page registers this worker
 * (`src/app/offline`). What it keeps is in decision record 0039.
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
/** Lists of the person's own pictures without those in the bin. */
const PICTURE_LISTS = ['render/list', 'render/my-images', 'render/uploaded/my-images'];
/** The lists, and what is needed to show them. Collections are not kept. */
const KEPT_ANSWERS = new Set([SESSION, 'product', 'engines', 'render/vocabulary', ...PICTURE_LISTS]);
/** Requests that take pictures out of the lists. */
const REMOVALS = new Set(['user/trash-render-image', 'user/trash-all-render-image', 'user/delete-render-image']);
/** Addresses of the owner's pictures. Those in the bin, of shared collections and of the showcase have others. */
const OWN_PICTURES = '/files/images/';
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
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const isRead = request.method === 'GET';
  const route = pathname.startsWith(API) ? pathname.slice(API.length) : null;
  if (request.mode === 'navigate') {
    if (isRead && !SERVER_PATHS.test(pathname)) event.respondWith(openPage(event));
  } else if (isRead && (pathname.startsWith('/assets/') || PLAIN_FILES.includes(pathname))) {
    event.respondWith(fileOf(event));
  } else if (isRead && request.destination === 'image' && pathname.startsWith(OWN_PICTURES)) {
    event.respondWith(pictureOf(event));
  } else if (KEPT_ANSWERS.has(route) && search === '') {
    // Only first pages without a filter are kept.
    event.respondWith(answerOf(event, pathname));
  } else if (REMOVALS.has(route)) {
    event.respondWith(removalOf(event));
  }
});

self.addEventListener('message', (event) => {
  const { kind, loaded, passed, isPerson } = event.data;
  const act = kind === 'passed' ? () => keepPassed(passed) : () => keep(loaded, isPerson, event.source);
  event.waitUntil(inTurn(act));
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
    const put = async () => {
      if (await caches.has(SHELL)) await (await caches.open(SHELL)).put(event.request, copy);
    };
    event.waitUntil(inTurn(put));
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

async function answerOf(event, address) {
  const { request, clientId } = event;
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
    else if (answer.ok && owner !== null) {
      const copy = answer.clone();
      event.waitUntil(inTurn(() => keepAnswer(owner, address, copy)));
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

/** After pictures were moved to the bin or deleted, the lists are read again, so that those pictures are not kept. */
async function removalOf(event) {
  const authorization = event.request.headers.get('authorization');
  const answer = await fetch(event.request);
  if (answer.ok && authorization !== null) event.waitUntil(inTurn(() => readListsAgain(authorization)));
  return answer;
}

async function readListsAgain(authorization) {
  if (!(await isKeeping())) return;
  const owner = await hashOf(authorization);
  for (const address of PICTURE_LISTS.map((route) => API + route)) {
    if ((await kept(ANSWERS, address)) === undefined) continue;
    const answer = await fetch(address, { headers: { accept: 'application/json', authorization } }).catch(() => null);
    if (answer?.ok) await keepAnswer(owner, address, answer);
    else await (await caches.open(ANSWERS)).delete(address);
  }
  own = null;
  await dropForeign();
}

async function keepAnswer(owner, address, answer) {
  if (!(await isKeeping())) return;
  const envelope = await answer.json();
  const isSession = address === API + SESSION;
  if (isSession && envelope.data === null) return forgetOwner(owner);
  let owners = await ownersKept();
  if (!owners.includes(owner)) {
    await deletePersonal();
    keeping = true;
    owners = [owner];
  }
  const renewed = isSession ? envelope.data.token : undefined;
  if (renewed !== undefined) {
    // The renewed token is that of the same person. The token itself is not kept.
    owners = [owner, await hashOf(`Bearer ${renewed}`)];
    delete envelope.data.token;
  }
  const answers = await caches.open(ANSWERS);
  await answers.put(OWNERS_ADDRESS, Response.json(owners));
  await answers.put(address, Response.json(envelope));
  own = null;
  await dropForeign();
  await keepSeen();
}

/** Addresses of the pictures in the kept answers; null until they are read from them. */
let own = null;
async function ownPictures() {
  if (own === null) {
    const answers = await caches.open(ANSWERS);
    const texts = await Promise.all((await answers.keys()).map(async (key) => (await answers.match(key)).text()));
    const paths = texts.flatMap((text) => text.match(/\/files\/images\/[^"\\?#]+/g) ?? []);
    own = new Set(paths.map((path) => new URL(path, self.location.origin).href));
  }
  return own;
}

/** Deletes the pictures that are no longer in the kept answers. */
async function dropForeign() {
  const known = await ownPictures();
  const pictures = await caches.open(PICTURES);
  for (const key of await pictures.keys()) if (!known.has(key.url)) await pictures.delete(key);
}

const seen = new Set();
function addSeen(address) {
  seen.add(address);
  if (seen.size > MAX_SEEN) seen.delete(seen.values().next().value);
}

function addLoaded(addresses) {
  for (const address of addresses) if (new URL(address).pathname.startsWith(OWN_PICTURES)) addSeen(address);
}

/** Keeps those of the seen pictures that are the person's own. The browser has them, so that nothing is loaded twice. */
async function keepSeen() {
  if (!(await isKeeping())) return;
  const known = await ownPictures();
  const due = [...seen].filter((address) => known.has(address));
  if (due.length === 0) return;
  const pictures = await caches.open(PICTURES);
  for (const address of due) {
    if ((await pictures.match(address)) === undefined) {
      const picture = await fetch(address, { cache: 'force-cache' });
      if (picture.ok) await pictures.put(address, picture);
    }
    // A picture that could not be read remains due.
    seen.delete(address);
  }
  // The order of the keys is that in which they were added.
  const keys = await pictures.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_PICTURES))) await pictures.delete(key);
}

/** Whether answers and pictures are kept: from when a page asks for it until the session ends. Null after a start of the worker. */
let keeping = null;
async function isKeeping() {
  keeping ??= await caches.has(ANSWERS);
  return keeping;
}

/** Keeps the page and the files that it has loaded. A page of a person is told when answers begin to be kept. */
async function keep(loaded, isPerson, client) {
  if (!isPerson) await deletePersonal();
  else if (!(await isKeeping())) {
    await caches.open(ANSWERS);
    keeping = true;
    // Until then the requests of a page that was opened before the worker pass it by.
    await self.clients.claim();
    client.postMessage({ kind: 'begun' });
  }
  addLoaded(loaded);
  await keepPage(loaded, client);
  await keepSeen();
}

/** Keeps files of a page whose requests were sent before the worker saw them. */
async function keepPassed(passed) {
  addLoaded(passed);
  if (await caches.has(SHELL)) await keepFiles(await caches.open(SHELL), passed.filter(isBuilt));
  await keepSeen();
}

/** Replaces a kept page of another version with its files, and tells a page that was opened offline of it. */
async function keepPage(loaded, client) {
  const page = await fetch(SHELL_ADDRESS, { cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  const before = await kept(SHELL, SHELL_ADDRESS);
  const isSame = before !== undefined && (await before.text()) === text;
  if (!isSame) {
    await caches.delete(SHELL);
    if (before !== undefined) client.postMessage({ kind: 'other-version' });
  }
  const shell = await caches.open(SHELL);
  await shell.put(SHELL_ADDRESS, page);
  const named = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await keepFiles(shell, [...named, ...PLAIN_FILES, ...loaded.filter(isBuilt)]);
}

const isBuilt = (address) => new URL(address).pathname.startsWith('/assets/');

async function keepFiles(shell, addresses) {
  for (const address of new Set(addresses)) {
    if ((await shell.match(address)) !== undefined && !PLAIN_FILES.includes(address)) continue;
    const file = await fetch(address, { priority: 'low' });
    if (file.ok) await shell.put(address, file);
  }
}

async function deletePersonal() {
  keeping = false;
  own = null;
  await caches.delete(ANSWERS);
  await caches.delete(PICTURES);
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
