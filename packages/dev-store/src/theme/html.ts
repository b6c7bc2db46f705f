import { html, raw } from 'hono/html';

/** Escaped HTML. Unescaped text needs `raw`, which is for HTML written in this package. */
export type Html = ReturnType<typeof html>;

export { html, raw };

/** JSON that is safe inside a `<script>`: texts can't close the element or open a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
