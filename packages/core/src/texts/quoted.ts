const MAX_QUOTED = 40;

/** Quoted text for a message, cut to 40 characters. */
export const quoted = (text: string): string =>
  `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
