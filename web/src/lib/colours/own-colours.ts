import { colourNameKey, colourRoutes, type OwnColour, type VocabularyEntry } from '@kenna/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { readSessionToken } from '../api/session-token.ts';

export const ownColoursQuery = queryOptions({
  queryKey: ['own-colours'],
  // Pickers work without them, so a failure needs no message.
  queryFn: ({ signal }) => call(colourRoutes.list, { signal, handles: () => true }),
  staleTime: 60_000,
});

const NONE: readonly OwnColour[] = [];

/** The person's named colours, in the order in which they were added; empty for visitors and until they are loaded. */
export const useOwnColours = (): readonly OwnColour[] =>
  useQuery({ ...ownColoursQuery, enabled: readSessionToken() !== null }).data?.colours ?? NONE;

/** Colours to choose from, the person's own first; others that have the name of one of them are left out. */
export function withOwnColours(
  own: readonly OwnColour[],
  colours: readonly VocabularyEntry[],
): readonly VocabularyEntry[] {
  const names = new Set(own.map(({ name }) => colourNameKey(name)));
  return [
    ...own.map(({ name, hex }) => ({ name, label: name, hex })),
    ...colours.filter(({ label }) => !names.has(colourNameKey(label))),
  ];
}
