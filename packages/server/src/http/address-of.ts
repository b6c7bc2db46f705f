import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Maximum length of an address with port. */
const MAX_LENGTH = 64;

/**
 * Bytes of an IPv6 address that identify a customer's network; the rest is chosen by the customer.
 */
const NETWORK_BYTES = 8;

/**
 * Client address of a request: as seen by the outermost trusted proxy, as each one appends to
 * `X-Forwarded-For` and earlier entries can be forged. Without proxies, that of the connection.
 * Null if the proxy doesn't say; its own address is never used.
 */
export function addressOf(context: Context, trustedProxies: number): string | null {
  if (trustedProxies > 0) return forwardedFrom(context, trustedProxies);
  return senderOf(getConnInfo(context).remote.address ?? '');
}

/** Client address seen by the outermost of `proxies` (at least one); null if absent. */
export function forwardedFrom(context: Context, proxies: number): string | null {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  return senderOf(forwarded.at(-proxies) ?? '');
}

/**
 * Rate-limit key of an address: IPv4 as is, also in mapped form (`::ffff:192.0.2.1`), IPv6 as its
 * /64. Strips the port. Null if invalid.
 */
export function senderOf(written: string): string | null {
  const text =
    written.length > MAX_LENGTH ? '' : (WITH_PORT.exec(written)?.slice(1).find(Boolean) ?? written);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const network = [...address.toByteArray().slice(0, NETWORK_BYTES), ...Array(NETWORK_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(network)}/64`;
}

/** `[2001:db8::1]` with or without port, and IPv4 with port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;
