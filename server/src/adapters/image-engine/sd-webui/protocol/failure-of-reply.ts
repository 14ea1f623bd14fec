/**
 * Maps error answers to the port's errors. A1111 and Forge send `{error, detail, body, errors}` with the name of a
 * Python exception, FastAPI `{detail: [{loc, msg}]}`, SD.Next sometimes a bare JSON string, stable-diffusion.cpp
 * `{error: "…"}`.
 */
import { ImageEngineError, type EngineErrorKind } from '../../../../ports/image-engine.port.ts';

/** The first pattern that matches the server's text decides, whatever the status. */
const KINDS_BY_TEXT: readonly (readonly [RegExp, EngineErrorKind])[] = [
  [/out ?of ?memory|not enough memory|bad_alloc|alloc(ation|ate) .*fail|fail.* to alloc/i, 'out_of_memory'],
  [/job queue is full|too many requests/i, 'busy'],
  [/(model|checkpoint|sampler|upscaler|module|script|restorer)\b.*\b(not found|unknown|no such)/i, 'missing_model'],
  [/(unknown|could not find|no such|not found) .*(model|checkpoint|sampler|upscaler|module|script)/i, 'missing_model'],
  [/nsfw|safety (check|filter|system)|content policy/i, 'refused'],
];

function kindOfStatus(status: number): EngineErrorKind {
  if (status === 401 || status === 403 || (status >= 300 && status < 400)) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  if (status === 400 || status === 413 || status === 422) return 'bad_input';
  return 'failed';
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  if (Array.isArray(value['loc'])) return [`${value['loc'].join('.')}: ${String(value['msg'])}`];
  return ['error', 'detail', 'errors', 'message'].flatMap((name) => textsOf(value[name]));
}

/** Whether a body with status 200 describes an error. */
export const isFailure = (body: unknown): boolean =>
  typeof body === 'string' || (isObject(body) && body['images'] === undefined && textsOf(body).length > 0);

/** @param status the HTTP status; 200 for an error inside a successful answer. */
export function failureOfReply(status: number, body: unknown): ImageEngineError {
  const said = textsOf(body).join(': ');
  const kind = KINDS_BY_TEXT.find(([pattern]) => pattern.test(said))?.[1] ?? kindOfStatus(status);
  const hint = status === 401 || status === 403 ? ' (does the key say user:password?)' : '';
  return new ImageEngineError(kind, `answered ${status}${hint}${said && `: ${said.slice(0, 400)}`}`);
}
