import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers for everything that the server sends. The admin loads nothing but its own files and product images, and
 * frames nothing but its own preview. `imageOrigins` are places of product images besides https.
 */
export function securityHeaders(imageOrigins: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Polaris sets style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:', ...imageOrigins],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Plain HTTP on this machine; whoever puts the server behind TLS sets it there.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
  });
}
