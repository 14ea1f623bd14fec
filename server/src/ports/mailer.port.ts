/** A message to one person, with the same content as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers messages. */
export interface Mailer {
  /** Resolves when the message was accepted for delivery. @throws when it was not. */
  send(mail: Mail): Promise<void>;
}
