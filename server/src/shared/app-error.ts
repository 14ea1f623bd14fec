import { ERRORS, type ErrorCode } from '@kenna/contract';

interface AppErrorDetail {
  /** Replaces the text of the error table, where a better one is known. */
  readonly text?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** What went wrong, from the closed list of the contract; the doors turn it into an envelope. */
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

/** A 422 that says, field by field, what a person should mend. */
export const invalidFields = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid_fields', { data: { fields } });
