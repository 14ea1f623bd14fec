import { LanguageModelError, type LanguageModelErrorKind } from '../../../ports/language-model.port.ts';

interface ReportedFault {
  readonly message: string;
  readonly code: string;
  readonly status: number | null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const statusOf = (value: unknown): number | null => (typeof value === 'number' && value >= 400 ? value : null);

/**
 * Error formats: `{error:{message,type,code}}` of OpenAI, Ollama and llama.cpp, `{error:"…"}` of Ollama,
 * `{object:'error',…}` of vLLM.
 */
function readFault(body: unknown): ReportedFault {
  const outer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { error = outer } = outer;
  if (typeof error !== 'object' || error === null) return { message: textOf(error), code: '', status: null };
  const { message, code, type } = error as Record<string, unknown>;
  return { message: textOf(message), code: `${textOf(code)} ${textOf(type)}`, status: statusOf(code) };
}

function kindOf({ message, code, status: reported }: ReportedFault, answered: number | null): LanguageModelErrorKind {
  if (/moderation|content_policy|content_filter|safety/i.test(code)) return 'refused';
  if (/insufficient_quota|billing|invalid_api_key/i.test(code)) return 'unavailable';
  const status = answered ?? reported;
  if (status === 429 || /rate_limit|overloaded/i.test(`${code} ${message}`)) return 'busy';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'bad_request';
  return 'unavailable';
}

/** Maps a server's error body to an error. @param status that of the answer, or null within a stream. */
export function faultOfBody(body: unknown, status: number | null): LanguageModelError {
  const fault = readFault(body);
  const message = fault.message.slice(0, 300) || `the endpoint answered ${status ?? 'with an error'}`;
  return new LanguageModelError(kindOf(fault, status), message);
}
