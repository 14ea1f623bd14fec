/**
 * A caller away from the thread that answers: its own work is no part of what it waits for. Asks for each address it is
 * told, again and again over one connection, and answers with the median of the waits.
 */
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { median } from './report.ts';

export interface Asked {
  readonly method: string;
  readonly url: string;
}

const { headers, warmUp, repeats } = workerData as {
  readonly headers: Record<string, string>;
  /** Asked before it is measured, so that code is compiled and plans are kept. */
  readonly warmUp: number;
  readonly repeats: number;
};
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function wait({ method, url }: Asked): Promise<number> {
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

parentPort?.on('message', async (asked: Asked) => {
  for (let k = 0; k < warmUp; k++) await wait(asked);
  const waits: number[] = [];
  for (let k = 0; k < repeats; k++) waits.push(await wait(asked));
  parentPort?.postMessage(median(waits));
});
