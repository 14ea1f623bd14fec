/** What accounts take from the configuration. */
export interface AccountSettings {
  readonly productName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}
