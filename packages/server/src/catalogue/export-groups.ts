import { z } from 'zod';
import type { ExportLine } from './export-lines';

/** An object of an export and what belongs to it, as they were sent, and where the next object begins, in bytes. */
export interface ExportGroup {
  readonly object: unknown;
  readonly children: readonly unknown[];
  readonly end: number;
}

const parent = z.object({ id: z.string(), __parentId: z.string().optional() });

/**
 * Puts what belongs to an object back to it. What an export was asked to group follows its object; a line whose object is
 * another one, and one that is no JSON, are errors that name their place in the export.
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
