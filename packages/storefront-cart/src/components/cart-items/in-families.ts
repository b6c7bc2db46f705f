import { isGiftLine } from '@cartwright/core/rewards/cart';

interface Line {
  readonly key: string;
  readonly parentKey: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Member<Each> {
  readonly line: Each;
  readonly parent?: Each;
}

/**
 * Sorts nested lines after their parents, and gifts below bought lines: gifts come and go, and must not move what
 * a shopper is about to press (ADR 26). A line whose parent is missing is treated as unnested.
 */
export function inFamilies<Each extends Line>(lines: readonly Each[]): readonly Member<Each>[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const parentOf = ({ parentKey }: Each) => (parentKey === null ? undefined : byKey.get(parentKey));
  const nested = lines.filter(parentOf);
  const familyOf = (line: Each, parent?: Each): Member<Each>[] => [
    parent ? { line, parent } : { line },
    ...nested.filter((each) => parentOf(each) === line).flatMap((child) => familyOf(child, line)),
  ];
  return lines
    .filter((line) => !parentOf(line))
    .sort((one, other) => Number(isGiftLine(one)) - Number(isGiftLine(other)))
    .flatMap((line) => familyOf(line));
}
