/** Words for light and colour, with the sliders and filters that they set. */
import type { LightAmounts, LightSlider } from '@kenna/contract/colour-table';
import type { FilterName } from '../edit.ts';
import type { MoodName } from '../../prompt/vocabulary/moods.ts';
import type { LightName } from '../../prompt/vocabulary/scenes.ts';
import type { MeaningRow } from './meaning.ts';

const slider = (name: LightSlider, sign: 1 | -1, says: string): MeaningRow => ({
  says,
  means: { kind: 'slider', slider: name, sign },
});
const quality = (name: LightSlider, sign: 1 | -1, says: string): MeaningRow => ({
  says,
  means: { kind: 'quality', slider: name, sign },
});
const filter = (name: FilterName, says: string): MeaningRow => ({ says, means: { kind: 'filter', filter: name } });

export const lightWords: readonly MeaningRow[] = [
  slider(
    'exposure',
    1,
    'brighter, not enough light, not bright enough, brighten, brightened, brightening, brighten up, lighten, lighter, lighten up, more light, lightened, ' +
      'plus clair, plus claire, plus lumineux, eclaircir, eclaircis, piu chiaro, piu chiara, piu luminoso, schiarisci, ' +
      'schiarire, heller, mas claro, underexposed, under exposed, let there be light',
  ),
  slider(
    'exposure',
    -1,
    'darker, darken, darkened, darkening, dimmer, dim, dim it, dim the light, dim the lights, lights off, turn the lights off, turn off the lights, less light, plus sombre, plus fonce, ' +
      'assombrir, assombris, piu scuro, piu scura, scurisci, scurire, dunkler, mas oscuro, overexposed, over exposed, ' +
      'washed out, blown out, blown',
  ),
  slider(
    'contrast',
    1,
    'punchier, punch, more punch, crisper light, more pop, pop, make it pop, less flat, contrastier, plus de contraste, ' +
      'piu contrasto',
  ),
  slider('contrast', -1, 'flatter, softer light, softer lighting, softer, soften, soften the light, fade, faded, hazier, moins de contraste, meno contrasto'), // prettier-ignore
  slider(
    'saturation',
    1,
    'more colourful, more vivid, more colour, more colours, richer colours, richer colour, stronger colours, brighter colours, livelier, ' +
      'saturate, deeper colours, vivider, plus sature, plus de couleur, piu saturo, more saturated colours',
  ),
  slider(
    'saturation',
    -1,
    'desaturate, desaturated, less colourful, less vivid, less colour, less colours, duller, more muted, muted colours, mute, mute the colours, ' +
      'paler colours, softer colours, moins sature, meno saturo, tone down the colours, washed colours, calmer colours',
  ),
  slider('temperature', 1, 'too blue, too cold, too cool, warmer, warm up, warm it up, warmer light, warmer colours, plus chaud, plus chaude, rechauffe, piu caldo, piu calda, warmer tones, golden glow, a golden glow, less cold, less cool, less blue, more golden, more yellow, more orange, warmer tone'), // prettier-ignore
  slider('temperature', -1, 'too yellow, too orange, too red, cooler, colder, cool down, cool it down, bluer, plus froid, plus froide, piu freddo, piu fredda, less warm, less yellow, less orange, more blue, cooler tones, cooler light, icier, cooler colours, cooler tone'), // prettier-ignore
  slider('highlights', -1, 'recover the highlights, tame the highlights, recover highlights, tame highlights'),
  slider('shadows', 1, 'open the shadows, lift the shadows, open up the shadows, open shadows, lift shadows, fill light, lighter shadows, softer shadows, soften the shadows, soften shadows, remove the shadows, remove shadows, remove shadow, remove the shadow, brighter shadows, lighten the shadows, brighten the shadows, reduce the shadows, less shadow, fewer shadows, less shadows'), // prettier-ignore
  slider('shadows', -1, 'deeper shadows, darker shadows, stronger shadows, crush the blacks, deepen the shadows, darken the shadows, more shadow, more shadows'), // prettier-ignore
  quality(
    'exposure',
    1,
    'bright, brightness, exposure, luminous, luminosity, well lit, luminosite, luminosita, exposed, lit',
  ),
  quality('exposure', -1, 'dark, gloomy, darkness, sombre'),
  quality('contrast', 1, 'contrast, contrasty, harsh, hard, harshness, punchy, contraste, contrasto, contrasted'),
  quality('contrast', -1, 'flat, hazy'),
  quality('saturation', 1, 'saturation, saturated, strong, garish, colourful, vivid, vibrant, vibrance, colour intensity, intensity of the colours'), // prettier-ignore
  quality('saturation', -1, 'dull, muted, washed'),
  quality('temperature', 1, 'warmth, warm, temperature, colour temperature, yellowish'),
  quality('temperature', -1, 'cool, cold, bluish'),
  quality('highlights', 1, 'highlights, highlight, whites'),
  quality('shadows', 1, 'shadows, shadow, blacks'),
  filter('black&white', 'black and white, black white, b w, bw, b and w, b n w, greyscale, grayscale, monochrome, noir et blanc, bianco e nero, schwarzweiss, blanco y negro, remove the colour, remove all colour, remove the colours, remove colour, no colour, without colour, colourless, black and white photo, black and white picture'), // prettier-ignore
  filter('retro', 'retro, sepia, vintage, old photo, film look, old film, polaroid, analogue, analog, faded print, seventies, 70s, nostalgic, retro look, vintage look, retro filter, vintage filter, retro style, vintage style, kodak'), // prettier-ignore
  filter('summer', 'summer, summery, summer look, sunny, sunnier, summer filter, summer feel, sun kissed, sunkissed'),
  filter(
    'vibe',
    'vibe filter, vibe look, teal and orange, cinematic, cinematic look, filmic, movie look, like a movie',
  ),
  filter('colourful', 'colourful filter, pop art, colour pop'),
];

