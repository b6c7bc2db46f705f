import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned } from '../sign-in/signature';
import { readDelivery } from './read-delivery';

const HEADERS = new Headers({
  'X-Shopify-Webhook-Id': 'a',
  'X-Shopify-Topic': 'products/update',
  'X-Shopify-Shop-Domain': 'oak.myshopify.com',
});

const sign = (bytes: Uint8Array, secret: string) =>
  createHmac('sha256', secret).update(bytes).digest('base64');

const secretText = fc.string({ minLength: 1 });

test('Any bytes are either read as JSON or rejected.', () => {
  const json = fc.json().map((text) => new TextEncoder().encode(text));
  fc.assert(
    fc.property(fc.oneof(json, fc.uint8Array()), (bytes) => {
      const read = readDelivery(HEADERS, bytes);
      const text = new TextDecoder().decode(bytes);
      if (read.ok) expect(read.delivery.payload).toBe(text);
      else expect(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).toThrow();
    }),
  );
});

test('A signature is valid only for its own bytes and secret.', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), secretText, secretText, (bytes, others, own, foreign) => {
      expect(isSigned(bytes, sign(bytes, own), [foreign, own], 'base64')).toBe(true);
      if (own !== foreign) expect(isSigned(bytes, sign(bytes, own), [foreign], 'base64')).toBe(false);
      const isSame = Buffer.from(bytes).equals(Buffer.from(others));
      expect(isSigned(others, sign(bytes, own), [own], 'base64')).toBe(isSame);
      expect(isSigned(bytes, sign(bytes, own), [], 'base64')).toBe(false);
    }),
  );
});

test('A malformed signature is invalid.', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), secretText, (bytes, signature, secret) => {
      fc.pre(signature !== sign(bytes, secret));
      expect(isSigned(bytes, signature, [secret], 'base64')).toBe(false);
    }),
  );
});

test.each([
  ['2026-03-01T15:00:00.123Z', '2026-03-01T15:00:00.123Z'],
  ['-271821-04-20T00:00:00Z', null],
  ['+275760-09-13T00:00:00Z', null],
  ['yesterday', null],
])('reads the trigger time %s or none', (triggeredAt, expected) => {
  const headers = new Headers([...HEADERS, ['X-Shopify-Triggered-At', triggeredAt]]);
  const read = readDelivery(headers, new TextEncoder().encode('{}'));
  expect(read.ok && (read.delivery.triggeredAt?.toISOString() ?? null)).toBe(expected);
});
