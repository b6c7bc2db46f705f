import { z } from 'zod';

const PREFIX = 'mirror:';
const LISTS = ['products', 'collections', 'tags', 'vendors'] as const;
export type MirroredList = (typeof LISTS)[number];

/** Behind what a page of the mirror begins: the key that its list is sorted by and, where it has any, the id. */
export interface Behind {
  readonly key: string;
  readonly id: number;
}

const place = z.tuple([z.enum(LISTS), z.string().refine((key) => !key.includes('\0')), z.number().int()]);

/** Says itself that it is the mirror's: Shopify's cursors have no colon. */
export function mirrorCursor(list: MirroredList, { key, id }: Behind): string {
  return PREFIX + Buffer.from(JSON.stringify([list, key, id])).toString('base64url');
}

export function isOfMirror(cursor: string): boolean {
  return cursor.startsWith(PREFIX);
}

/** Null for a cursor that the mirror never made, or made for another list. */
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
