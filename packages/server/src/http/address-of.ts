import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Longer than any address with its port. */
const MAX_LENGTH = 64;

/** Bytes of the prefix of an IPv6 address that a provider gives to one customer, who chooses the rest. */
const NETWORK_BYTES = 8;

/**
 * Where a request comes from: what the outermost of the trusted proxies has seen, each of which adds at the end of
 * `X-Forwarded-For`; what stands before can be made up. Who holds the connection, where no proxy stands in front. Null
 * where the proxy doesn't say it: its own address is nobody's.
 */
export function addressOf(context: Context, trustedProxies: number): string | null {
  if (trustedProxies > 0) return forwardedFrom(context, trustedProxies);
  return senderOf(getConnInfo(context).remote.address ?? '');
}

/** Address that the outermost of so many proxies has seen, one at least; null where it hasn't said it. */
export function forwardedFrom(context: Context, proxies: number): string | null {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  return senderOf(forwarded.at(-proxies) ?? '');
}

/**
 * Whom an address stands for: an IPv4 address for itself, also written as IPv6 (`::ffff:192.0.2.1`), an IPv6 address for its
 * /64. A port is left out. Null for what is no address.
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

/** `[2001:db8::1]`, with a port or without, and an IPv4 address with a port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;
