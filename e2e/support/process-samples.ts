/** Reads the metrics of servers and workers, as Prometheus does. */
import type { ProductProcess } from './product-process.ts';

/** Memory is in MB. What a process does not report is 0. */
export interface ProcessSample {
  readonly rss: number;
  /** Buffers outside the heap. */
  readonly external: number;
  readonly openFiles: number;
  readonly sockets: number;
  readonly connections: number;
  readonly waiters: number;
  /** How long the oldest job that is due has waited, in seconds. */
  readonly queueAge: number;
}

const MB = 1024 ** 2;

/** The values of all series of a metric whose labels contain the text. */
function valuesOf(text: string, metric: string, label = ''): number[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`))
    .filter((line) => line.includes(label))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
}

export async function sampleOf({ url }: ProductProcess, metricsToken: string): Promise<ProcessSample> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`The metrics of ${url}: ${response.status} ${text}`);
  const one = (metric: string, label?: string) => valuesOf(text, metric, label)[0] ?? 0;
  return {
    rss: one('process_resident_memory_bytes') / MB,
    external: one('nodejs_external_memory_bytes') / MB,
    openFiles: one('process_open_fds'),
    sockets: one('realtime_sockets'),
    connections: one('database_connections', 'in_use'),
    waiters: one('database_connection_waiters'),
    queueAge: Math.max(0, ...valuesOf(text, 'queue_oldest_seconds')),
  };
}
