import type { TimeStamper } from '../../ports/time-stamper.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Stamp } from './c2pa/cose-sign1.ts';

/** Downloads do not wait again for a server that has just failed. */
const REST_MS = 60_000;

/**
 * Time stamps of a server. When the server fails, files leave without one, `onFault` is called, and the server is not
 * asked again for a minute.
 */
export function createTimeStamps(
  timeStamper: TimeStamper,
  { clock, onFault }: { readonly clock: Clock; readonly onFault: (error: unknown) => Promise<void> },
): Stamp {
  let restsUntil = 0;
  return async (bytes) => {
    if (clock.now().getTime() < restsUntil) return null;
    try {
      return await timeStamper.stamp(bytes);
    } catch (error) {
      restsUntil = clock.now().getTime() + REST_MS;
      await onFault(error);
      return null;
    }
  };
}
