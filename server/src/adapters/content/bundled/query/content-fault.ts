/** A refused request, in the repository's error format. */
export class ContentFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ContentFault';
    this.status = status;
    this.type = type;
    this.more = more;
  }
}

/** @param column counted from 1. */
export const parsingFault = (message: string, column = 1): ContentFault =>
  new ContentFault(400, 'parsing-error', message, { pos: { line: 1, column, id: 0, location: 'query' } });
