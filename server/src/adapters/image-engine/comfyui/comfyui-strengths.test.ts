import { describe, expect, it } from 'vitest';
import type { EngineStrength } from '../../../ports/engine-strengths.ts';
import { generateTask, nodesOf, openStudio, picture } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { filesOfAll } from '../../../testing/fake-comfyui/family-files.ts';

const LETTERS = { prompt: 'a T-shirt that says "Bonjour"' };

describe('the choice of a family by what a task asks for', () => {
  async function drawnWith(ids: readonly string[], options: Parameters<typeof openStudio>[0] = {}, task = {}) {
    const studio = await openStudio({ modelFiles: filesOfAll(...ids), ...options });
    await studio.runOne(generateTask(task));
    return nodesOf(studio, 'UNETLoader')[0]?.['unet_name'];
  }

  it('draws words in quotation marks with a family that is good at letters, other words with the usual one', async () => {
    const both = ['z-image-turbo', 'qwen-image-2512'];
    expect(await drawnWith(both)).toContain('z_image_turbo');
    expect(await drawnWith(both, {}, LETTERS)).toContain('qwen_image_2512');
  });

  it('keeps the operator’s order', async () => {
    const settings = { familyOrder: ['z-image-turbo'] };
    expect(await drawnWith(['z-image-turbo', 'qwen-image-2512'], { settings }, LETTERS)).toContain('z_image_turbo');
  });

  it('never takes a family that ignores a setting which the panels offer', async () => {
    // Z-Image takes negative words, so that FLUX.2 dev, which takes none, does not replace it.
    expect(await drawnWith(['z-image', 'flux-2-dev'], {}, LETTERS)).toContain('z_image');
  });

  it('uses a family for drafts where the operator says that the model is for these, except for high quality', async () => {
    const both = ['krea-2-turbo', 'flux-2-klein-4b'];
    const options = { settings: { model: { strengths: ['draft'] as const } } };
    expect(await drawnWith(both)).toContain('krea2');
    expect(await drawnWith(both, options)).toContain('klein');
    expect(await drawnWith(both, options, { highQuality: true })).toContain('krea2');
  });

  it('edits words into a picture with a family that is good at letters', async () => {
    const studio = await openStudio({ modelFiles: filesOfAll('flux-2-klein-4b', 'qwen-image-edit-2511') });
    const edit = { operation: 'instructEdit' as const, source: picture(96, 96), scene: null, last: null, mask: null };
    const more = { model: 'kennaxl' as const, count: 1 as const };
    await studio.runOne({ ...edit, ...more, text: 'change the slogan to "Amour"' });
    expect(nodesOf(studio, 'UNETLoader')[0]?.['unet_name']).toContain('qwen_image_edit_2511');
  });

  it('tells the router what the chosen weights are good at, once the server has been reached', async () => {
    const { engine } = await openStudio({ modelFiles: filesOfAll('z-image-turbo', 'qwen-image-2512') });
    const of = (wanted: readonly EngineStrength[]) => engine.strengthsOf?.('generate', 'kennaxl', wanted);
    expect(of(['text'])).toEqual([]);
    await engine.isHealthy();
    expect(of(['text'])).toEqual(['text']);
    expect(of(['edit'])).toEqual([]);
    expect(engine.strengthsOf?.('tryOn', 'kennaxl', ['edit'])).toEqual([]);
  });

  it('says in the report which model draws words in quotation marks', async () => {
    const { engine } = await openStudio({ modelFiles: filesOfAll('z-image-turbo', 'qwen-image-2512') });
    const { files = [] } = await engine.describe({ signal: new AbortController().signal });
    expect(files.find(({ name }) => name.startsWith('qwen_image_2512'))).toMatchObject({
      use: 'used',
      words: 'Qwen-Image 2512. Used to draw words in quotation marks.',
    });
  });
});
