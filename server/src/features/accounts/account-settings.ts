/** The part of the configuration that accounts need. */
export interface AccountSettings {
  readonly productName: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}
