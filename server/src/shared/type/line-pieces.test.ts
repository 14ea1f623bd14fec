import { expect, it } from 'vitest';
import { linePieces } from './line-pieces.ts';

it.each([
  ['silk dress, bias cut', ['silk', ' dress,', ' bias', ' cut']],
  ['深い緑色、長い袖。', ['深い', '緑色、', '長い', '袖。']],
  ['silk ชุดราตรี', ['silk', ' ชุด', 'ราตรี']],
])('%s breaks into %j', (text, pieces) => {
  expect(linePieces(text).map((piece, index) => (piece.spaced && index > 0 ? ` ${piece.text}` : piece.text))).toEqual(
    pieces,
  );
});
