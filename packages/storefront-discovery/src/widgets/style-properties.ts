/** Parses a `style` attribute into properties. */
export function propertiesIn(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').flatMap((each) => {
      const at = each.indexOf(':');
      return at < 0 ? [] : [[each.slice(0, at), each.slice(at + 1)]];
    }),
  );
}
