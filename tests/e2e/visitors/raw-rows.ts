import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

interface EventRow {
  readonly subject: string;
  readonly subject_id: string | null;
  readonly name: string;
  readonly happened_at: Date;
  readonly test_variant: string | null;
  readonly link: string | null;
  readonly visitor_id: string | null;
}

interface OrderRow {
  readonly order_id: number;
  readonly placed_at: Date;
  readonly link: string | null;
}

interface LineRow {
  readonly order_id: number;
  readonly units: number;
  readonly revenue: number;
}

/** Rows that the app has stored of its shop. */
export interface RawRows {
  readonly events: readonly EventRow[];
  readonly orders: readonly OrderRow[];
  readonly lines: readonly LineRow[];
}

/** Rows of an app that has ended, from the folder of its data. */
export async function rawRows(folder: string): Promise<RawRows> {
  const database = await PGlite.create(join(folder, 'db'));
  try {
    const all = async <Row>(table: string) => (await database.query<Row>(`select * from ${table}`)).rows;
    return {
      events: await all<EventRow>('events'),
      orders: await all<OrderRow>('orders'),
      lines: await all<LineRow>('order_lines'),
    };
  } finally {
    await database.close();
  }
}
