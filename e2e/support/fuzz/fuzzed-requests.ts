/** Makes the requests: a valid one for a route of the contract, and then what is wrong with it. */
import * as contract from '@kenna/contract';
import { API_BASE, type Route } from '@kenna/contract';
import { nameThings, type OwnThings } from './fuzz-people.ts';
import type { HostileFile } from './hostile-files.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';
import { validValue } from './schema-values.ts';
import type { SeededRandom } from './seeded-random.ts';

export const allRoutes: readonly Route[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Routes'))
  .flatMap(([, group]) => Object.values(group as Record<string, Route>));

export interface FuzzWorld {
  /** The person who sends the requests, with their things. */
  readonly own: OwnThings;
  /** A person who sends no request, but whose things the requests name too. */
  readonly strange: OwnThings;
  readonly adminToken: string;
  readonly fileOf: (random: SeededRandom) => HostileFile;
}

export interface FuzzedRequest extends RawRequest {
  readonly route: string;
  /** Whether the caller may see what everybody does. */
  readonly isAdmins: boolean;
  /** Whether the request has the session of `own`. */
  readonly isOwn: boolean;
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'PROPFIND'];
/** Addresses that are not in the contract. */
const PATHS = [
  '/',
  '/livez',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/web/openapi.json',
  '/api/web/none',
  '/content/api/v2',
  '/content/api/v2/documents/search?ref=%00&q=[[at(document.type,"%ff")]]&page=-1&pageSize=1e9',
  '/content/graphql?query={__schema{types{name}}}',
  '/content/preview?token=%0d%0a&documentId=..%2f',
  '/content/pictures/..%2f..%2fpackage.json',
  '/files/%2e%2e/%2e%2e/etc/passwd',
  '/files/images/%00/original.png',
  '/files/images/a/b/c/d',
  '/files/gallery/%2e%2e',
  '/shared/a%00b/c/d',
  '/shared/%F0%28%8C%28',
  '/%',
  '/%zz',
  '//example.com/%2f..',
  `/${'a/'.repeat(3000)}`,
  '/app/none?protocol=7&client=js',
  '/api/billing/webhook',
];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  '*/*',
  ';',
];
const BROKEN_JSON = [
  '',
  '{',
  '{"a":}',
  '[1,2',
  'null',
  '""',
  '0',
  'true',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":NaN}',
  '{"id":1,"id":2}',
  '{"__proto__":{"x":1}}',
  `${'['.repeat(50_000)}`,
  `{"a":${'9'.repeat(5000)}}`,
];
const TOKENS = ['', 'x', 'null', 'undefined', '0', 'a.b.c', '%00', 'é', 'z'.repeat(7000), "' OR 1=1 --"];

/** A text that a header may have. */
const headerText = (random: SeededRandom): string =>
  hostileText(random)
    .replace(/[^\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 3000);

function oddHeaders(random: SeededRandom): Record<string, string> {
  const headers: [string, string][] = [
    ['x-window', headerText(random)],
    ['x-collection-grant', headerText(random)],
    ['cookie', `device=${headerText(random)}; a=%zz; =`],
    ['accept-encoding', random.pick(['gzip;q=9', 'br, *;q=0', 'identity;q=0, *;q=0', headerText(random)])],
    ['range', random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'lines=1'])],
    ['if-none-match', random.pick(['*', '"x"', 'W/"', headerText(random)])],
    ['content-encoding', random.pick(['gzip', 'br', 'none'])],
    ['user-agent', headerText(random)],
    ['accept-language', headerText(random)],
    ['origin', headerText(random)],
    ['x-forwarded-proto', random.pick(['https', 'ftp', ','])],
    ['x-forwarded-host', headerText(random)],
    ['traceparent', headerText(random)],
    ['expect', '200-ok'],
  ];
  return Object.fromEntries([random.pick(headers)]);
}

/** Replaces, removes or adds one field, at any depth. */
function spoil(value: Record<string, unknown>, random: SeededRandom, fields: readonly string[]): void {
  const names = [...new Set([...Object.keys(value), ...fields])];
  if (names.length === 0 || random.isTrue(0.05)) {
    value[hostileText(random).slice(0, 60)] = hostileValue(random);
    return;
  }
  const name = random.pick(names);
  const inner = value[name];
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && random.isTrue(0.7)) {
    spoil(inner as Record<string, unknown>, random, []);
  } else if (random.isTrue(0.15)) delete value[name];
  else value[name] = hostileValue(random);
}

