import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

const LOOP = { solid: 'bar', of: 'black plastic', word: 'cap', bend: 11, radius: [3.2, 6], face: [1, 0, 0] } as const;

/** A glass bottle with a cap, an insulated water bottle, a bottle of oil, wine or beer. */
export const bottle = productForm({
  name: 'bottle',
  of: 'glass',
  turn: 0,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '34 0 6, 35 140 50, 13.5 196 26, 13.5 224',
      hollow: { wall: 2.6, floor: 7 },
    },
    cap: { solid: 'turned', of: 'brushed steel', word: 'cap', outline: '15.4 209 .6, 15.4 228 1.6, 9 228.4 20' },
  },
  kinds: {
    'water-bottle': {
      of: 'powder coat',
      turn: 0.4,
      parts: {
        body: { outline: '34 0 4, 36.5 6 6, 36.5 178 16, 24 202 12, 23.5 214' },
        cap: { of: 'black plastic', outline: '26 203 1.2, 26 229 3, 10 230 20' },
        loop: { ...LOOP, path: '-17 226 0, -17 247 0, 17 247 0, 17 226 0' },
      },
    },
    'wine-bottle': {
      parts: {
        body: {
          colour: '#39572e',
          outline: '36 0 5, 37.5 192 26, 20 222 24, 14 240 26, 14 300',
          hollow: { wall: 3, floor: 18 },
          liquid: { level: 214, colour: '#41060f' },
        },
        cap: { of: 'lacquer', outline: '15 241 .6, 14.7 288 .6, 15.7 290 .8, 15.5 301 1.4, 8 301.4 20' },
        label: label('body', 62, 148, 86),
      },
    },
    'oil-bottle': {
      parts: {
        body: {
          outline: '31 0 5, 33 150 26, 15 196 26, 13.5 248',
          hollow: { wall: 2.8, floor: 12 },
          liquid: { level: 186, colour: '#b9a22a' },
        },
        cap: { of: 'black plastic', outline: '15 214 .6, 15.2 252 1.6, 9 252.6 20' },
        label: label('body', 44, 128, 68),
      },
    },
    'beer-bottle': {
      parts: {
        body: {
          colour: '#8a4a14',
          outline: '29 0 5, 30.5 122 30, 14 172 40, 13 224',
          liquid: { level: 150, colour: '#c98a2c' },
        },
        cap: {
          of: 'steel',
          outline: '15.6 219.5 .6, 13.6 226 2.4, 6 226.6 20',
          flutes: { count: 21, depth: 1.6, from: 219, to: 224 },
        },
        label: label('body', 38, 104, 62),
      },
    },
  },
});
