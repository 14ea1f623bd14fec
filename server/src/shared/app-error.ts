import { ERRORS, type ErrorCode } from '@kenna/contract';

interface AppErrorDetail {
  /** Replaces the text of the error table with a more specific one. */
  readonly text?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** An error from the contract's closed list; the HTTP layer converts it into an envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, { text, data = null, cause }: AppErrorDetail = {}) {
    super(text ?? ERRORS[code].text, { cause });
    this.name = 'AppError';
    this.code = code;
    this.data = data;
  }
}

/** A 422 that lists, field by field, what a person should correct. */
export const invalidFields = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid_fields', { data: { fields } });
