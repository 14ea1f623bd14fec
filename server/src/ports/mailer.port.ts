/** Sends one message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the message was handed over. @throws when it could not be. */
  send(mail: Mail): Promise<void>;
}
