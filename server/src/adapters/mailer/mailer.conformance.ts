/** The conformance tests of every mailer. `receive` returns the source of the next message. */
import { simpleParser, type AddressObject } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.port.ts';

export const FROM = 'Kénna Studio <no-reply@example.com>';

export interface MailerSubject {
  readonly mailer: Mailer;
  receive(): Promise<Buffer>;
  close(): Promise<void>;
}

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Ein neues Paßwort 👗',
  text: 'Hello Ada,\n\nhttps://studio.example.com/set-password?token=abc-def_123&x=1\n\n.\nEnd',
  html: '<p>Hello <a href="https://studio.example.com/set-password?token=abc">Ada</a></p>',
});

export function describeMailer(name: string, open: () => Promise<MailerSubject>): void {
  describe(name, () => {
    let subject: MailerSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    const sent = async (mail: Mail) => {
      await subject.mailer.send(mail);
      return simpleParser(await subject.receive());
    };
    const addresses = (field: AddressObject | AddressObject[] | undefined) =>
      [field ?? []]
        .flat()
        .flatMap(({ value }) => value.map(({ address, name: person }) => ({ address, name: person })));

    test('sends a message with both of its bodies', async () => {
      const mail = mailTo('ada@example.com');
      const parsed = await sent(mail);
      expect(addresses(parsed.from)).toEqual([{ name: 'Kénna Studio', address: 'no-reply@example.com' }]);
      expect(addresses(parsed.to)).toEqual([{ name: '', address: 'ada@example.com' }]);
      expect(parsed.subject).toBe(mail.subject);
      expect(parsed.text?.trim()).toBe(mail.text);
      expect(parsed.html).toBe(mail.html);
      expect(parsed.date).toBeInstanceOf(Date);
      expect(parsed.messageId).toMatch(/@example\.com>$/);
    });

    test('does not let a subject inject another recipient or header', async () => {
      const mail = { ...mailTo('ada@example.com'), subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' };
      const parsed = await sent(mail);
      expect(parsed.headers.has('bcc')).toBe(false);
      expect(addresses(parsed.to)).toHaveLength(1);
    });
  });
}
