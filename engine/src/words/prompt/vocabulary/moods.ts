/**
 * Words for an atmosphere, from the style panel or from prompts. A mood never changes the subject: it only sets what
 * the prompt leaves open.
 */
import type { ColourName } from './colours.ts';
import type { FabricName } from './fabrics.ts';
import type { LightName, SettingName } from './scenes.ts';

interface MoodRow {
  readonly name: string;
  readonly says: string;
  readonly setting?: SettingName;
  readonly light?: LightName;
  readonly fabric?: FabricName;
  readonly palette?: readonly ColourName[];
}

export const moodRows = [
  { name: 'cinematic', says: 'cinematic, filmic, movie still, film still, cinematic lighting', light: 'low-key' },
  {
    name: 'minimal',
    says: 'minimal, minimalist, minimalistic, clean, simple, scandinavian, understated, pared back, quiet luxury',
    setting: 'studio',
    light: 'soft',
    palette: ['off-white', 'stone', 'taupe', 'charcoal'],
  },
  {
    name: 'monochrome',
    says: 'monochrome, monochromatic, black and white photo, greyscale, grayscale, black and white photography, tonal',
    palette: ['black', 'charcoal', 'grey', 'white'],
  },
  {
    name: 'pastels',
    says: 'pastels, pastel palette, pastel colours, sorbet, pastel tones, pastel toned',
    light: 'high-key',
    palette: ['blush', 'mint', 'lavender', 'butter', 'baby blue'],
  },
  {
    name: 'jewel-tones',
    says: 'jewel tones, jewel tone, jewel toned, gemstone colours',
    palette: ['emerald', 'sapphire', 'ruby', 'amethyst', 'teal'],
  },
  {
    name: 'earth-tones',
    says: 'earth tones, earth tone, earth toned, earthy tones, earthy palette, autumnal, neutrals, neutral tones, desert tones',
    palette: ['terracotta', 'ochre', 'olive', 'tobacco', 'ecru'],
  },
  {
    name: 'vintage-film',
    says: 'vintage film, vintage, retro, analog, analogue, kodak, polaroid, film grain, 35mm, nostalgic, seventies, 70s, 1970s, sixties, 60s, 1960s, fifties, 1950s, 50s, 90s, 1990s, 1920s, eighties, 80s, y2k, old hollywood',
    light: 'golden-hour',
    palette: ['mustard', 'rust', 'cream', 'teal'],
  },
  {
    name: 'couture',
    says: 'couture, haute couture, luxury, luxurious look, opulent, glamorous, glamour, glam, high fashion, extravagant, red carpet look',
    light: 'spotlight',
    fabric: 'satin',
  },
  {
    name: 'romantic',
    says: 'romantic, dreamy, ethereal, fairytale, fairy tale, whimsical, coquette, cottagecore, victorian',
    light: 'soft',
    setting: 'garden',
    palette: ['blush', 'ivory', 'dusty rose', 'sage'],
  },
  {
    name: 'utilitarian',
    says: 'utilitarian, utility, workwear, techwear, functional, military inspired, gorpcore, outdoor gear',
    setting: 'concrete',
    fabric: 'canvas',
    palette: ['olive', 'khaki', 'charcoal', 'black'],
  },
  {
    name: 'sporty',
    says: 'sporty, athletic, athleisure, sport, sports, activewear, gym, sportswear, active',
    light: 'hard',
    fabric: 'jersey',
  },
  {
    name: 'bohemian',
    says: 'bohemian, boho, hippie, boho chic, folk, gypsy',
    setting: 'garden',
    light: 'golden-hour',
    palette: ['terracotta', 'cream', 'turquoise', 'ochre'],
  },
  {
    name: 'gothic',
    says: 'gothic, goth, dark romantic, witchy, punk, grunge, rock n roll, edgy, rebellious',
    light: 'low-key',
    palette: ['black', 'oxblood', 'plum', 'charcoal'],
  },
  {
    name: 'futuristic',
    says: 'futuristic, sci fi, space age, avant garde, avantgarde, experimental, cyber, conceptual',
    light: 'rim',
    palette: ['silver', 'ice blue', 'optic white', 'gunmetal'],
  },
  {
    name: 'streetwear',
    says: 'streetwear, hip hop, skate, skater style, hypebeast, urban wear',
    setting: 'street-dusk',
    light: 'flash',
  },
  {
    name: 'editorial',
    says: 'editorial, fashion editorial, vogue, magazine cover, magazine, campaign, fashion photography, vogue editorial',
    light: 'high-contrast',
  },
  {
    name: 'classic',
    says: 'classic, timeless, elegant, sophisticated, chic, refined, parisian, old money, preppy, ladylike',
    light: 'soft',
  },
  {
    name: 'summery',
    says: 'summer, summery, vacation, holiday, resort, resortwear, mediterranean, ete, estate',
    light: 'hard',
    palette: ['turquoise', 'coral', 'lemon', 'white'],
  },
  {
    name: 'wintry',
    says: 'winter, wintry, cosy, cozy, hiver, inverno, christmas, festive, apres ski',
    light: 'soft',
    palette: ['forest green', 'burgundy', 'cream', 'gold'],
  },
  {
    name: 'autumn',
    says: 'autumn, fall season, automne, autunno, fall winter',
    light: 'golden-hour',
    palette: ['rust', 'burgundy', 'camel', 'olive'],
  },
  {
    name: 'spring',
    says: 'spring, springtime, printemps, primavera, spring summer',
    light: 'window',
    palette: ['blush', 'mint', 'lilac', 'butter'],
  },
  {
    name: 'multicolour',
    says: 'multicolour, multi coloured, multicoloured, multicolor, rainbow, colourful, colorful, kaleidoscopic',
    palette: ['red', 'orange', 'yellow', 'green', 'blue', 'violet'],
  },
] as const satisfies readonly MoodRow[];

/** Moods that only name colours. */
const PALETTES: readonly string[] = ['multicolour', 'jewel-tones', 'earth-tones', 'pastels'] satisfies MoodName[];

export const isPaletteMood = (name: string): boolean => PALETTES.includes(name);

export type MoodName = (typeof moodRows)[number]['name'];
