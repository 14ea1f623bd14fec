/** A thread that runs the reference loop once and answers with its milliseconds. */
import { parentPort } from 'node:worker_threads';
import { referenceLoop } from './reference-loop.ts';

parentPort?.postMessage(referenceLoop());
