import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GenerateTask } from '../../../ports/engine-task.ts';
import { generateTask } from '../../../testing/engine-tasks.ts';
import { startFakeSdWebui, type FakeSdWebui } from '../../../testing/fake-sd-webui/fake-sd-webui.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { createSdwebuiEngine } from './create-sdwebui-engine.ts';

async function openForge(): Promise<FakeSdWebui> {
  const fake = await startFakeSdWebui({ flavour: 'forge' });
  onTestFinished(() => fake.close());
  return fake;
}

type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}) =>
  createSdwebuiEngine({
    settings: remoteSettings('sd-webui', url, changes),
    log: pino({ level: 'silent' }),
    pollMs: 2,
  });

const task = (changes: Partial<GenerateTask> = {}): GenerateTask =>
  generateTask({ prompt: 'a red dress', width: 64, height: 64, ...changes });
const draw = ({ url }: FakeSdWebui, drawn: GenerateTask, changes: Changes) =>
  engineAt(url, changes).run(drawn, { seed: 1, signal: new AbortController().signal, onProgress: () => undefined });

describe('FLUX.1 on Forge', () => {
  it('is drawn with its own guidance and schedule, and without classifier-free guidance', async () => {
    const fake = await openForge();
    const model = { checkpoint: 'flux1-dev-bnb-nf4-v2' };
    await draw(fake, task(), { model });
    const flux = { cfg_scale: 1, distilled_cfg_scale: 3.5, sampler_name: 'Euler', scheduler: 'Simple', steps: 20 };
    expect(fake.drawings().at(-1)!.body).toMatchObject(flux);
    await draw(fake, task({ guidance: 16, highQuality: true }), { model });
    expect(fake.drawings().at(-1)!.body).toMatchObject({ ...flux, distilled_cfg_scale: 7, steps: 30 });
    await draw(fake, task(), { model: { ...model, steps: 8, cfg: 2 } });
    expect(fake.drawings().at(-1)!.body).toMatchObject({ steps: 8, cfg_scale: 2, distilled_cfg_scale: 3.5 });
    await draw(fake, task(), { model: { checkpoint: 'inkwash_v2' } });
    expect(fake.drawings().at(-1)!.body).toMatchObject({ sampler_name: 'DPM++ 2M', scheduler: 'Karras' });
    expect(fake.drawings().at(-1)!.body).not.toHaveProperty('distilled_cfg_scale');
  });

  it('is offered no negative words, which it would ignore, but the guidance slider', async () => {
    const fake = await openForge();
    const engine = engineAt(fake.url, { model: { checkpoint: 'flux1-dev-bnb-nf4-v2' } });
    await engine.isHealthy();
    const controls = engine.controlsOf('generate', 'kennaxl');
    expect([controls.includes('guidance'), controls.includes('negativePrompt')]).toEqual([true, false]);
    const plain = engineAt(fake.url);
    await plain.isHealthy();
    expect(plain.controlsOf('generate', 'kennaxl')).toContain('negativePrompt');
  });
});
