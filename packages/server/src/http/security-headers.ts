import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Embedding, NOT_EMBEDDED } from './embedding';

/** Header of every answer, whatever it holds: browsers take it for what it says it is, and for nothing else. */
export const NO_SNIFFING = ['X-Content-Type-Options', 'nosniff'] as const;

/**
 * Headers for the admin. The admin loads nothing but its own files and product images, and
 * frames nothing but its own preview. `imageOrigins` are places of product images besides https. By `embedding` a page may
 * stand in a shop's Shopify admin, and load App Bridge there.
 */
export function securityHeaders(
  imageOrigins: readonly string[],
  embedding: Embedding = NOT_EMBEDDED,
): MiddlewareHandler {
  const headers = policy(imageOrigins, embedding);
  return async (context, next) => {
    await headers(context, next);
    // An older header that would forbid what the policy allows.
    if (frameOf(context, embedding)) context.res.headers.delete('X-Frame-Options');
  };
}

const frameOf = (context: Context, embedding: Embedding) => embedding(new URL(context.req.url));

function policy(imageOrigins: readonly string[], embedding: Embedding): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [(context) => `'self' ${frameOf(context, embedding)?.script ?? ''}`.trim()],
      // Polaris sets style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:', ...imageOrigins],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: [(context) => frameOf(context, embedding)?.ancestors.join(' ') ?? "'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    xContentTypeOptions: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Plain HTTP on this machine; whoever puts the server behind TLS sets it there.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
  });
}
