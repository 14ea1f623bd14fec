import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GenerateTask } from '../../../ports/engine-task.ts';
import { runOptions } from '../../../testing/engine-runs.ts';
import { generateTask } from '../../../testing/engine-tasks.ts';
import { startFakeSdWebui } from '../../../testing/fake-sd-webui/fake-sd-webui.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { createSdwebuiEngine } from './create-sdwebui-engine.ts';

const model = 'kennaxl';
const task = (changes: Partial<GenerateTask> = {}): GenerateTask =>
  generateTask({ prompt: 'a red dress', width: 64, height: 64, ...changes });

type Flavour = NonNullable<Parameters<typeof startFakeSdWebui>[0]>['flavour'];
async function open(
  flavour: Flavour,
  changes: Parameters<typeof remoteSettings>[2] = {},
  loraTimes: { readonly freshMs?: number; readonly timeoutMs?: number } = {},
  withholdsLoras = false,
) {
  const fake = await startFakeSdWebui({ ...(flavour && { flavour }), withholdsLoras });
  const settings = remoteSettings('sd-webui', fake.url, changes);
  const engine = createSdwebuiEngine({ settings, log: pino({ level: 'silent' }), pollMs: 2, loraTimes });
  onTestFinished(async () => {
    await engine.close();
    await fake.close();
  });
  expect(await engine.isHealthy()).toBe(true);
  const draw = async (drawn: GenerateTask) => (await engine.run(drawn, runOptions()))[0]!;
  const prompt = () => fake.drawings().at(-1)!.body['prompt'];
  const offered = (operation: 'generate' | 'sketch' | 'tryOn' = 'generate') =>
    engine.lorasOf!(operation, model).map(({ name }) => name);
  return { engine, fake, draw, prompt, offered };
}

describe('LoRAs on an SD WebUI server', () => {
  it.for(['a1111', 'forge', 'sd-next'] as const)(
    'are styles on %s, loaded by tags with their strength',
    async (flavour) => {
      const { engine, draw, prompt, offered } = await open(flavour);
      expect(engine.lorasOf!('generate', model)).toEqual([
        { name: 'linen', title: 'Linen folds', words: 'lnnfold', strength: 1, base: 'SDXL' },
        { name: 'ink_wash_sdxl', title: 'ink wash sdxl', words: '', strength: 1, base: 'SDXL' },
      ]);
      expect([offered('sketch'), offered('tryOn')]).toEqual([['linen', 'ink_wash_sdxl'], []]);

      const plain = await draw(task());
      expect(prompt()).toBe('a red dress');
      const styled = await draw(task({ loras: [{ name: 'linen', strength: 0.7 }] }));
      expect(prompt()).toBe('a red dress, lnnfold <lora:linen:0.7>');
      expect(styled.pixels.data).not.toEqual(plain.pixels.data);
    },
  );

  it('fit the checkpoint of the model, and are refused with another', async () => {
    const flux = await open('forge', { model: { checkpoint: 'flux1-dev-bnb-nf4-v2' } });
    expect(flux.offered()).toEqual(['denim']);
    await flux.draw(task({ loras: [{ name: 'denim', strength: 1 }] }));
    expect(flux.prompt()).toBe('a red dress <lora:denim:1>');
    const loras = [{ name: 'linen', strength: 1 }];
    await expect(flux.draw(task({ loras }))).rejects.toMatchObject({ kind: 'bad_input' });
  });

  it('that are gone are left out with a note, and tags of people stay without effect', async () => {
    const { draw, prompt } = await open('a1111');
    const image = await draw(task({ prompt: 'a bag <lora:denim:1>', loras: [{ name: 'gone_style', strength: 1 }] }));
    expect(prompt()).toBe('a bag');
    expect(image.remarks).toEqual([
      { kind: 'other', words: 'The style gone style is not on this engine, so it was left out.' },
    ]);
  });

  it('are described by the operator, or not offered', async () => {
    const loras = [{ file: 'mystery', title: 'Lace', words: 'lce', strength: 0.6, family: 'sdxl' }];
    const { engine } = await open('a1111', { loras });
    expect(engine.lorasOf!('generate', model)[0]).toMatchObject({ name: 'mystery', title: 'Lace', strength: 0.6 });
    expect((await open('a1111', { loras, commercialOnly: true })).offered()).toEqual(['mystery']);
    expect((await open('a1111', { offersLoras: false })).offered()).toEqual([]);
  });

  it('are loaded by a field of their own on stable-diffusion.cpp, where its builds list them', async () => {
    const { engine, fake, draw, offered } = await open('sd-cpp');
    expect(engine.lorasOf!('generate', model)).toEqual([
      { name: 'styles/flux1_linen.safetensors', title: 'flux1 linen', words: '', strength: 1, base: 'FLUX.1 Kontext' },
    ]);
    const plain = await draw(task());
    const styled = await draw(task({ loras: [{ name: 'styles/flux1_linen.safetensors', strength: 0.7 }] }));
    expect(fake.drawings().map(({ body }) => body['lora'])).toEqual([
      undefined,
      [{ path: 'styles/flux1_linen.safetensors', multiplier: 0.7 }],
    ]);
    expect(styled.pixels.data).not.toEqual(plain.pixels.data);
    expect(offered('tryOn')).toEqual([]);
    expect((await open('old-sd-cpp')).offered()).toEqual([]);
  });

  it.for(['a1111', 'sd-cpp'] as const)('are reported with what becomes of each on %s', async (flavour) => {
    const { engine } = await open(flavour);
    const { files = [] } = await engine.describe(runOptions());
    const loras = files.filter(({ folder }) => folder === 'loras').map(({ use, words }) => [use, words]);
    const unknown = ['unused', expect.stringMatching(/neither its name nor its metadata/)];
    const unfit = ['unused', 'Not used: it fits none of the models that draw here.'];
    expect(loras).toEqual(
      flavour === 'sd-cpp'
        ? [['used', 'Offered as a style with FLUX.1 Kontext. It names no trigger words.'], unfit, unknown]
        : [
            ['used', 'Offered as a style with SDXL. Trigger words: lnnfold.'],
            ['used', 'Offered as a style with SDXL. It names no trigger words.'],
            unfit,
            ['unused', 'Not used: it only makes a model need fewer steps, and is no style.'],
            unknown,
          ],
    );
    expect(files.find(({ use, folder }) => use === 'used' && folder === 'checkpoints')?.words).toMatch(/Used to draw/);
  });

  it('are listed once for a while, also where the server is asked for its report again', async () => {
    const { engine, fake } = await open('a1111');
    await engine.describe(runOptions());
    await engine.describe(runOptions());
    expect(fake.lists().filter((path) => path === '/sdapi/v1/loras')).toHaveLength(1);
    const always = await open('a1111', {}, { freshMs: 0 });
    await always.engine.describe(runOptions());
    expect(always.fake.lists().filter((path) => path === '/sdapi/v1/loras')).toHaveLength(2);
  });

  it('are left out with a warning where their list takes too long', async () => {
    const { engine, offered } = await open('a1111', {}, { timeoutMs: 5 }, true);
    expect(offered()).toEqual([]);
    expect((await engine.describe(runOptions())).warnings).toContain(
      'Its list of LoRAs does not arrive in time, so that new ones are not offered.',
    );
  });
});
