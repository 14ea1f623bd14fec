import type { ErrorCode } from '@kenna/contract';

/** What a call threw: the server's own words, or `network` when there was no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorCode | 'network' | 'unknown';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly data: unknown;

  constructor(kind: ApiError['kind'], status: number, message: string, data: unknown) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.data = data;
  }

  /** What is wrong with each field of a form, when the answer says so. */
  get fields(): Record<string, string> {
    const fields = (this.data as { fields?: unknown } | null)?.fields;
    return fields !== null && typeof fields === 'object' ? (fields as Record<string, string>) : {};
  }

  /** Where there is no form to say it in: what is wrong with the first field, else the message. */
  get reason(): string {
    return Object.values(this.fields)[0] ?? this.message;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
