/** Pictures to upload, and the pixels of pictures. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderRoutes, type RenderRequest } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { call } from './api.ts';
import { signUp } from './people.ts';
import { LONG } from './results.ts';

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Each kind of bag is rendered once for all journeys. */
const fileOf = (kind: string) => path.join(process.env.E2E_DATA_DIR!, `${kind.replaceAll(' ', '-')}.png`);

/**
 * Renders a cognac leather bag of 320 x 320 pixels for a new person and returns it as a file. A handbag has a lock in
 * its middle, and a tote bag leather.
 */
export async function drawBag(url: string, kind: 'handbag' | 'tote bag' = 'handbag'): Promise<UploadFile> {
  const file = fileOf(kind);
  if (!existsSync(file)) await writeFile(file, await drawnBag(url, kind));
  return { name: 'bag.png', mimeType: 'image/png', buffer: await readFile(file) };
}

async function drawnBag(url: string, kind: string): Promise<Buffer> {
  const { token } = await signUp(url);
  const body = {
    page: 'GenerateImage',
    prompt: `cognac leather ${kind}, plain studio`,
    model: 'kennaxl',
    seed: 7,
    image_count: 1,
    image_width: 320,
    image_height: 320,
  } satisfies RenderRequest;
  const { render_id } = await call(url, renderRoutes.create, { token, body });
  const bag = () => call(url, renderRoutes.get, { token, params: { id: render_id } });
  await expect.poll(async () => (await bag()).status, LONG).toBe('completed');
  const address = new URL((await bag()).images[0]!.image_url, url);
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** Creates a plain picture of any size. */
export async function plainPicture(page: Page, width: number, height: number): Promise<UploadFile> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w!, h!);
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#b9a58c';
      context.fillRect(0, 0, w!, h!);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height],
  );
  return { name: `${width}x${height}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Creates a PDF with one page that contains the picture, like a scan. */
export async function pdfOf(page: Page, picture: UploadFile): Promise<UploadFile> {
  const { base64, width, height } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    const text = btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''));
    return { base64: text, width: bitmap.width, height: bitmap.height };
  }, picture.buffer.toString('base64'));
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdfBytes(base64, width, height) };
}

function pdfBytes(base64: string, width: number, height: number): Buffer {
  const jpeg = Buffer.from(base64, 'base64');
  const drawing = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /P Do Q`);
  const stream = (dictionary: string, data: Buffer) =>
    Buffer.concat([Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`), data, Buffer.from('\nendstream')]);
  const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
    ),
    stream('', drawing),
    stream(picture, jpeg),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets = objects.map((object, index) => {
    const at = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return at;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`)]);
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha at a point given as fractions of width and height. */
  at(x: number, y: number): [number, number, number, number];
}

/** Reads the pixels of a picture at an address of the product or of a file to upload. */
export async function pixelsOf(page: Page, picture: string | UploadFile): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(
    async ([address, data]) => {
      const blob =
        data === null
          ? await (await fetch(address!)).blob()
          : new Blob([Uint8Array.from(atob(data!), (character) => character.charCodeAt(0))]);
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      let text = '';
      for (let at = 0; at < pixels.length; at += 8192) text += String.fromCharCode(...pixels.subarray(at, at + 8192));
      return { width: bitmap.width, height: bitmap.height, base64: btoa(text) };
    },
    typeof picture === 'string' ? [picture, null] : ['', picture.buffer.toString('base64')],
  );
  const data = Buffer.from(base64, 'base64');
  return {
    width,
    height,
    at(x, y) {
      const from = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 4;
      return [data[from]!, data[from + 1]!, data[from + 2]!, data[from + 3]!];
    },
  };
}

/** Drops files on the page, or pastes them. */
export async function bringFiles(page: Page, how: 'drop' | 'paste', files: readonly UploadFile[]): Promise<void> {
  const carried = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  if (how === 'paste') {
    // A handler that accepts the files prevents the browser's default action.
    const isLeft = () =>
      page.evaluate(
        (data) => window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true })),
        carried,
      );
    await expect.poll(isLeft).toBe(false);
    return;
  }
  await expect(async () => {
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: carried });
    await expect(page.getByText(/^Drop /)).toBeVisible({ timeout: 1000 });
  }).toPass(LONG);
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
}

/** Creates a picture of coloured blocks up to its edges, 320 x 320 pixels, which nothing can continue. */
export async function blocksPicture(): Promise<UploadFile> {
  const side = 320;
  const block = 32;
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [Math.floor((at % side) / block), Math.floor(at / side / block)];
    const shade = (x * 73 + y * 151) % 7;
    data.set([40 + 30 * shade, 220 - 28 * shade, 60 + 20 * ((shade * 5) % 7)], at * 3);
  }
  const buffer = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return { name: 'blocks.png', mimeType: 'image/png', buffer };
}
