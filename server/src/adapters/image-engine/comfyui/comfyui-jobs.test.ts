import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import { generateTask, openStudio, TIMES } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import type { Prompt } from '../../../testing/fake-comfyui/validate-prompt.ts';
import { readPictureFrame } from './protocol/picture-frame.ts';
import { createPreviewThinner } from './protocol/thin-previews.ts';

type Studio = Awaited<ReturnType<typeof openStudio>>;

const isSame = (first: { data: Uint8Array }, second: { data: Uint8Array }) =>
  Buffer.from(first.data).equals(second.data);

/** Our graph with another seed, to be queued as the job of another client. */
async function foreignPrompt({ fake, runOne }: Studio): Promise<Prompt> {
  await runOne(generateTask());
  return JSON.parse(JSON.stringify(fake.prompts[0]!.prompt).replace('"seed":1,', '"seed":77,')) as Prompt;
}

describe('a job on ComfyUI', () => {
  it('gives the same picture from the cache for an unchanged graph', async () => {
    const { runOne, fake } = await openStudio();
    const [first, again] = [await runOne(generateTask()), await runOne(generateTask())];
    expect(isSame(first.pixels, again.pixels)).toBe(true);
    expect(fake.prompts[0]!.prompt).toEqual(fake.prompts[1]!.prompt);
  });

  it('carries the exact seed, and refuses seeds that are not exact', async () => {
    const { run, runOne, fake } = await openStudio();
    expect((await runOne(generateTask(), { seed: 4_294_967_295 })).seed).toBe(4_294_967_295);
    expect(JSON.stringify(fake.prompts[0]!.prompt)).toContain('"seed":4294967295');
    for (const seed of [-1, 2 ** 53, 0.5])
      await expect(run(generateTask(), { seed })).rejects.toMatchObject({ kind: 'bad_input' });
  });

  it('is deleted from the history, and its picture is stored in a temporary folder', async () => {
    const { runOne, fake, engine } = await openStudio();
    await runOne(generateTask());
    await engine.close();
    expect(fake.remembers()).toEqual([]);
    const kinds = Object.values(fake.prompts[0]!.prompt).map((node) => node.class_type);
    expect(kinds).toContain('PreviewImage');
    expect([...fake.files.keys()].every((name) => name.startsWith('temp/'))).toBe(true);
  });

  it('is followed by polling when no socket can be opened', async () => {
    for (const version of ['old', 'new'] as const) {
      const { runOne, fake } = await openStudio({ version });
      fake.refuseSockets(true);
      const { pixels } = await runOne(generateTask()).finally(() => fake.misuse.splice(0));
      expect(pixels.width).toBe(96);
    }
  });

  it('continues after the socket is lost, and reports progress over the next one', async () => {
    const { run, fake, progress } = await openStudio();
    fake.hold();
    const running = run(generateTask());
    await fake.held();
    fake.dropSockets();
    while (fake.sockets() === 0) await new Promise((resolve) => setImmediate(resolve));
    fake.release();
    expect(await running).toHaveLength(1);
    expect(progress.at(-1)!.fraction).toBeGreaterThan(0.5);
  });

  it('may take any time to load its model', async () => {
    const { run, fake } = await openStudio();
    fake.hold();
    const running = run(generateTask());
    await fake.held();
    const asked = () => fake.requests.filter((request) => request.startsWith('GET /api/jobs/')).length;
    while (asked() < 3) await new Promise((resolve) => setImmediate(resolve));
    fake.release();
    expect(await running).toHaveLength(1);
  });

  it('is lost with a restart of the server, however it is followed', async () => {
    for (const version of ['old', 'new'] as const) {
      const { run, fake } = await openStudio({ version });
      fake.hold();
      const running = run(generateTask());
      await fake.held();
      fake.restart();
      await expect(running).rejects.toMatchObject({ kind: 'unavailable' });
    }
  });

  it('is asked for at once when the connection is back, not only after a quiet time', async () => {
    const times = { ...TIMES, quietMs: 3_600_000 };
    const { run, fake } = await openStudio({ engine: { times } });
    fake.hold();
    const running = run(generateTask());
    await fake.held();
    fake.restart();
    await expect(running).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is drawn again where the file of a cached result was deleted on the server', async () => {
    const { runOne, fake } = await openStudio();
    const first = await runOne(generateTask());
    for (const name of fake.files.keys()) if (name.startsWith('temp/ComfyUI_')) fake.files.delete(name);
    const again = await runOne(generateTask());
    expect(isSame(first.pixels, again.pixels)).toBe(true);
    expect(fake.prompts).toHaveLength(3);
  });

  it.each([
    { where: 'that does not come back in time', settings: { lostAfterSeconds: 0.05 }, refusedMs: 3_600_000 },
    { where: 'at whose address nothing listens any more', settings: { lostAfterSeconds: 3600 }, refusedMs: 50 },
  ])('is lost with a server $where', async ({ settings, refusedMs }) => {
    const { run, fake } = await openStudio({ settings, engine: { times: { ...TIMES, refusedMs } } });
    fake.hold();
    const running = run(generateTask());
    await fake.held();
    const lost = expect(running).rejects.toMatchObject({ kind: 'unavailable' });
    await fake.stop();
    await lost;
    await fake.start();
    fake.release();
    expect(await run(generateTask())).toHaveLength(1);
  });

  it('is refused and removed from the queue on a server that ignores our job ids', async () => {
    const { run, fake, engine } = await openStudio({ version: 'old', ignoresIds: true });
    fake.hold();
    const foreign = fake.queueForeign({});
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'unavailable' });
    await engine.close();
    expect(fake.pending()).not.toContain(fake.prompts[0]!.id);
    expect(foreign).not.toBe('');
  });
});

