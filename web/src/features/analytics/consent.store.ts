import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Consent {
  /** The person's answer in this browser, null before there is one. */
  readonly answer: 'given' | 'refused' | null;
  readonly isAsking: boolean;
}

/** Global Privacy Control, a browser setting against passing on data, counts as a refusal. */
const isRefusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const useStored = create<Consent>()(
  persist((): Consent => ({ answer: null, isAsking: false }), {
    name: 'analytics-consent',
    partialize: ({ answer }) => ({ answer }),
  }),
);

export const useIsCounted = (): boolean => useStored(({ answer }) => answer === 'given');
export const useIsAsked = (): boolean =>
  useStored(({ answer, isAsking }) => isAsking || (answer === null && !isRefusedByBrowser()));

export const answerConsent = (answer: 'given' | 'refused'): void =>
  void useStored.setState({ answer, isAsking: false });
/** Shows the banner again. The previous answer remains valid until there is a new one. */
export const reopenConsent = (): void => void useStored.setState({ isAsking: true });
