import { MODE_TABLE, modeHas, type Mode } from '@kenna/contract';

export function promptPlaceholder(mode: Mode): string {
  if (modeHas(mode, 'generativeFill')) return 'Describe what you would like to add or replace on your image...';
  if (MODE_TABLE[mode].needs.includes('blend')) return 'How it is worn: tucked in, loose, with rolled-up sleeves...';
  return 'Type what you want to see.';
}
