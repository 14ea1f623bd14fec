import { onTestFinished } from 'vitest';
import { cannedServer, type CannedAnswer } from './canned-server.ts';

declare global {
  interface Window {
    /** The settings of the document that component tests run in. */
    readonly happyDOM?: { setURL(address: string): void };
  }
}

/**
 * Until the test has finished, a server for its page: data by the paths of the API. It refuses what has null, and knows no
 * other path.
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