const fieldsOf = (schema: Route['body']): string[] =>
  schema === undefined
    ? []
    : Object.keys(
        (schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {},
      );

/** Encodes a value for an address, which cannot contain an unpaired surrogate. */
const encoded = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
};

function pathOf({ path }: Route, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]).slice(0, 6000) || '-');
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
    .slice(0, 12_000);
  return `${API_BASE}${filled}${search === '' ? '' : `?${search}`}`;
}

const BOUNDARY = 'edge';
function formOf({ name, type, data }: HostileFile, random: SeededRandom): Buffer {
  const field = random.isTrue(0.9) ? 'image' : random.pick(['file', '', '__proto__', 'image[]']);
  const fileName = random.isTrue(0.8) ? name : headerText(random).replaceAll('"', '');
  const part = (title: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${title}\r\n\r\n`), body, Buffer.from('\r\n')]);
  const file = part(
    `Content-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}`,
    data,
  );
  const parts = [file];
  if (random.isTrue(0.3)) {
    const page = random.pick(['RemoveBackground', 'UpscaleAndFacelift', hostileText(random).slice(0, 3000)]);
    const name = random.pick(['page', 'user_id', 'constructor']);
    parts.unshift(part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(page)));
  }
  if (random.isTrue(0.1)) parts.push(file);
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return random.isTrue(0.8) ? whole : whole.subarray(0, random.below(whole.length));
}

/** The same seed and world give the same request. */
export function fuzzedRequest(random: SeededRandom, world: FuzzWorld): FuzzedRequest {
  const { own, strange, adminToken, fileOf } = world;
  const route = random.pick(allRoutes);
  const isAdmins = route.access === 'admin' && random.isTrue(0.8);
  const named = nameThings(route.path, own, strange);
  const make = (schema: Route['body']) => (schema === undefined ? {} : validValue(schema, random, named));
  const [params, query, body] = [make(route.params), make(route.query), make(route.body)];
  const places = [
    { value: params, fields: Object.keys(params) },
    { value: query, fields: fieldsOf(route.query) },
    { value: body, fields: fieldsOf(route.body) },
  ].filter(({ fields }) => fields.length > 0);
  for (let faults = random.pick([0, 1, 1, 1, 2, 3]); faults > 0 && places.length > 0; faults--) {
    const { value, fields } = random.pick(places);
    spoil(value, random, fields);
  }

  const tokenOf = (): string => {
    if (isAdmins) return adminToken;
    if (random.isTrue(0.08)) return random.pick(TOKENS);
    return route.scope !== undefined && random.isTrue(0.25) ? own.apiKey : own.token;
  };
  const token = tokenOf();
  const headers: Record<string, string> = {
    // Each request comes from another address, so that limits per address do not answer for the routes.
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    ...(route.access !== 'public' || random.isTrue(0.3) ? { authorization: `Bearer ${token}` } : {}),
    ...(random.isTrue(0.15) ? oddHeaders(random) : {}),
  };
  let content: Buffer | null = null;
  if (route.encoding === 'multipart') {
    headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
    content = formOf(fileOf(random), random);
  } else if (route.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    content = Buffer.from(
      Object.entries(body)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&'),
    );
  } else if (route.body !== undefined) {
    headers['content-type'] = 'application/json';
    const text = JSON.stringify(body);
    content = Buffer.from(
      random.isTrue(0.06)
        ? random.pick(BROKEN_JSON)
        : random.isTrue(0.03)
          ? text.slice(0, random.below(text.length))
          : text,
    );
  }
  if (random.isTrue(0.04)) headers['content-type'] = random.pick(TYPES);
  if (content !== null) headers['content-length'] = String(content.length);
  const isOdd = random.isTrue(0.04);
  return {
    route: `${route.method} ${route.path}`,
    isAdmins,
    isOwn: headers.authorization === `Bearer ${own.token}`,
    method: random.isTrue(0.04) ? random.pick(METHODS) : route.method,
    path: isOdd ? random.pick(PATHS) : pathOf(route, params, query),
    headers,
    body: content,
  };
}
