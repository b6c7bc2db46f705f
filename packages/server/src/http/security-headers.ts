import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Embedding, NOT_EMBEDDED } from './embedding';

/** Header of every response against MIME sniffing. */
export const NO_SNIFFING = ['X-Content-Type-Options', 'nosniff'] as const;

/**
 * Security headers of the admin, which loads only its own files and product images, and frames only
 * its own preview. `imageOrigins`: sources of product images besides https. `embedding`: pages
 * allowed in Shopify's admin, with App Bridge.
 */
export function securityHeaders(
  imageOrigins: readonly string[],
  embedding: Embedding = NOT_EMBEDDED,
): MiddlewareHandler {
  const headers = policy(imageOrigins, embedding);
  return async (context, next) => {
    await headers(context, next);
    // Legacy header that would override the policy.
    if (frameOf(context, embedding)) context.res.headers.delete('X-Frame-Options');
  };
}

const frameOf = (context: Context, embedding: Embedding) => embedding(new URL(context.req.url));

function policy(imageOrigins: readonly string[], embedding: Embedding): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [(context) => `'self' ${frameOf(context, embedding)?.script ?? ''}`.trim()],
      // Polaris uses inline styles.
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
    // Plain HTTP here; set by the TLS proxy.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
  });
}
