/** An error answer, in the format of each program. */
import type { FakeFlavour } from './flavours.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** An error in the format of a Python exception. */
export function raised(flavour: FakeFlavour, status: number, name: string, text: string): Refusal {
  if (flavour === 'sd-cpp' || flavour === 'old-sd-cpp') return new Refusal(status, { error: text });
  // The handler for the most common errors answers only the text.
  if (flavour === 'sd-next' && name === 'TypeError') return new Refusal(500, text);
  const isHttp = name === 'HTTPException';
  const fault = { error: name, detail: isHttp ? text : '', body: '', errors: isHttp ? '' : text };
  return new Refusal(status, flavour === 'sd-next' ? { ...fault, code: status } : fault);
}

const MEMORY_TEXT =
  'CUDA out of memory. Tried to allocate 2.25 GiB (GPU 0; 8.00 GiB total capacity; 6.71 GiB already allocated)';

/** How a test can make the next pictures fail. */
export type Failure =
  | 'out-of-memory'
  | 'not-a-number'
  | 'error-in-good-answer'
  | 'no-pictures'
  | 'black'
  | 'queue-full'
  | 'forgotten'
  | 'overloaded'
  | 'page'
  | 'bad-gateway'
  | 'no-picture-bytes';

/** The error answer instead of a picture; null where the picture itself is defective. */
export function failureAnswer(flavour: FakeFlavour, failure: Failure): Refusal | null {
  switch (failure) {
    case 'out-of-memory':
      return raised(flavour, 500, 'OutOfMemoryError', MEMORY_TEXT);
    case 'not-a-number':
      return raised(flavour, 500, 'NansException', 'A tensor with all NaNs was produced in Unet.');
    case 'error-in-good-answer':
      return new Refusal(200, { error: 'RuntimeError', detail: '', errors: MEMORY_TEXT });
    case 'no-pictures':
      return new Refusal(200, { images: [], parameters: {}, info: '' });
    case 'overloaded':
      return new Refusal(503, { detail: 'Service Unavailable' });
    case 'queue-full':
      return new Refusal(429, { error: 'job queue is full' });
    case 'page':
      return new Refusal(200, '<!doctype html><title>Log in</title>');
    case 'bad-gateway':
      return new Refusal(502, '<html><h1>502 Bad Gateway</h1></html>');
    case 'no-picture-bytes':
      return new Refusal(200, { images: ['bm90IGEgcGljdHVyZQ=='], parameters: {}, info: '{}' });
    case 'black':
    case 'forgotten':
      return null;
  }
}
