/** The part of the configuration that accounts need. */
export interface AccountSettings {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
  /** The addresses in lower case. */
  readonly adminEmails: readonly string[];
}