describe('stopping a job on ComfyUI', () => {
  it('takes one request where the server has the route, and does not wait for the node', async () => {
    const { run, fake, engine } = await openStudio();
    const stop = new AbortController();
    fake.hold();
    const running = run(generateTask(), { signal: stop.signal });
    await fake.held();
    stop.abort();
    // The node is still blocked: cancelling does not wait for it.
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    fake.release();
    await fake.idle();
    await engine.close();
    expect(fake.requests.some((request) => /^POST \/api\/jobs\/.*\/cancel$/.test(request))).toBe(true);
    expect(fake.requests).not.toContain('POST /interrupt');
    expect(fake.remembers()).toEqual([]);
  });

  it('removes a waiting job from the queue of an old server, and does not interrupt the running one', async () => {
    const studio = await openStudio({ version: 'old' });
    const { run, fake, engine } = studio;
    const prompt = await foreignPrompt(studio);
    fake.hold();
    const foreign = fake.queueForeign(prompt);
    const stop = new AbortController();
    const running = run(generateTask(), { signal: stop.signal });
    while (fake.pending().length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    await engine.close();
    expect(fake.pending()).toEqual([]);
    expect(fake.running()).toBe(foreign);
    expect(fake.requests).not.toContain('POST /interrupt');
  });

  it('interrupts a running job of an old server by its id', async () => {
    const { run, fake } = await openStudio({ version: 'old' });
    const stop = new AbortController();
    fake.hold();
    const running = run(generateTask(), { signal: stop.signal });
    await fake.held();
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    while (!fake.requests.includes('POST /interrupt')) await new Promise((resolve) => setImmediate(resolve));
    fake.release();
    await fake.idle();
    expect(fake.running()).toBeNull();
  });

  it('is reported as a timeout when the signal timed out', async () => {
    const { run, fake } = await openStudio();
    const stop = new AbortController();
    fake.hold();
    const running = run(generateTask(), { signal: stop.signal });
    await fake.held();
    stop.abort(new DOMException('too long', 'TimeoutError'));
    await expect(running).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('previews of ComfyUI', () => {
  const previewsOf = async ({ run, fake }: Studio): Promise<Pixels[]> => {
    const seen: Pixels[] = [];
    fake.holdAtPreview();
    const onProgress = ({ preview }: EngineProgress) => {
      if (preview) seen.push(preview);
      if (preview) fake.release();
    };
    await run(generateTask(), { onProgress });
    return seen;
  };

  it('are requested with each job', async () => {
    const studio = await openStudio();
    const [first] = await previewsOf(studio);
    expect(first).toMatchObject({ width: 16, height: 16, channels: 3 });
    expect(studio.fake.prompts[0]!.extraData).toMatchObject({ preview_method: 'auto' });
  });

  it('of old servers follow their command line, in the plain format', async () => {
    const [first] = await previewsOf(await openStudio({ version: 'old', previews: true, knowsFlags: false }));
    expect(first).toMatchObject({ width: 16, height: 16, channels: 3 });
  });

  it('are absent when the command line turns them off', async () => {
    const { run, progress } = await openStudio({ version: 'old' });
    await run(generateTask());
    expect(progress.filter(({ preview }) => preview)).toEqual([]);
  });

  it('are limited in rate, and stop at the end', async () => {
    const shown: number[] = [];
    let time = 0;
    const decoded = async (bytes: Buffer) => ({ width: bytes.length, height: 1, channels: 3 as const, data: bytes });
    const thinner = createPreviewThinner({
      decode: decoded,
      show: ({ width }: Pixels) => void shown.push(width),
      intervalMs: 400,
      now: () => time,
    });
    const take = async (at: number, length: number) => {
      time = at;
      thinner.take(Buffer.alloc(length));
      await Promise.resolve();
      await Promise.resolve();
    };
    for (const at of [0, 100, 399, 400, 799, 801]) await take(at, at + 1);
    thinner.end();
    await take(5000, 7);
    expect(shown).toEqual([1, 401, 802]);
  });

  it('are distinguished from texts of nodes, results and invalid frames', () => {
    const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32();
    const named = Buffer.from(JSON.stringify({ prompt_id: 'p', node_id: '7', image_type: 'image/png' }));
    const bytes = Buffer.from('a picture');
    const read = (...parts: Buffer[]) => readPictureFrame(Buffer.concat(parts));
    expect(read(uint32(1), uint32(1), bytes)).toEqual({ promptId: null, nodeId: null, isResult: false, bytes });
    expect(read(uint32(1), uint32(2), bytes)).toMatchObject({ isResult: true });
    const known = { promptId: 'p', nodeId: '7', isResult: true, bytes };
    expect(read(uint32(4), uint32(named.length), named, bytes)).toEqual(known);
    expect(read(uint32(3), uint32(1), Buffer.from('7a text of a node'))).toBeNull();
    expect(read(uint32(4), uint32(9999), named, bytes)).toBeNull();
    expect(read(uint32(4), uint32(4), Buffer.from('{{{{'), bytes)).toBeNull();
    expect(read(uint32(1))).toBeNull();
  });
});
