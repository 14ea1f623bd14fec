import type { ErrorCode } from '@kenna/contract';

/** The error of a failed call. The kind is `network` if there was no response, `unknown` if it had no known code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorCode | 'network' | 'unknown';
  /** HTTP status, 0 if there was no response. */
  readonly status: number;
  readonly data: unknown;

  constructor(kind: ApiError['kind'], status: number, message: string, data: unknown) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.data = data;
  }

  /** Error messages by form field, empty if the response names no fields. */
  get fields(): Record<string, string> {
    const fields = (this.data as { fields?: unknown } | null)?.fields;
    return fields !== null && typeof fields === 'object' ? (fields as Record<string, string>) : {};
  }

  /** The message to show where there is no form: that of the first field, or else the general one. */
  get reason(): string {
    return Object.values(this.fields)[0] ?? this.message;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
