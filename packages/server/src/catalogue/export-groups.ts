import { z } from 'zod';
import type { ExportLine } from './export-lines';

/** Object of an export with its children, and the byte offset of the next object. */
export interface ExportGroup {
  readonly object: unknown;
  readonly children: readonly unknown[];
  readonly end: number;
}

const parent = z.object({ id: z.string(), __parentId: z.string().optional() });

/**
 * Groups children with their objects. The export has to be grouped; a child of another object, or
 * invalid JSON, throws an error with its offset.
 */
export async function* exportGroups(lines: AsyncIterable<ExportLine>): AsyncGenerator<ExportGroup> {
  let group: { object: unknown; id: string; children: unknown[]; end: number } | null = null;
  for await (const { text, end } of lines) {
    const value = jsonBefore(end, text);
    const { id, __parentId } = parent.parse(value);
    if (__parentId === undefined) {
      if (group) yield group;
      group = { object: value, id, children: [], end };
      continue;
    }
    if (__parentId !== group?.id) {
      throw new Error(
        `The line before byte ${end} of the export belongs to ${__parentId}, which is elsewhere.`,
      );
    }
    group.children.push(value);
    group.end = end;
  }
  if (group) yield group;
}

function jsonBefore(end: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The line before byte ${end} of the export is no JSON.`);
  }
}
