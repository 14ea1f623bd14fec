/** A worker thread that runs the reference loop once and posts its time in ms. */
import { parentPort } from 'node:worker_threads';
import { referenceLoop } from './reference-loop.ts';

parentPort?.postMessage(referenceLoop());
