/**
 * The LoRAs that A1111, Forge and SD.Next list. The list has the whole headers of all files, tens of megabytes on some
 * servers, so it is read again only after `FRESH_MS`, although the server itself is asked for its state more often.
 */
import { readLoraMetadata, type LoraMetadata } from '../../loras/lora-metadata.ts';
import type { HttpJson } from './http-json.ts';
import { lorasReply } from './replies.ts';

export interface LoraList {
  /** LoRAs by name, with the metadata of their files. */
  readonly loras: Readonly<Record<string, LoraMetadata>>;
  /** True when the last request took too long; after another failure it is false, and the last list stays. */
  readonly isLate: boolean;
}

const TIMEOUT_MS = 6_000;
/** Milliseconds after which the list is asked for again, also when the last request failed. */
const FRESH_MS = 300_000;

export function createLoraList(http: HttpJson, { freshMs = FRESH_MS, timeoutMs = TIMEOUT_MS } = {}) {
  let known: LoraList = { loras: {}, isLate: false };
  let readAt = -Infinity;

  /** Reads the list; returns the earlier one when a new one does not arrive in time. */
  async function readList(signal: AbortSignal): Promise<LoraList> {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await http.get('/sdapi/v1/loras', { signal: AbortSignal.any([signal, limit]) });
      const list = lorasReply.safeParse(reply).data ?? [];
      const loras = list.map(({ name, metadata }) => [name, readLoraMetadata(metadata)] as const);
      return { loras: Object.fromEntries(loras), isLate: false };
    } catch (error) {
      if (signal.aborted) throw error;
      return { loras: known.loras, isLate: limit.aborted };
    }
  }

  return {
    /** @throws only when `signal` is aborted. */
    async read(signal: AbortSignal): Promise<LoraList> {
      if (performance.now() - readAt < freshMs) return known;
      known = await readList(signal);
      readAt = performance.now();
      return known;
    },
  };
}
