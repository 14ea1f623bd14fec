/**
 * Traces: what one request causes, in spans from the request through its jobs to the calls of engines, in any number of
 * processes.
 */
type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind: 'server' | 'producer' | 'consumer' | 'client';
  readonly attributes?: Attributes;
  /** The context that came from another process. Without it, the span belongs to the span that the caller runs in. */
  readonly parent?: string;
}

export interface Span {
  /** Runs `work` inside the span, so that spans which it starts belong to this one. */
  within<Result>(work: () => Result): Result;
  /** Ends the span; `error` marks it as failed. */
  end(outcome?: { readonly name?: string; readonly attributes?: Attributes; readonly error?: unknown }): void;
}

export interface Tracing {
  start(name: string, options: SpanOptions): Span;
  /** The context of the span that the caller runs in, in W3C's `traceparent` format; undefined outside of spans. */
  context(): string | undefined;
  /** Sends the spans that have ended; never throws. */
  close(): Promise<void>;
}
