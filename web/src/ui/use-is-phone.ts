import { useMediaQuery } from '@mantine/hooks';

/** Whether the page is as narrow as on a phone, from the first render on. The styles use the same width. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 639px)', undefined, { getInitialValueInEffect: false });
