import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEngines, type EngineVariables } from './read-engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown, name = 'engines.json'): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const read = (variables: EngineVariables, secrets: Record<string, string> = {}) =>
  readEngines(variables, (name) => secrets[name]);
const readFile = (content: unknown, secrets?: Record<string, string>) =>
  read({ ENGINES_FILE: fileOf(content) }, secrets);
const STUDIO = { kind: 'comfyui', name: 'studio', url: 'http://10.0.0.5:8188/' };
const mistakesOf = (engine: object) => readFile({ engines: [{ ...STUDIO, ...engine }] }).mistakes;

describe('engines that a variable names', () => {
  it('serve every model of the product in its own style', () => {
    const { engines, mistakes } = read({
      COMFYUI_URL: 'http://comfy',
      SDWEBUI_URL: 'http://webui',
      OPENAI_API_KEY: 'sk-1',
      BFL_API_KEY: 'bfl-1',
      GEMINI_API_KEY: 'g-1',
    });
    expect(mistakes).toEqual([]);
    expect(engines.remotes.map(({ name, kind, url, key }) => [name, kind, url, key])).toEqual([
      ['comfyui', 'comfyui', 'http://comfy', null],
      ['sd-webui', 'sd-webui', 'http://webui', null],
      ['openai', 'openai-images', 'https://api.openai.com/v1', 'sk-1'],
      ['black-forest-labs', 'black-forest-labs', 'https://api.bfl.ai', 'bfl-1'],
      ['gemini', 'gemini-images', 'https://generativelanguage.googleapis.com', 'g-1'],
    ]);
    const { models } = engines.remotes[0]!;
    expect(Object.keys(models)).toEqual(['kenna', 'kennaxl', 'kenna3', 'kennasketch']);
    expect(models.kennasketch?.positive).toContain('technical flat');
  });

  it('choose models by the variables for all engines, which an engine of the file may set otherwise', () => {
    const file = {
      engines: [
        { ...STUDIO, commercialOnly: false, familyOrder: ['sdxl'] },
        { ...STUDIO, name: 'two' },
      ],
    };
    const { engines } = read({
      COMFYUI_URL: 'http://comfy',
      ENGINES_FILE: fileOf(file),
      MODEL_ORDER: ['qwen-image-2512', 'z-image-turbo'],
      COMMERCIAL_MODELS_ONLY: 'yes',
    });
    expect(engines.remotes.map(({ commercialOnly, familyOrder }) => [commercialOnly, familyOrder[0]])).toEqual([
      [false, 'sdxl'],
      [true, 'qwen-image-2512'],
      [true, 'qwen-image-2512'],
    ]);
    const [plain] = read({ COMFYUI_URL: 'http://comfy' }).engines.remotes;
    expect(plain).toMatchObject({ commercialOnly: false, familyOrder: [] });
  });

  it('may be a service with OpenAI’s interface that needs no key', () => {
    const [engine] = read({ OPENAI_BASE_URL: 'http://127.0.0.1:1234/v1' }).engines.remotes;
    expect(engine).toMatchObject({ url: 'http://127.0.0.1:1234/v1', key: null });
  });
});

