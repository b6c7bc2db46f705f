import { html } from 'hono/html';

/** Plain HTML page with a message. */
export function htmlPage(
  title: string,
  text: string,
  status: 200 | 400 | 401 | 404 | 500 | 502 | 503,
): Response {
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
        font: 16px/1.5 system-ui, sans-serif; color: #1d2420; background: #f7f5f1; }
      h1 { font-size: 20px; margin: 0 0 8px; }
      p { margin: 0; max-width: 60ch; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
  </body>
</html> `;
  return new Response(String(page), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
