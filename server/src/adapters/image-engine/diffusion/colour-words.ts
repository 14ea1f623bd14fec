/** Names colours for models, since most of them do not understand `#1f2a44`. */

/** Upper limit of each name's hue, in degrees. */
const HUES: readonly (readonly [number, string])[] = [
  [15, 'red'],
  [40, 'orange'],
  [70, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

const greyWords = (lightness: number): string =>
  lightness > 0.95
    ? 'white'
    : lightness > 0.7
      ? 'light grey'
      : lightness > 0.3
        ? 'grey'
        : lightness > 0.08
          ? 'dark grey'
          : 'black';

/** Converts `#rrggbb` to words; any other text is already a name. */
export function colourWords(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [lightness, chroma] = [(least + most) / 2, most - least];
  if (chroma < 0.08) return greyWords(lightness);
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  const hue = (sixth * 60 + 360) % 360;
  const name = HUES.find(([upTo]) => hue <= upTo)?.[1] ?? 'red';
  const isBrown = (name === 'orange' || name === 'red') && lightness < 0.4 && chroma < 0.5;
  if (isBrown) return lightness < 0.2 ? 'dark brown' : 'brown';
  return `${lightness < 0.25 ? 'dark ' : lightness > 0.75 ? 'pale ' : ''}${name}`;
}
