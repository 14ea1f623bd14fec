import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { generateTask, middleMask, openStudio, picture, words } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { startFakeComfyui, type FakeComfyuiOptions } from '../../../testing/fake-comfyui/fake-comfyui.ts';
import { filesOf } from '../../../testing/fake-comfyui/family-files.ts';
import { ENGINE_OPERATIONS } from '../../../ports/engine-task.ts';
import { recordServer, type ServerRecording } from './record-server.ts';

async function server(options: FakeComfyuiOptions) {
  const fake = await startFakeComfyui(options);
  onTestFinished(() => fake.close());
  return fake;
}

/** A recording that went through a file. */
const stored = (recording: ServerRecording): ServerRecording =>
  JSON.parse(JSON.stringify(recording)) as ServerRecording;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kenna-recording-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

const command = (cwd: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../../../record-engine.ts'), ...words], {
    cwd,
    env: { ...process.env, INIT_CWD: cwd },
  });

describe('a recording of a ComfyUI server', () => {
  it.for(['old', '0.33', 'new'] as const)('of the %s version is played like that server', async (version) => {
    const modelFiles = filesOf('z-image-turbo');
    const live = await openStudio({ version, modelFiles });
    const recording = stored(await recordServer({ url: live.fake.url, key: null }));
    const played = await openStudio({ recording });
    for (const { engine } of [live, played]) expect(await engine.isHealthy()).toBe(true);
    const abilities = ({ engine }: typeof live) =>
      ENGINE_OPERATIONS.map((operation) => [
        engine.capabilityOf(operation, 'kennaxl'),
        engine.controlsOf(operation, 'kennaxl'),
      ]);
    expect(abilities(played)).toEqual(abilities(live));
    const reportOf = ({ engine }: typeof live) => engine.describe({ signal: new AbortController().signal });
    expect(await reportOf(played)).toEqual(await reportOf(live));
    expect((await played.runOne(generateTask())).pixels.width).toBe(96);
    const source = picture(64, 48);
    const mask = middleMask(64, 48);
    const fill = { operation: 'inpaint', ...words, model: 'kennaxl', count: 1, source, mask, creative: 25 } as const;
    expect((await played.runOne(fill)).pixels.width).toBe(64);
  });

  it('has the lists that grow, so that try-on with several pictures is checked, too', async () => {
    const live = await server({ modelFiles: filesOf('hidream-o1') });
    const recording = stored(await recordServer({ url: live.url, key: null }));
    const settings = { model: { steps: null, size: { multiple: 64, pixels: 256 * 256 } } };
    const { engine, runOne } = await openStudio({ recording, settings });
    await engine.isHealthy();
    const [source, garment] = [picture(64, 64), picture(40, 60, 'a garment')];
    const worn = { operation: 'tryOn', model: 'kennaxl', count: 1, source, garment, category: 'upper' } as const;
    expect((await runOne({ ...worn, prompt: '' })).pixels.width).toBe(64);
  });

  it('refuses a graph whose values the recorded nodes do not take', async () => {
    const live = await server({ modelFiles: filesOf('sdxl') });
    const recording = await recordServer({ url: live.url, key: null });
    const settings = { model: { sampler: 'sampler_of_tomorrow' } };
    const { run } = await openStudio({ recording, settings });
    await expect(run(generateTask())).rejects.toMatchObject({ kind: 'missing_model' });
  });

  it('contains no names of pictures, and nothing that explains inputs to people', async () => {
    const live = await server({ modelFiles: filesOf('sdxl') });
    const recording = await recordServer({ url: live.url, key: null });
    const node = (required: object) => ({ input: { required, optional: {} }, output: ['IMAGE'], output_node: false });
    const lookbook = { options: ['x.safetensors', 'lookbook.webp'], default: 'lookbook.webp' };
    const objectInfo = {
      ...recording.objectInfo,
      LoadImage: node({ image: [['client of may.png', 'b'], { image_upload: true, tooltip: 'A picture' }] }),
      LoadLatent: node({ latent: [['secret dress.latent']] }),
      LoadImageOutput: node({ image: ['COMBO', lookbook] }),
    } as ServerRecording['objectInfo'];
    const { url } = await server({ recording: { ...recording, objectInfo } });
    const recorded = (await recordServer({ url, key: null })).objectInfo;
    expect(recorded['LoadImage']?.input.required).toEqual({ image: [[], { image_upload: true }] });
    expect(recorded['LoadLatent']?.input.required).toEqual({ latent: [[], {}] });
    expect(recorded['LoadImageOutput']?.input.required).toEqual({ image: ['COMBO', { options: ['x.safetensors'] }] });
  });
});

describe('npm run engines:record', () => {
  it('stores the recording of an address in a file, and overwrites none', async () => {
    const [{ url }, cwd] = [await server({ modelFiles: filesOf('sdxl') }), await folder()];
    const { stdout } = await command(cwd, url);
    const file = join(cwd, 'comfyui-0.38.2.json');
    expect(stdout).toContain(`${file}: `);
    const recording = JSON.parse(await readFile(file, 'utf8')) as ServerRecording;
    expect(recording.models['checkpoints']).toEqual(['sd_xl_base_1.0.safetensors']);
    await expect(command(cwd, url)).rejects.toMatchObject({
      code: 1,
      stderr: `${file} is there already. Nothing was changed.\n`,
    });
    await command(cwd, url, 'other.json');
    expect(JSON.parse(await readFile(join(cwd, 'other.json'), 'utf8'))).toEqual(recording);
  });

  it('says in one line why there is no recording', async () => {
    const cwd = await folder();
    await expect(command(cwd)).rejects.toMatchObject({
      stderr: 'Usage: npm run engines:record -- URL_OR_NAME [FILE]\n',
    });
    await expect(command(cwd, 'http://127.0.0.1:9')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/system_stats: [^\n]+\n$/) as string,
    });
    await expect(command(cwd, 'nobody')).rejects.toMatchObject({
      stderr: 'nobody is neither an address nor the name of a ComfyUI engine of the configuration.\n',
    });
  });
});
