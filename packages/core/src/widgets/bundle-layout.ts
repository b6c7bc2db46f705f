import type { ShownLayout } from './widget-response';

interface Layout<Columns> {
  readonly type: ShownLayout['type'];
  readonly columns: Columns;
}

/**
 * Layout of a bundle builder: where all is looked through there is no carousel, and instead of one of one column there are
 * two. An empty field of an editor stays empty.
 */
export function bundleLayout<Columns extends number | null>({
  type,
  columns,
}: Layout<Columns>): Layout<Columns | number> {
  if (type !== 'carousel') return { type, columns };
  return { type: 'grid', columns: columns === null ? columns : Math.max(2, columns) };
}
