import { html, raw } from 'hono/html';

/** Escaped by the template; the only way to unescaped text is `raw`, which is for what this package wrote itself. */
export type Html = ReturnType<typeof html>;

export { html, raw };

/** JSON that is safe inside a `<script>`: no text of a merchant or shopper can end the element or start a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
