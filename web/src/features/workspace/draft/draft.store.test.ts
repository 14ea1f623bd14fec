import { MODES, defaultsFor, type Mode } from '@kenna/contract';
import { beforeEach, expect, test } from 'vitest';
import { withPresentNames } from './draft.ts';
import { enterMode, openDraft, pageDraft, takePictureTo, takeSettingsTo } from './draft.store.ts';

const draft = () => pageDraft.store.getState().draft;

beforeEach(() => {
  enterMode('GenerateImage');
  pageDraft.reset();
});

test.each(MODES.filter((mode) => mode !== 'GenerateImage'))('entering %s starts it from its own defaults', (mode) => {
  pageDraft.change({
    prompt: 'a coat',
    negativePrompt: 'belt',
    accentPrompt: 'light',
    styles: ['Marble'],
    count: 4,
    guidance: 29,
    strength: 0.9,
    background: '#123456',
    highQuality: true,
    promptImageUrl: '/a.png',
    maskImageUrl: '/m.png',
    upscale: 4,
    faceEnhance: true,
    faceFixes: true,
    handFixes: true,
    sensitivity: 'anime',
    seed: 4,
  });
  enterMode(mode);
  const { aspect, guidance, strength, count, model, background, highQuality, upscale, faceEnhance, sensitivity } =
    defaultsFor(mode);
  expect(draft()).toMatchObject({
    aspect,
    guidance,
    strength,
    count,
    model,
    background,
    highQuality,
    upscale,
    faceEnhance,
  });
  expect(draft()).toMatchObject({
    sensitivity,
    prompt: '',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    seed: null,
  });
  expect(draft()).toMatchObject({ promptImageUrl: null, maskImageUrl: null, faceFixes: false, handFixes: false });
});

test('entering the current tool preserves its draft', () => {
  pageDraft.change({ prompt: 'a coat' });
  enterMode('GenerateImage');
  expect(draft().prompt).toBe('a coat');
});

test('a chosen picture becomes the source and removes the previous mask', () => {
  pageDraft.change({ maskImageUrl: '/mask.png' });
  pageDraft.choosePicture('/a.png');
  expect(draft()).toMatchObject({ promptImageUrl: '/a.png', maskImageUrl: null });
});

test('a chosen picture becomes the blend image while the draft waits for one, and makes two results', () => {
  enterMode('CreateVariations');
  pageDraft.choosePicture('/a.png');
  pageDraft.change({ blendPending: true });
  pageDraft.choosePicture('/b.png');
  expect(draft()).toMatchObject({ promptImageUrl: '/a.png', blendImageUrl: '/b.png', blendPending: false, count: 2 });
  pageDraft.choosePicture('/c.png');
  expect(draft()).toMatchObject({ promptImageUrl: '/c.png', blendImageUrl: '/b.png' });
});

test('a picture that is taken to another tool arrives there with that tool’s defaults', () => {
  const mode: Mode = 'UpscaleAndFacelift';
  takePictureTo(mode, '/a.png');
  expect(pageDraft.store.getState().mode).toBe(mode);
  expect(draft()).toMatchObject({ promptImageUrl: '/a.png', upscale: 2, count: 1 });
});

test('a draft of its own leaves the draft of the page as it is', () => {
  pageDraft.change({ prompt: 'a coat' });
  const own = openDraft('GenerateImage', { prompt: 'a shoe' });
  own.change({ seed: 4 });
  own.reportMissing({ at: 'image', words: 'Choose an image first' });
  expect(own.store.getState().draft).toMatchObject({ prompt: 'a shoe', seed: 4 });
  expect(pageDraft.store.getState()).toMatchObject({ draft: { prompt: 'a coat', seed: null }, reported: null });
});

test('a draft that an older version stored is read with the present names', () => {
  expect(withPresentNames({ prompt: 'a coat', negative: 'belt', hd: true })).toEqual({
    prompt: 'a coat',
    negativePrompt: 'belt',
    highQuality: true,
  });
});

test('settings that replace a draft can be taken back, and an untouched draft needs no way back', () => {
  expect(takeSettingsTo('GenerateImage', { prompt: 'a coat' })).toBeNull();
  expect(takeSettingsTo('GenerateImage', { seed: 4 })).toBeNull();
  const bringBack = takeSettingsTo('GenerateFill', { prompt: 'a belt' });
  expect([pageDraft.store.getState().mode, draft().prompt]).toEqual(['GenerateFill', 'a belt']);
  expect(bringBack?.()).toBe(true);
  expect([pageDraft.store.getState().mode, draft().prompt, draft().seed]).toEqual(['GenerateImage', 'a coat', 4]);
  const bringBackCoat = takeSettingsTo('GenerateFill', { prompt: 'a belt' });
  pageDraft.change({ prompt: 'a belt with a buckle' });
  expect([bringBackCoat?.(), draft().prompt]).toEqual([false, 'a belt with a buckle']);
});

test('settings can be taken back although the page has adapted them, but not after a change of the person', () => {
  pageDraft.change({ prompt: 'a coat' });
  const bringBack = takeSettingsTo('LineToDrawing', { prompt: 'a belt' });
  pageDraft.adapt({ aspect: 'custom', custom: { width: 640, height: 480 } });
  pageDraft.change({ custom: { width: 640, height: 512 } });
  expect(bringBack?.()).toBe(false);
  pageDraft.change({ custom: { width: 640, height: 480 } });
  expect([bringBack?.(), draft().prompt]).toEqual([true, 'a coat']);
  const first = takeSettingsTo('LineToDrawing', { prompt: 'a belt' });
  takeSettingsTo('LineToDrawing', { prompt: 'a shoe' });
  expect([first?.(), draft().prompt]).toEqual([false, 'a shoe']);
});
