import type { SpanOptions, Tracing } from '../ports/tracing.port.ts';

/** Runs `work` in a span of its own, which fails with it. */
export async function traced<Result>(
  tracing: Tracing,
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing.start(name, options);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
