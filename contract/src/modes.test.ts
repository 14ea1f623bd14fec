import { describe, expect, it } from 'vitest';
import { defaultsFor, MODE_TABLE, MODES, type Mode, type Panel } from './modes.ts';

/** The specification's table of tab titles and action texts. */
const titles: [Mode, string, string | null][] = [
  ['GenerateImage', 'Generate Image', 'Create'],
  ['RemoveBackground', 'Remove Background', 'Remove background'],
  ['LineToDrawing', 'Sketch To Image', 'Convert'],
  ['CreateVariations', 'Create Variations', 'Create'],
  ['GenerateFill', 'Inpaint', 'Create'],
  ['VirtualTryOn', 'Inpaint', 'Create'],
  ['EditWithChat', 'Inpaint', null],
  ['UpscaleAndFacelift', 'Upscale & Facelift', 'Upscale'],
  ['Backdrop', 'Create Backdrop', 'Expand Canvas'],
];

/** The specification's route table. */
const paths: [Mode, string][] = [
  ['GenerateImage', '/workplace/generate'],
  ['CreateVariations', '/workplace/create-variations'],
  ['GenerateFill', '/workplace/generative-fill'],
  ['VirtualTryOn', '/workplace/virtual-try-on'],
  ['EditWithChat', '/workplace/edit-with-chat'],
  ['RemoveBackground', '/workplace/remove-background'],
  ['UpscaleAndFacelift', '/workplace/upscale-and-facelift'],
  ['LineToDrawing', '/workplace/sketch-to-image'],
  ['Backdrop', '/workplace/backdrop-studio'],
];

/** The specification's side-bar panels, in order. */
const panels: [Mode, Panel[]][] = [
  ['GenerateImage', ['Prompt', 'Model']],
  ['RemoveBackground', ['Image', 'Model']],
  ['LineToDrawing', ['Prompt', 'Image', 'Model']],
  ['CreateVariations', ['Prompt', 'Model']],
  ['GenerateFill', ['Prompt', 'Image', 'GenerativeFill', 'guidanceSlider', 'Model']],
  ['VirtualTryOn', ['Prompt', 'Image']],
  ['EditWithChat', ['Prompt']],
  ['UpscaleAndFacelift', ['Upscale', 'Image']],
  ['Backdrop', ['Prompt', 'ExpandCanvas']],
];

describe('the mode table', () => {
  it('has a row for every mode', () => {
    expect(Object.keys(MODE_TABLE)).toEqual([...MODES]);
  });

  it.each(titles)('%s is titled %s and acts by %s', (mode, title, action) => {
    expect([MODE_TABLE[mode].tabTitle, MODE_TABLE[mode].action]).toEqual([title, action]);
  });

  it.each(paths)('%s lives at %s', (mode, path) => {
    expect(MODE_TABLE[mode].path).toBe(path);
  });

  it.each(panels)('%s shows its panels in order', (mode, expected) => {
    expect(MODE_TABLE[mode].panels).toEqual(expected);
  });

  it('starts each mode from its own defaults', () => {
    expect(defaultsFor('GenerateImage')).toMatchObject({ aspect: 'square', guidance: 13, count: 2, model: 'kenna3' });
    expect(defaultsFor('RemoveBackground')).toMatchObject({ count: 2, background: '#ffffff', sensitivity: 'default' });
    expect(defaultsFor('LineToDrawing')).toMatchObject({ strength: 0.2, guidance: 20, aspect: 'custom', count: 2 });
    expect(defaultsFor('CreateVariations')).toMatchObject({ strength: 0.35, guidance: 11, count: 4, hd: true });
    expect(defaultsFor('GenerateFill')).toMatchObject({ count: 1, strength: 0.1, guidance: 11 });
    expect(defaultsFor('VirtualTryOn')).toMatchObject({ count: 1, model: 'kennaxl' });
    expect(defaultsFor('UpscaleAndFacelift')).toMatchObject({ upscale: 2, faceEnhance: false });
    expect(defaultsFor('Backdrop')).toMatchObject({ count: 4, strength: 1, guidance: 11 });
  });

  it('makes four images with the XL model, and holds lines tighter with it', () => {
    expect(defaultsFor('GenerateImage', 'kennaxl').count).toBe(4);
    expect(defaultsFor('LineToDrawing')).toMatchObject({ model: 'kennaxl', controlGuidance: 1 });
    expect(defaultsFor('LineToDrawing', 'kenna3').controlGuidance).toBe(0.5);
  });
});
