/** Where a page of the admin may be framed. */
export interface Frame {
  /** Origins of the pages around it. */
  readonly ancestors: readonly string[];
  /** Where App Bridge is; null for a page that may be framed and is not. */
  readonly script: string | null;
  /** The app's client id, for App Bridge. */
  readonly clientId: string;
}

/** Where the page at an address may be framed; null: nowhere. */
export type Embedding = (url: URL) => Frame | null;

export const NOT_EMBEDDED: Embedding = () => null;
