export interface FakeReply {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Buffer;
}
/** The answer of a route; null when there is no such route. */
export type FakeAnswer = FakeReply | null | Promise<FakeReply | null>;

export interface FakeRequest {
  readonly endpoint: string;
  readonly url: URL;
  readonly body: Buffer;
  readonly type: string;
}
