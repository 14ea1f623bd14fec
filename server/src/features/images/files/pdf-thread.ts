/** Renders the first page of a PDF outside the main thread, because a malicious file may never finish. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Long side in pixels: enough for every tool, and within the limit of upscaling. */
const LONG_SIDE = 2048;
/** Maximum scale: vector pages stay sharp, but beyond four times its size a scan only gets blurred. */
const MAX_SCALE = 4;

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** RGBA on white. */
  readonly data: Uint8Array;
}

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(workerData as Uint8Array);
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Math.min(MAX_SCALE, LONG_SIDE / Math.max(originalWidth, originalHeight));
const { width, height, data } = await page.render({ scale, render: async (bitmap) => bitmap.data });
parentPort?.postMessage({ width, height, data } satisfies PdfPage);
