import { z } from 'zod';

const PREFIX = 'mirror:';
const LISTS = ['products', 'collections', 'tags', 'vendors'] as const;
export type MirroredList = (typeof LISTS)[number];

/** Position in a sorted list of the mirror: sort key, and id if the list has one. */
export interface Behind {
  readonly key: string;
  readonly id: number;
}

const place = z.tuple([z.enum(LISTS), z.string().refine((key) => !key.includes('\0')), z.number().int()]);

/** Cursor of the mirror, which has a colon, unlike Shopify's. */
export function mirrorCursor(list: MirroredList, { key, id }: Behind): string {
  return PREFIX + Buffer.from(JSON.stringify([list, key, id])).toString('base64url');
}

export function isOfMirror(cursor: string): boolean {
  return cursor.startsWith(PREFIX);
}

/** Position of a cursor; null if it isn't one of the mirror's for this list. */
export function readMirrorCursor(list: MirroredList, cursor: string): Behind | null {
  const read = place.safeParse(jsonOf(Buffer.from(cursor.slice(PREFIX.length), 'base64url').toString()));
  if (!read.success || read.data[0] !== list) return null;
  const [, key, id] = read.data;
  return { key, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
