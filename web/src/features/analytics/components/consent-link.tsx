import { reopenConsent } from '../consent.store.ts';

/** Opens the consent banner again, so that the person can change the answer. */
export const ConsentLink = () => (
  <button type="button" onClick={reopenConsent}>
    Analytics
  </button>
);
