declare module 'naughty-words' {
  /** Terms by language, ISO 639-1. */
  const words: Readonly<Record<string, readonly string[]>>;
  export = words;
}
