import { createHash } from 'node:crypto';

/**
 * How many names of `NOTIFY` all channels share. PostgreSQL compares each notification with the names of a connection
 * one after the other, and each new name with those before. On a busy machine, 4,096 names add 50 µs to a notification,
 * and listening for all of them again takes a second; a name for each of 50,000 channels took 24 s.
 */
const NAMES = 4096;

/** The name under which events of a channel are notified, the same in every process. */
export function notifyChannelOf(channel: string): string {
  const number = createHash('sha256').update(channel).digest().readUInt16BE() % NAMES;
  return `realtime_${number}`;
}
