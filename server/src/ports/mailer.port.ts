/** Sends one message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the message was sent. @throws when it could not be sent. */
  send(mail: Mail): Promise<void>;
}
