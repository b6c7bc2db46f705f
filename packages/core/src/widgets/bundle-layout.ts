import type { ShownLayout } from './widget-response';

interface Layout<Columns> {
  readonly type: ShownLayout['type'];
  readonly columns: Columns;
}

/**
 * Layout of a bundle builder: without carousels, which would hide products, and with at least two columns in a
 * grid. An empty field of an editor remains empty.
 */
export function bundleLayout<Columns extends number | null>({
  type,
  columns,
}: Layout<Columns>): Layout<Columns | number> {
  if (type !== 'carousel') return { type, columns };
  return { type: 'grid', columns: columns === null ? columns : Math.max(2, columns) };
}