/** Slider change, as a share of half its range, when no degree is named. */
export const PLAIN_LIGHT = 0.3;

/** Slider values for each light of the brief; null for a light from another side, which needs a new drawing. */
export const lightPresets: Readonly<
  Record<LightName, { readonly amounts: LightAmounts; readonly filter?: FilterName; readonly label: string } | null>
> = {
  soft: { amounts: { contrast: -0.25, highlights: -0.25, shadows: 0.25 }, label: 'a soft light' },
  hard: { amounts: { contrast: 0.35, highlights: 0.2, shadows: -0.15 }, label: 'a hard light' },
  'golden-hour': {
    amounts: { temperature: 0.55, saturation: 0.1, contrast: 0.08 },
    filter: 'summer',
    label: 'a golden light',
  },
  overcast: { amounts: { temperature: -0.2, saturation: -0.25, contrast: -0.2 }, label: 'an overcast light' },
  'low-key': { amounts: { exposure: -0.35, contrast: 0.3, shadows: -0.25 }, label: 'a moody light' },
  'high-key': { amounts: { exposure: 0.35, contrast: -0.1, shadows: 0.3 }, label: 'a bright, airy light' },
  rim: null,
  neon: null,
  gels: null,
  window: { amounts: { exposure: 0.12, contrast: -0.12, shadows: 0.25, temperature: -0.06 }, label: 'a natural light' },
  spotlight: null,
  candle: { amounts: { temperature: 0.75, exposure: -0.2, contrast: 0.1 }, label: 'candlelight' },
  flash: { amounts: { exposure: 0.2, contrast: 0.3, temperature: -0.1 }, label: 'the look of a flash' },
  moonlight: { amounts: { temperature: -0.65, exposure: -0.35, saturation: -0.25, contrast: 0.1 }, label: 'moonlight' },
  'high-contrast': { amounts: { contrast: 0.5 }, label: 'a high contrast' },
  noon: { amounts: { exposure: 0.15, contrast: 0.4, highlights: 0.15, shadows: -0.15 }, label: 'a noon sun' },
  'long-shadow': null,
  'window-shadow': null,
  'blinds-shadow': null,
  'leaf-shadow': null,
  dappled: null,
};

/** Moods that correspond to a light or a filter; the others have no meaning for an existing picture. */
export const moodLights: { readonly [Mood in MoodName]?: FilterName } = {
  'vintage-film': 'retro',
  monochrome: 'black&white',
  cinematic: 'vibe',
};
