/** Brings a message to an address that a person named, which may lead anywhere. */
export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** `status`: of the answer, null when there was none. `problem`: why it does not count as delivered, for the person. */
export interface WebhookOutcome {
  readonly status: number | null;
  readonly problem: string | null;
}

export interface WebhookSender {
  /** Why an address will not be reached, in words for the person; null when it may be. */
  problemOf(url: string): Promise<string | null>;
  /** Delivered with an answer of 200 to 299. Follows no redirect. Throws only when aborted. */
  send(message: WebhookMessage): Promise<WebhookOutcome>;
}
