declare global {
  interface Window {
    /**
     * The queue that Google Tag Manager reads. It is missing if the installation has no container or the person has not
     * consented.
     */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Sends an event to analytics. Does nothing without a data layer. */
export function trackEvent(event: string, facts: Readonly<Record<string, string | number | null>>): void {
  window.dataLayer?.push({ event, ...facts });
}
