/**
 * URL of a shop's theme editor with `query` parameters. Source: Shopify, "Deep linking to the theme
 * editor".
 */
export function themeEditorUrl(adminOrigin: string, query: Readonly<Record<string, string>>): string {
  const fields = Object.entries(query).map(
    // Shopify's own links don't encode slashes.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`,
  );
  return `${new URL('/admin/themes/current/editor', adminOrigin).href}?${fields.join('&')}`;
}
