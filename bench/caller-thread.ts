/**
 * An HTTP client in its own thread, so that its work does not count as waiting. For each message it sends the request
 * repeatedly over one connection and posts the median of the waiting times in ms.
 */
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { median } from './report.ts';

export interface TimedRequest {
  readonly method: string;
  readonly url: string;
}

const { headers, warmUp, repeats } = workerData as {
  readonly headers: Record<string, string>;
  /** Number of requests before measuring, in which code is compiled and query plans are cached. */
  readonly warmUp: number;
  readonly repeats: number;
};
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function wait({ method, url }: TimedRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    request.once('error', reject);
    request.end();
  });
}

parentPort?.on('message', async (asked: TimedRequest) => {
  for (let k = 0; k < warmUp; k++) await wait(asked);
  const waits: number[] = [];
  for (let k = 0; k < repeats; k++) waits.push(await wait(asked));
  parentPort?.postMessage(median(waits));
});
