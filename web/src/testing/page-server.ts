import { onTestFinished } from 'vitest';
import { cannedServer, type CannedAnswer } from './canned-server.ts';

declare global {
  interface Window {
    /** Set by happy-dom in component tests. */
    readonly happyDOM?: { setURL(address: string): void };
  }
}

/**
 * Serves the given data by API path until the test has finished. A path with null is answered with an error, any other
 * path with 404.
 */
export async function pageServer(answers: Readonly<Record<string, unknown>>): Promise<void> {
  const server = await cannedServer(({ pathname }): CannedAnswer => {
    const data = answers[pathname];
    if (data === undefined) return { status: 404, body: { code: 1004, message: 'Not found', data: null } };
    if (data === null) return { body: { code: 1, message: 'Refused', data } };
    return { body: { code: 0, message: '', data } };
  });
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
}
