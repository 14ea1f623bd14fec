import { describe, expect, it } from 'vitest';
import { blendGuidanceSent } from './sliders.ts';
import {
  defaultsFor,
  MODE_TABLE,
  modeHas,
  MODES,
  sendsStrength,
  type Control,
  type Mode,
  type ModeDefaults,
  type Panel,
} from './modes.ts';

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

/** Every control that the specification lets a mode switch on or off. */
const CONTROLS: readonly Control[] = [
  'prompt',
  'accentPrompt',
  'uploadImage',
  'blendUpload',
  'advancedSettings',
  'styles',
  'generativeFill',
  'strengthSlider',
  'guidanceSlider',
  'cgSlider',
  'presets',
  'hdQuality',
  'upscale',
  'expandCanvas',
  'modelPicker',
  'dice',
];

/** One mark for each control in the order above, so that both what is on and what is off are checked. */
const switches: [Mode, string][] = [
  ['GenerateImage', 'x x . . x x . . x . . x . . x x'],
  ['RemoveBackground', '. . x . x . . . . . . x . . . .'],
  ['LineToDrawing', 'x x x . x x . x x x . . . . x x'],
  ['CreateVariations', 'x x x x x x . x x . x x . . x .'],
  ['GenerateFill', 'x . x . x x x . x . x . . . x .'],
  ['VirtualTryOn', 'x . x x . . . . . . . . . . . .'],
  ['EditWithChat', 'x . x . . . . . . . . . . . . .'],
  ['UpscaleAndFacelift', '. . x . . . . . . . x . x . . .'],
  ['Backdrop', 'x . x . . . . . . . . . . x . .'],
];

/** The specification's table of mode defaults; other fields keep the defaults of the generation state. */
const defaults: [Mode, Partial<ModeDefaults>][] = [
  ['GenerateImage', { aspect: 'square', guidance: 13, count: 2, model: 'kenna3' }],
  ['RemoveBackground', { count: 2, background: '#ffffff', sensitivity: 'default' }],
  ['LineToDrawing', { strength: 0.2, guidance: 20, aspect: 'custom', model: 'kennaxl', lineControl: 1, count: 2 }],
  ['CreateVariations', { strength: 0.35, guidance: 11, count: 4, highQuality: true }],
  ['GenerateFill', { count: 1, strength: 0.1, guidance: 11 }],
  ['VirtualTryOn', { count: 1, model: 'kennaxl' }],
  ['UpscaleAndFacelift', { upscale: 2, faceEnhance: false, count: 1 }],
  ['Backdrop', { count: 4, strength: 1, guidance: 11 }],
  ['EditWithChat', { count: 1 }],
];

/** What a request requires: without it, the specification's action does nothing. */
const needs: [Mode, string[]][] = [
  ['GenerateImage', ['prompt']],
  ['RemoveBackground', ['image']],
  ['LineToDrawing', ['image']],
  ['CreateVariations', ['image']],
  ['GenerateFill', ['image', 'mask']],
  ['VirtualTryOn', ['image', 'blend']],
  ['EditWithChat', ['image', 'text']],
  ['UpscaleAndFacelift', ['image']],
  ['Backdrop', ['image']],
];

describe('the mode table', () => {
  it('and the tables of this test have a row for every mode', () => {
    expect(Object.keys(MODE_TABLE)).toEqual([...MODES]);
    for (const table of [titles, paths, panels, switches, defaults, needs]) {
      expect(table.map(([mode]) => mode).toSorted()).toEqual(MODES.toSorted());
    }
  });

  it.each(titles)('%s has the title %s and the action %s', (mode, title, action) => {
    expect([MODE_TABLE[mode].tabTitle, MODE_TABLE[mode].action]).toEqual([title, action]);
  });

  it.each(paths)('%s has the path %s', (mode, path) => {
    expect(MODE_TABLE[mode].path).toBe(path);
  });

  it.each(panels)('%s shows its panels in order', (mode, expected) => {
    expect(MODE_TABLE[mode].panels).toEqual(expected);
  });

  it.each(switches)('%s switches on only the controls that it uses', (mode, marks) => {
    expect(CONTROLS.map((control) => (modeHas(mode, control) ? 'x' : '.')).join(' ')).toBe(marks);
  });

  it.each(defaults)('%s starts from its own defaults', (mode, expected) => {
    const rest = { guidance: 8, count: 4, lineControl: 1, background: null, highQuality: false, upscale: 2 };
    const own = { ...rest, faceEnhance: false, sensitivity: 'default', aspect: 'square', model: 'kennaxl' };
    expect(defaultsFor(mode)).toMatchObject({ ...own, ...expected });
  });

  it.each(needs)('%s names its required inputs', (mode, expected) => {
    expect(MODE_TABLE[mode].needs).toEqual(expected);
  });

  it('defaults to four images and tighter line control with the XL model', () => {
    expect(defaultsFor('GenerateImage', 'kennaxl').count).toBe(4);
    expect(defaultsFor('LineToDrawing')).toMatchObject({ model: 'kennaxl', lineControl: 1 });
    expect(defaultsFor('LineToDrawing', 'kenna3').lineControl).toBe(0.5);
  });

  it('sends a strength for the tools for which the specification has one', () => {
    const sending = ['LineToDrawing', 'CreateVariations', 'GenerateFill', 'Backdrop'];
    expect(MODES.filter(sendsStrength).toSorted()).toEqual(sending.toSorted());
  });

  it.each([
    [0.5, 0.5],
    [0.3, 0.7],
    [0.9, 0.1],
    [1, 0.1],
    [0, 1],
  ])('sends a blend guidance of %s as %s', (value, sent) => {
    expect(blendGuidanceSent(value)).toBe(sent);
  });
});
