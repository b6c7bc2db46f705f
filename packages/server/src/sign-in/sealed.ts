import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Storage location of a secret, bound to its ciphertext. */
export interface SealedPlace {
  readonly shopId: string;
  readonly column: string;
}

export interface Seal {
  /** Encrypts a secret with the first key. Non-deterministic. */
  seal(secret: string, place: SealedPlace): string;
  /** Decrypts a secret; null if no key matches, or if location or ciphertext were changed. */
  open(sealed: string, place: SealedPlace): string | null;
}

const ALGORITHM = 'aes-256-gcm';
/** Bytes. */
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts secrets with AES-256-GCM. `keys` are random texts: the first one encrypts, all decrypt.
 * To rotate, prepend a new key, and remove the old one once everything is re-encrypted. Format:
 * `1.KEY.TEXT`, with key id, and nonce, ciphertext and tag in base64url.
 */
export function sealWith(keys: readonly [string, ...string[]]): Seal {
  const [first, ...others] = keys.map(derived);
  if (!first) throw new Error('There has to be a key.');
  const byId = new Map([first, ...others].map((each) => [each.id, each.key]));
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, first.key, nonce).setAAD(boundTo(place));
      const bytes = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `1.${first.id}.${Buffer.concat(bytes).toString('base64url')}`;
    },
    open(sealed, place) {
      const [version, id = '', text = '', ...more] = sealed.split('.');
      const key = byId.get(id);
      const bytes = Buffer.from(text, 'base64url');
      // Rejects non-canonical base64.
      const isOurs = version === '1' && more.length === 0 && bytes.toString('base64url') === text;
      if (!key || !isOurs || bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(boundTo(place))
        .setAuthTag(bytes.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}

/** Derived key of fixed length, and a key id that doesn't reveal it. */
function derived(text: string): { readonly id: string; readonly key: Buffer } {
  const take = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', text, '', `cartwright ${what}`, bytes));
  return { id: take('key name', 6).toString('base64url'), key: take('key', 32) };
}

function boundTo({ shopId, column }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([shopId, column]));
}
