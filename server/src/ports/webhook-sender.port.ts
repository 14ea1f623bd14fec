/** A message to an address that a person entered, which may lead anywhere. */
export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * `status`: HTTP status of the answer, null when there was none. `problem`: why it does not count as delivered, as text
 * for the person.
 */
export interface WebhookOutcome {
  readonly status: number | null;
  readonly problem: string | null;
}

export interface WebhookSender {
  /** Why an address is refused, as text for the person; null when it is allowed. */
  problemOf(url: string): Promise<string | null>;
  /** Counts as delivered with a status of 200 to 299. Does not follow redirects. Throws only when aborted. */
  send(message: WebhookMessage): Promise<WebhookOutcome>;
}
