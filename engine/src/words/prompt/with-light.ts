import type { Brief } from './brief.ts';

/** A brief with another light, whose lamps have their usual colours unless that light names others. */
export function withLight(
  { lightColours: _, ...brief }: Brief,
  { light, lightColours = [] }: Pick<Brief, 'light' | 'lightColours'>,
): Brief {
  return { ...brief, light, ...(lightColours.length > 0 && { lightColours }) };
}
