/** Framing of an admin page. */
export interface Frame {
  /** Allowed frame ancestors. */
  readonly ancestors: readonly string[];
  /** URL of App Bridge; null if the page isn't framed. */
  readonly script: string | null;
  /** The app's client id, for App Bridge. */
  readonly clientId: string;
}

/** Framing allowed for the page at a URL; null: none. */
export type Embedding = (url: URL) => Frame | null;

export const NOT_EMBEDDED: Embedding = () => null;
