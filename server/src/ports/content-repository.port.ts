/**
 * The source of written pages, in the calls and formats of the Prismic REST API v2. Adapters return complete replies,
 * errors included, because the official client in the browser reads them; the routes pass them on.
 */

export interface ContentAsker {
  /**
   * The origin by which the caller reached this server, such as `https://studio.example`; addresses in replies start
   * with it.
   */
  readonly origin: string;
  /** The caller's access token; null: none. */
  readonly token: string | null;
}

export interface ContentReply {
  readonly status: number;
  /** A JSON value. */
  readonly body: unknown;
  /** Seconds after which the request may be repeated. */
  readonly retryAfter?: number;
  /** How long the reply may be cached for everybody, in seconds; absent: it must not be cached. */
  readonly maxAge?: number;
  /** Set when the repository is unreachable: the reply is a copy of its answer at this time. */
  readonly copyOf?: Date;
}

export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
  /** The header `Prismic-ref`. */
  readonly ref: string | null;
}

export interface ContentPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface ContentRepository {
  /** Shown to admins: which repository this is. */
  readonly description: string;
  /** Refs, forms, tags and types. */
  root(asker: ContentAsker): Promise<ContentReply>;
  /**
   * Documents by `ref`, `q`, `fetch`, `fetchLinks`, `graphQuery`, `lang`, `orderings`, `page`, `pageSize`, `after`,
   * `routes`.
   */
  search(parameters: URLSearchParams, asker: ContentAsker): Promise<ContentReply>;
  tags(parameters: URLSearchParams, asker: ContentAsker): Promise<ContentReply>;
  graph(request: GraphRequest, asker: ContentAsker): Promise<ContentReply>;
  /**
   * A picture of a document, in the size that `w`, `h` and `dpr` request, never enlarged. `path` is the part after
   * `/content/pictures/`; an address always returns the same picture. null: there is none.
   */
  picture(path: string, parameters: URLSearchParams): Promise<ContentPicture | null>;
  /**
   * The ref of a release, by its id or label, for a caller who may read it; null: there is none, or the caller may not
   * read it.
   */
  findRelease(name: string, asker: ContentAsker): Promise<string | null>;
  /** A short description of the content. @throws Error with a text for an admin when the repository does not answer. */
  look(): Promise<string>;
  close(): Promise<void>;
}
