/** Parsed JSON file of a theme; undefined if invalid. Shopify adds leading comments. */
export function themeJson(text: string): unknown {
  try {
    return JSON.parse(withoutComments(text));
  } catch {
    return undefined;
  }
}

function withoutComments(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/');
    if (end === -1) return '';
    rest = rest.slice(end + 2).trimStart();
  }
  return rest;
}
