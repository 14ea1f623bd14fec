import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import type { ServiceJob } from './run-job.ts';
import { ExpiredPictureError, type ServiceHttp } from './service-http.ts';

interface Finished {
  /** Address of the picture. */
  readonly result: string;
  readonly job: ServiceJob<string>;
}

/**
 * Reads the picture of a finished job at once. An expired address is asked for once more: services sign a new one while
 * they keep the picture. @throws ImageEngineError
 */
export async function fetchResult(
  http: ServiceHttp,
  { result, job }: Finished,
  signal: AbortSignal,
  /** `withKey`: the service's own host asks for the key, too. */
  options: { readonly withKey?: boolean } = {},
): Promise<Pixels> {
  try {
    return await http.download(result, signal, options);
  } catch (error) {
    if (!(error instanceof ExpiredPictureError)) throw error;
  }
  const news = await job.readState(signal);
  try {
    if (news.state === 'done') return await http.download(news.result, signal, options);
  } catch (error) {
    if (!(error instanceof ExpiredPictureError)) throw error;
  }
  throw new ImageEngineError('failed', 'the result had expired before it could be read');
}
