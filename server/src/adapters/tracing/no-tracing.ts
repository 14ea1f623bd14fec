/** Where no collector of traces is configured. */
import type { Span, Tracing } from '../../ports/tracing.port.ts';

const NO_SPAN: Span = { within: (work) => work(), end: () => undefined };

export const noTracing: Tracing = {
  start: () => NO_SPAN,
  context: () => undefined,
  close: async () => undefined,
};
