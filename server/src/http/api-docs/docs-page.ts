import { escapeMarkup } from '../../shared/text/escape-markup.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}
interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}
interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}
/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem }
  h2 { margin-top: 3rem; text-transform: capitalize } h3 { margin: 2.5rem 0 .25rem; font: 600 1rem ui-monospace, monospace }
  nav a { margin-right: 1rem } summary { cursor: pointer }
  table { border-collapse: collapse; width: 100%; font-size: .875rem } th { text-align: left; width: 16rem }
  th, td { padding: .25rem .5rem .25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent);
    vertical-align: top }
  pre { overflow: auto; padding: 1rem; font-size: .8125rem; background: color-mix(in srgb, currentColor 6%, transparent) }
  .level { font-weight: 400; opacity: .75 }`;

const schemaOf = ({ content }: Content): JsonSchema | undefined => Object.values(content ?? {})[0]?.schema;

const details = (title: string, schema: JsonSchema | undefined): string =>
  schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeMarkup(JSON.stringify(schema, null, 2))}</pre></details>`;

function inputRows({ parameters = [], requestBody }: Operation): string {
  const body = requestBody && schemaOf(requestBody);
  const inputs = [
    ...parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required: required ?? false,
      schema,
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => {
      return { name, place: 'body', required: body?.required?.includes(name) ?? false, schema };
    }),
  ];
  const rows = inputs.map(({ name, place, required, schema }) => {
    const type = [schema?.type ?? ''].flat().join(' or ');
    return `<tr><th><code>${escapeMarkup(name)}</code></th><td>${place}</td><td>${escapeMarkup(type)}</td>
      <td>${required ? 'required' : 'optional'}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

function errorRows({ responses = {} }: Operation): string {
  const errors = Object.entries(responses).filter(([status]) => status !== '200');
  const rows = errors.map(([status, response]) => {
    const text = escapeMarkup(response.description ?? '').replaceAll('\n', '<br>');
    return `<tr><th>${escapeMarkup(status)}</th><td>${text}</td></tr>`;
  });
  return `<details><summary>Errors</summary><table>${rows.join('')}</table></details>`;
}

function accessOf({ security }: Operation): string {
  if (!security) return '';
  const scope = security.flatMap(({ apiKey }) => apiKey ?? [])[0];
  return scope === undefined ? 'with a token' : `with a token, or a key for <code>${escapeMarkup(scope)}</code>`;
}

function operationSection(path: string, method: string, operation: Operation): string {
  const success = operation.responses?.['200'];
  return `<h3>${escapeMarkup(method.toUpperCase())} ${escapeMarkup(path)}
    <span class="level">${accessOf(operation)}</span></h3>
    <p>${escapeMarkup(operation.summary ?? '')}</p>${inputRows(operation)}
    ${details('Request', operation.requestBody && schemaOf(operation.requestBody))}
    ${details('Answer', success && schemaOf(success))}${errorRows(operation)}`;
}

/** Renders the OpenAPI document as one page after a guide; it needs no script and works without the web. */
export function docsPage({ info, paths = {} }: ApiDocument, guide: string): string {
  const sections = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'other';
      sections.set(tag, [...(sections.get(tag) ?? []), operationSection(path, method, operation)]);
    }
  }
  const links = [...sections.keys()].map((tag) => `<a href="#${escapeMarkup(tag)}">${escapeMarkup(tag)}</a>`);
  const body = [...sections].map(
    ([tag, parts]) => `<h2 id="${escapeMarkup(tag)}">${escapeMarkup(tag)}</h2>${parts.join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(info.title)}</title>
    <style>${STYLE}</style></head><body><main><h1>${escapeMarkup(info.title)}</h1>
    <p>${escapeMarkup(info.description ?? '')} <a href="/api/web/openapi.json">openapi.json</a></p>
    <nav aria-label="Parts"><a href="#scripts">scripts</a><a href="#notifications">notifications</a>${links.join('')}</nav>
    ${guide}${body.join('')}</main></body></html>`;
}
