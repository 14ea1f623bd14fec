import { reopenConsent } from '../consent.store.ts';

/** Lets a person answer anew. */
export const ConsentLink = () => (
  <button type="button" onClick={reopenConsent}>
    Analytics
  </button>
);
