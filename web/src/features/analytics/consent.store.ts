import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Consent {
  /** Whether visits may be counted, as this browser was told; null before. */
  readonly answer: 'given' | 'refused' | null;
  readonly isAsking: boolean;
}

/** A browser that says of itself that nothing is to be passed on has answered already (Global Privacy Control). */
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
/** What was answered holds until it is answered anew. */
export const reopenConsent = (): void => void useStored.setState({ isAsking: true });