describe('the file of engines', () => {
  it('lists several engines of a kind, each with its models, weight and secret', () => {
    const models = { kennaxl: { checkpoint: 'xl.safetensors', steps: 28, size: { pixels: 1_048_576 } } };
    const { engines, mistakes } = readFile(
      {
        peopleChoose: true,
        builtInFor: ['upscale'],
        engines: [
          { ...STUDIO, models, weight: 3 },
          { ...STUDIO, name: 'spare', keyVariable: 'SPARE_KEY', title: 'Spare' },
        ],
      },
      { SPARE_KEY: 'user:word' },
    );
    expect(mistakes).toEqual([]);
    expect(engines).toMatchObject({ peopleChoose: true, builtInFor: ['upscale'] });
    const [studio, spare] = engines.remotes;
    expect(studio).toMatchObject({ url: 'http://10.0.0.5:8188', title: 'ComfyUI', weight: 3, key: null });
    expect(Object.keys(studio!.models)).toEqual(['kennaxl']);
    expect(studio!.models.kennaxl).toMatchObject({
      checkpoint: 'xl.safetensors',
      steps: 28,
      sampler: null,
      cfg: null,
      size: { multiple: 8, pixels: 1_048_576 },
    });
    expect(spare).toMatchObject({ title: 'Spare', weight: 1, key: 'user:word', lostAfterSeconds: 120 });
  });

  it('reads workflows from files beside it', () => {
    const graph = { '1': { class_type: 'PreviewImage', inputs: {} } };
    fileOf(graph, 'look.json');
    const { engines } = readFile({ engines: [{ ...STUDIO, workflows: { generate: 'look.json' } }] });
    expect(engines.remotes[0]?.workflows.generate).toEqual(graph);
  });

  it('reads mappings from files beside it, and reports what is wrong with them', () => {
    const row = { model: 'owner/name', input: { prompt: '{{prompt}}' } };
    fileOf({ generate: row }, 'mapping.json');
    const { engines } = readFile({ engines: [{ kind: 'fal', name: 'fal', mapping: 'mapping.json' }] });
    expect(engines.remotes[0]).toMatchObject({ url: 'https://queue.fal.run', mapping: { generate: row } });
    fileOf({ generate: { ...row, size: { multiple: 0 } } }, 'wrong.json');
    expect(mistakesOf({ kind: 'fal', mapping: 'wrong.json' })[0]).toMatch(
      /^ENGINES_FILE: the mapping of studio is wrong: generate\.size\.multiple .*\.$/,
    );
    fileOf({ generate: { ...row, input: {} } }, 'empty.json');
    expect(mistakesOf({ kind: 'fal', mapping: 'empty.json' })).toContain(
      'ENGINES_FILE: in studio the mapping of generate has no {{prompt}}.',
    );
  });

  it.each([
    [{ name: 'Studio A' }, 'engines[0].name must be at most 40 lowercase letters, digits and hyphens.'],
    [{ name: 'built-in' }, 'engines[0].name must not be built-in, which is the name of our own engine.'],
    [
      { kind: 'midjourney' },
      'engines[0].kind must be one of comfyui, sd-webui, openai-images, black-forest-labs, gemini-images, replicate, fal, comfy-api.',
    ],
    [{ url: 'studio' }, 'engines[0].url must be an address such as http://127.0.0.1:8188.'],
    [{ url: 'http://u:p@studio' }, 'engines[0].url must have no password in it: name a variable in keyVariable.'],
    [{ wieght: 2 }, 'engines[0].wieght is not a known field.'],
    [{ weight: 0 }, 'engines[0].weight must be a number from 0.01 to 1000.'],
    [
      { keyVariable: 'sk-123' },
      'engines[0].keyVariable must be the name of a variable, such as STUDIO_KEY, not the secret itself.',
    ],
    [
      { models: { kennaxl: { steps: 'many' } } },
      'engines[0].models.kennaxl.steps must be a whole number from 1 to 200.',
    ],
    [{ models: { kennaxl: { step: 1 } } }, 'engines[0].models.kennaxl.step is not a known field.'],
    [{ url: undefined }, 'the engine studio needs a url.'],
    [
      { workflows: { generate: 'none.json' } },
      `the workflow generate of studio names ${join(folder, 'none.json')}, which cannot be read.`,
    ],
    [
      { kind: 'sd-webui', workflows: { generate: 'look.json' } },
      'only ComfyUI runs workflows, and studio is Stable Diffusion WebUI.',
    ],
    [{ kind: 'fal' }, 'the engine studio needs a mapping.'],
    [{ mapping: 'x.json' }, 'studio is ComfyUI, which has no mapping.'],
    [
      { kind: 'fal', mapping: 'none.json' },
      `the mapping of studio names ${join(folder, 'none.json')}, which cannot be read.`,
    ],
    [{ kind: 'comfy-api' }, 'the engine studio needs workflows.'],
  ])('%j: %s', (engine, mistake) => {
    expect(mistakesOf(engine)).toContain(`ENGINES_FILE: ${mistake}`);
  });

  it('reports missing variables, repeated names and unreadable files', () => {
    expect(mistakesOf({ keyVariable: 'STUDIO_KEY' })).toEqual([
      'STUDIO_KEY must be set, because the engine studio names it.',
    ]);
    expect(readFile({ engines: [STUDIO, STUDIO] }).mistakes).toEqual(['ENGINES_FILE names two engines studio.']);
    const twice = read({
      ENGINES_FILE: fileOf({ engines: [{ ...STUDIO, name: 'comfyui' }] }),
      COMFYUI_URL: 'http://c',
    });
    expect(twice.mistakes).toEqual(['ENGINES_FILE names an engine comfyui, which a variable names, too.']);
    expect(read({ ENGINES_FILE: '/no/such.json' }).mistakes).toEqual([
      'ENGINES_FILE names /no/such.json, which cannot be read.',
    ]);
    expect(readFile('{').mistakes[0]).toMatch(/^ENGINES_FILE names .*, which is not valid JSON: .*\.$/);
  });
});
