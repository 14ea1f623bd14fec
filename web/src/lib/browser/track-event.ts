declare global {
  interface Window {
    /** What Google Tag Manager reads, where an installation has it. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells analytics what happened; nothing where there is none. */
export function trackEvent(event: string, facts: Readonly<Record<string, string | number | null>>): void {
  window.dataLayer?.push({ event, ...facts });
}
