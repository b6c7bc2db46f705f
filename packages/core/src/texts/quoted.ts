const MAX_QUOTED = 40;

/** A text in a message, in quotes; a long one is cut to 40 characters. */
export const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
