import type { Database } from '@cartwright/server/db/database';

/** Rows of sessions that one session of the generated ones has, on average. */
export const ROWS_OF_SESSION = 7.5;

/** Number of collections, searches and products that are counted. */
export const COUNTED_IDS = 2_000;

/** Number of days over which the rows are spread; the last half of them is asked for, and compared with the first. */
export const FILLED_DAYS = 180;

const COPIED =
  'shop_id, session_id, place, place_id, first_at, last_at, views, clicks, positions, adds, results';

/**
 * Fills a shop with about so many rows of sessions at places, spread evenly over `FILLED_DAYS` that end at `end`, and with
 * the orders of three sessions in a hundred: as if their events had come and been counted. Ids are visited unevenly, the
 * first much more than the last. The events themselves, which no report reads, are left out.
 */
export async function fillMeasuredShop(
  database: Database,
  shopId: string,
  { rows, end }: { readonly rows: number; readonly end: Date },
): Promise<void> {
  const sessions = Math.round(rows / ROWS_OF_SESSION);
  const shop = `'${shopId}'`;
  const last = `'${end.toISOString()}'::timestamptz`;
  const insert = (place: string, id: string, where = 'true', numbers = '1, 0, 0, 0, 20', later = 0) => `
    insert into session_places (${COPIED}, is_seen, is_viewed, is_exit, is_converted)
    select ${shop}, id, '${place}', ${id}, at + interval '${later} seconds', at + interval '600 seconds',
      ${numbers}, r < 0.8, r < 0.9, r > 0.3 and r < 0.6, r < 0.03
    from made_sessions where ${where};`;
  await database.run(`
    drop index session_places_by_time;
    alter table session_places drop constraint session_places_shop_id_session_id_place_place_id_pk;
    create temp table made_sessions as
      select n, gen_random_uuid()::text as id, random() as r,
        ${last} - interval '${FILLED_DAYS} days' * (1 - n::float8 / ${sessions}) as at,
        floor(${COUNTED_IDS} * power(random(), 2))::int as thing
      from generate_series(1, ${sessions}) as n;
    ${insert('shop', `''`)}
    ${insert('collections', `''`, 'true', '3, (r * 3)::int, 9, 0, 20', 5)}
    ${insert('collection', '(1 + thing)::text', 'true', '2, (r * 2)::int, 5, 0, 20', 5)}
    ${insert('collection', `(1 + (thing + 1 + n % 7) % ${COUNTED_IDS})::text`, 'true', '1, (r * 2)::int, 4, 1, 20', 60)}
    ${insert('searches', `''`, 'n % 2 = 0', '2, (r * 2)::int, 3, 0, 8', 120)}
    ${insert('search', `'query ' || thing`, 'n % 2 = 0', '1, (r * 2)::int, 3, 0, (n % 10)::int', 120)}
    ${insert('search', `'query ' || (thing + 1 + n % 7) % ${COUNTED_IDS}`, 'n % 2 = 0', '1, 0, 0, 0, 3', 180)}
    ${insert('search_product', '(1 + thing)::text', 'n % 2 = 0', '0, 1, 3, 0, null', 130)}
    ${insert('carts', `''`, 'n % 2 = 1', '1, 0, 0, 0, null', 300)}
    ${insert('cart', `'cart-1'`, 'n % 2 = 1', '1, 0, 0, 0, null', 300)}
    alter table session_places add constraint session_places_shop_id_session_id_place_place_id_pk
      primary key (shop_id, session_id, place, place_id);
    create index session_places_by_time on session_places (shop_id, place, first_at);
    ${soldBy(shop)}
    ${named(shop)}
    insert into summed_spans (shop_id, span, starts_at, is_summed, changed_at)
      select distinct ${shop}, unit, date_trunc(unit, at, 'UTC'), false, ${last} - interval '1 day'
      from made_sessions, unnest(array['day', 'month']) as unit;
    drop table made_sessions;
    analyze;
  `);
}

/** Two lines an order, one of which is credited: to a collection, or to a search. */
const soldBy = (shop: string) => `
  insert into orders (shop_id, order_id, placed_at, updated_at, kind, is_cancelled, is_edited, currency, link, discounts)
    select ${shop}, n, at + interval '1 hour', at + interval '1 hour', 'online', false, false, 'USD', id, '[]'
    from made_sessions where r < 0.03;
  insert into events (shop_id, page_id, number, happened_at, subject, name, link, visitor_id, session_id)
    select ${shop}, id, 0, at, 'page', 'linked', id, id, id from made_sessions where r < 0.03;
  insert into order_sessions (shop_id, order_id, session_id)
    select ${shop}, n, id from made_sessions where r < 0.03;
  insert into order_lines (shop_id, order_id, line_id, product_id, kind, happened_at, units, revenue, properties)
    select ${shop}, n, line, 1 + (thing + line) % ${COUNTED_IDS}, 'sale', at + interval '1 hour', 1, 2400, '{}'
    from made_sessions, generate_series(1, 2) as line where r < 0.03;
  insert into credits (shop_id, order_id, line_id, product_id, subject, subject_id, how, session_id, earned_at)
    select ${shop}, n, 1, 1 + thing, case when n % 2 = 1 then 'collection' else 'search' end,
      case when n % 2 = 1 then (1 + thing)::text else 'query ' || thing end, 'assisted', id, at
    from made_sessions where r < 0.03;`;

/** Collections of fifty products, and products with a description of some lines. */
const named = (shop: string) => `
  insert into catalogue_collections (shop_id, collection_id, document, title_key, words, revision, read_at)
    select ${shop}, n, jsonb_build_object('title', 'Collection ' || n, 'productIds',
      (select jsonb_agg(8000000000000 + i) from generate_series(1, 50) i)), 'collection', '', 1, now()
    from generate_series(1, ${COUNTED_IDS}) n;
  insert into catalogue_products (shop_id, product_id, document, title_key, vendor_key, tag_keys, words,
      inventory_item_ids, revision, read_at)
    select ${shop}, n, jsonb_build_object('title', 'Product ' || n, 'description', repeat('Made of linen. ', 60)),
      'product', '', '{}', '', '{}', 1, now()
    from generate_series(1, ${COUNTED_IDS}) n;`;
