import { describe, expect, it } from 'vitest';
import { generateTask, openStudio, picture } from '../../../testing/fake-comfyui/comfyui-studio.ts';

describe('a failure on ComfyUI', () => {
  it('is missing_model when the server does not know a configured sampler', async () => {
    const { run, fake, engine } = await openStudio({ settings: { model: { sampler: 'res_3s' } } });
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'missing_model' });
    expect(fake.prompts).toEqual([]);
    const { warnings } = await engine.describe({ signal: new AbortController().signal });
    expect(warnings).toContain('The sampler res_3s of kennaxl is not known there.');
  });

  it('is missing_model when the server has no checkpoint, or lacks the named one', async () => {
    const named = await openStudio({ settings: { model: { checkpoint: 'someone-elses.safetensors' } } });
    await expect(named.run(generateTask())).rejects.toMatchObject({ kind: 'missing_model' });
    const bare = await openStudio({ modelFiles: { checkpoints: [], diffusion_models: [] } });
    await expect(bare.run(generateTask())).rejects.toMatchObject({ kind: 'missing_model' });
    const { warnings } = await bare.engine.describe({ signal: new AbortController().signal });
    expect(warnings).toEqual(['It has no checkpoint yet.']);
  });

  it('has a kind that depends on the error of the node', async () => {
    const { run, fake } = await openStudio();
    fake.failNext('out of memory');
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'out_of_memory' });
    fake.failNext('error');
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/Unpickling/),
    });
    fake.failNext('mismatch');
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'missing_model',
      message: expect.stringMatching(/mat1 and mat2/),
    });
    fake.failNext('interrupted by another');
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/another client/),
    });
    fake.failNext('crash');
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await run(generateTask())).toHaveLength(1);
  });

  it('has the same kind when it is read from the history, without a socket', async () => {
    const { run, fake } = await openStudio({ version: 'old' });
    fake.refuseSockets(true);
    fake.failNext('out of memory');
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'out_of_memory' });
    // The server records an interrupted job as an error too; this one was not interrupted by us.
    fake.failNext('interrupted by another');
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/another client/),
    });
    fake.misuse.splice(0);
  });

  it('is reported when the server accepts a job but drops one of its outputs', async () => {
    const { run, fake, engine } = await openStudio();
    fake.hold();
    fake.dropOutput();
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/required_input_missing/),
    });
    fake.release();
    await fake.idle();
    await engine.close();
    expect(fake.remembers()).toEqual([]);
  });

  it('is read from each format of a refusal', async () => {
    const { run, fake } = await openStudio();
    const refused = (type: string, message = '', errors: object[] = []) => ({
      status: 400,
      json: {
        error: { type, message, details: '', extra_info: {} },
        node_errors: errors.length > 0 ? { 3: { errors, dependent_outputs: ['9'], class_type: 'LoadImage' } } : {},
      },
    });
    const of = (type: string) => [{ type, message: 'm', details: 'd', extra_info: {} }];
    const failed = 'prompt_outputs_failed_validation';
    const cases = [
      [refused(failed, '', of('value_not_in_list')), 'missing_model'],
      [refused('invalid_prompt', 'Cannot execute because node Foo does not exist.'), 'missing_model'],
      [refused('missing_node_type', 'Node Foo not found'), 'missing_model'],
      [refused(failed, '', of('value_bigger_than_max')), 'bad_input'],
      // The picture was lost between upload and use; another attempt sends it again.
      [refused(failed, '', of('custom_validation_failed')), 'failed'],
      [refused('prompt_no_outputs'), 'failed'],
      [{ status: 503 }, 'busy'],
      [{ status: 429 }, 'busy'],
      [{ status: 403 }, 'unavailable'],
      [{ status: 413 }, 'bad_input'],
      [{ status: 500 }, 'failed'],
      [{ json: 'no answer of ComfyUI' }, 'failed'],
    ] as const;
    for (const [reply, kind] of cases) {
      fake.refuseNext(reply);
      await expect(run(generateTask())).rejects.toMatchObject({ name: 'ImageEngineError', kind });
    }
  });

  it('is busy when too many jobs are waiting', async () => {
    const { run } = await openStudio({ engine: { queueLimit: 0 } });
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'busy' });
  });

  it('is unavailable while the server is down, and the engine is healthy again when it is back', async () => {
    const { run, fake, engine } = await openStudio();
    await fake.stop();
    expect(await engine.isHealthy()).toBe(false);
    expect(await engine.queueDepth()).toBeNull();
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(engine.describe({ signal: new AbortController().signal })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await fake.start();
    expect(await engine.isHealthy()).toBe(true);
  });

  it('does not occur behind a proxy that requires the key, for requests and for the socket', async () => {
    const authorization = `Basic ${Buffer.from('studio:silk').toString('base64')}`;
    const { run, fake } = await openStudio({ authorization, settings: { key: 'studio:silk' } });
    expect(await run(generateTask())).toHaveLength(1);
    expect(fake.misuse).toEqual([]);
    const stranger = await openStudio({ authorization });
    expect(await stranger.engine.isHealthy()).toBe(false);
  });

  it('is not provoked by headers that only a browser would send', async () => {
    const { run, fake } = await openStudio();
    await run(generateTask());
    expect([...fake.headerNames].filter((name) => name === 'origin' || name.startsWith('sec-fetch'))).toEqual([]);
  });

  it('is bad_input, not a broken connection, when a picture exceeds the upload limit', async () => {
    const { run } = await openStudio({ uploadLimit: 100 });
    const faces = { enhanceFaces: false, enhanceHands: false };
    const task = { operation: 'upscale' as const, source: picture(64, 64), factor: 2 as const, ...faces };
    await expect(run({ ...task, model: 'kennaxl', count: 1 })).rejects.toMatchObject({ kind: 'bad_input' });
  });
});
