import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODELS } from '../models.ts';
import { MODES, SENSITIVITIES } from '../modes.ts';
import { placedPictureSchema } from './artworks.schema.ts';
import { renderRequestSchema, renderSettingsSchema } from './renders.schema.ts';
import {
  NEUTRAL_SETTINGS,
  offersSetting,
  readSettings,
  SETTING_NAMES,
  SETTINGS,
  writeOffered,
  writeSettings,
} from './settings.ts';
import { GARMENT_CATEGORIES } from './tool-settings.schema.ts';

const hundredths = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const url = fc.option(fc.webUrl());

const settings = fc.record({
  prompt: fc.constantFrom('', 'emerald silk dress'),
  accentPrompt: fc.constantFrom('', 'soft light'),
  negativePrompt: fc.constantFrom('', 'belt'),
  styles: fc.subarray(['Marble', 'Linen']),
  model: fc.constantFrom(...MODELS),
  count: fc.constantFrom(1, 2, 4),
  width: fc.constantFrom(512, 768),
  height: fc.constantFrom(640, 960),
  guidance: fc.integer({ min: 1, max: 30 }),
  background: fc.constantFrom(null, 'transparent', '#f4f1ea'),
  highQuality: fc.boolean(),
  seed: fc.option(fc.nat()),
  sceneImageId: fc.option(fc.integer({ min: 1, max: 9999 })),
  promptImageUrl: url,
  maskImageUrl: url,
  strength: hundredths,
  sensitivity: fc.constantFrom(...SENSITIVITIES),
  upscale: fc.constantFrom<2 | 4>(2, 4),
  faceEnhance: fc.boolean(),
  faceFixes: fc.boolean(),
  handFixes: fc.boolean(),
  blendImageUrl: url,
  // At the upper end of this slider the wire reserves a tenth for the source, as specified.
  blendGuidance: fc.integer({ min: 0, max: 90 }).map((value) => value / 100),
  blendControl: hundredths,
  lineControl: hundredths,
  edges: fc.boolean(),
  category: fc.constantFrom(...GARMENT_CATEGORIES),
  text: fc.constantFrom('', 'make it navy'),
  colourways: fc.subarray(['navy', '#a1b2c3']),
  loras: fc.subarray([{ name: 'ink.safetensors', strength: 0.8 }]),
  placement: fc.constantFrom(null, { x: 4, y: -8, width: 320, height: 320 }),
  takes: fc.subarray([{ view: 'back' }]),
  artworks: fc.subarray([placedPictureSchema.parse({ image_id: 7, part: 'back', width_mm: 120 })]),
});

test('a request is parsed to the settings from which it was built, in every mode', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MODES), settings, (mode, set) => {
      expect(readSettings(mode, writeSettings(set))).toEqual(set);
    }),
  );
});

test('a request with the options of a mode is accepted and read back unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MODES), settings, (mode, { takes: _takes, ...set }) => {
      const request = renderRequestSchema.parse({ page: mode, ...writeOffered(mode, set) });
      const read = readSettings(mode, request);
      for (const name of SETTING_NAMES) {
        if (name in set && offersSetting(mode, name))
          expect({ [name]: read[name] }).toEqual({ [name]: { ...set }[name as keyof typeof set] });
      }
    }),
  );
});

test('an answer has every setting under its API name', () => {
  const answer = renderSettingsSchema.parse({ page: 'GenerateImage', ...writeSettings(NEUTRAL_SETTINGS), seed: 7 });
  expect(Object.keys(answer).toSorted()).toEqual(
    ['page', ...SETTING_NAMES.map((name) => SETTINGS[name].wire)].toSorted(),
  );
});

test('absent fields of a request get the defaults of its mode', () => {
  const of = (page: (typeof MODES)[number]) => readSettings(page, renderRequestSchema.parse({ page }));
  expect(of('LineToDrawing')).toMatchObject({ strength: 0.2, lineControl: 1 });
  expect(of('CreateVariations').strength).toBe(0.35);
  expect(of('GenerateFill').strength).toBe(0.1);
  expect(of('Backdrop').strength).toBe(1);
});

test('reads settings that older versions stored', () => {
  const old = { ...writeSettings(NEUTRAL_SETTINGS), face_enhance: true, strength_slider: null, category: null };
  expect(readSettings('CreateVariations', old)).toMatchObject({
    faceEnhance: true,
    strength: 0.35,
    category: 'upper',
  });
});
