import { defineCollection } from '@cartwright/dev-store/catalogue/define-collection';
import type { Catalogue, Collection } from '@cartwright/dev-store/engine/model/catalogue';
import { collectionId } from '@cartwright/dev-store/engine/model/collection-id';
import type { Database } from '@cartwright/server/db/database';
import fc from 'fast-check';
import { aMirroredShop, GERMANY, MINUTE, plainCatalogue } from '../contract/mirrored-shop';

const PRODUCTS = 30;

const at = fc.nat(PRODUCTS - 1);
const value = fc.integer({ min: 1, max: 9 });

/** Changes by a merchant that Shopify reports by webhooks. */
const reportedChange = fc.record({
  do: fc.constantFrom('title', 'type', 'price', 'stock', 'status', 'delete', 'add'),
  at,
  value,
});
/** Changes of collections: by webhooks, or silently through rules and sales. */
const collectionChange = fc.record({
  do: fc.constantFrom('membership', 'collection title', 'collection deleted', 'collection added'),
  at,
  value,
  isReported: fc.boolean(),
});
/** Changes that no webhook reports. */
const silentChange = fc.record({ do: fc.constantFrom('publication', 'rate', 'vendor'), at, value });
/** Webhooks come in any order, again and again. */
const telling = fc.record({ do: fc.constant('deliver' as const), which: fc.nat() });
const passing = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('step' as const) }), weight: 5 },
  {
    arbitrary: fc.record({ do: fc.constant('export' as const), slices: fc.integer({ min: 1, max: 2 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('time' as const), minutes: fc.integer({ min: 1, max: 12 }) }),
    weight: 1,
  },
);

type ReportedChange = typeof reportedChange extends fc.Arbitrary<infer Each> ? Each : never;
type CollectionChange = typeof collectionChange extends fc.Arbitrary<infer Each> ? Each : never;
type SilentChange = typeof silentChange extends fc.Arbitrary<infer Each> ? Each : never;
type Telling = typeof telling extends fc.Arbitrary<infer Each> ? Each : never;
type Passing = typeof passing extends fc.Arbitrary<infer Each> ? Each : never;
type Event = ReportedChange | CollectionChange | SilentChange | Telling;
type Happening = Event | Passing;

const reported = fc.oneof(
  { arbitrary: reportedChange, weight: 4 },
  { arbitrary: collectionChange, weight: 2 },
  { arbitrary: telling, weight: 4 },
);

/**
 * Life of a shop whose mirror is made: in the order of `happenings` between steps of the mirror, and of `meanwhile`
 * within them, before each of its requests to Shopify. `isFirst`: during the first sync, else during one of a mirror that is
 * there. With `isSilent` there is also what no webhook tells of.
 */
export const shopLife = fc.nat(3).chain((dice) => {
  const isSilent = dice === 0;
  const event: fc.Arbitrary<Event> = isSilent
    ? fc.oneof({ arbitrary: reported, weight: 8 }, { arbitrary: silentChange, weight: 2 })
    : reported;
  return fc.record({
    isFirst: fc.boolean(),
    isSilent: fc.constant(isSilent),
    happenings: fc.array(fc.oneof<fc.Arbitrary<Happening>[]>(event, passing), {
      minLength: 10,
      maxLength: 60,
      size: 'max',
    }),
    meanwhile: fc.array(fc.option(event, { freq: 2 }), { maxLength: 40, size: 'max' }),
  });
});

/** A shop with its mirror, to which all that can happen. */
export async function aLivingShop(database: Database) {
  let catalogue = withChosen(plainCatalogue(PRODUCTS));
  const germany = { ...GERMANY };
  const shop = await aMirroredShop(database, {
    catalogue: () => catalogue,
    markets: [germany],
    bulkOperations: 'by_steps',
  });
  const { products } = catalogue;
  const ofCollections: { readonly topic: string; readonly payload: unknown }[] = [];
  const notReported = new Set<unknown>();
  const known = new Set<unknown>();

  /** All that Shopify has to tell so far. */
  const webhooks = async () => {
    const received = (await shop.webhooks()).filter(({ topic }) => topic !== 'bulk_operations/finish');
    const all = [...received, ...ofCollections];
    for (const each of all) if (!known.has(each)) notReported.add(each);
    for (const each of all) known.add(each);
    return all;
  };
  const deliverWebhook = async (
    webhook: { readonly topic: string; readonly payload: unknown } | undefined,
  ) => {
    if (!webhook) return;
    notReported.delete(webhook);
    await shop.deliverWebhook(webhook);
  };

  const happen = async (happening: Happening): Promise<void> => {
    switch (happening.do) {
      case 'deliver': {
        const all = await webhooks();
        return deliverWebhook(all[happening.which % Math.max(1, all.length)]);
      }
      case 'step':
        await shop.step({ atOnce: 7, stepMs: 0 });
        return;
      case 'export':
        await shop.exportSlices(happening.slices);
        return;
      case 'time':
        shop.time.now += happening.minutes * MINUTE;
        return;
      case 'membership':
      case 'collection title':
      case 'collection deleted':
      case 'collection added':
        return changeCollection(happening);
      case 'publication':
      case 'vendor':
      case 'rate':
        return changeSilently(happening);
      default:
        return changeProduct(happening);
    }
  };

  const changeProduct = async ({ do: what, at: place, value: to }: ReportedChange) => {
    const product = products[place];
    const variant = product?.variants[0];
    if (!product || !variant) return;
    if (what === 'delete') await shop.remove(product.id);
    else if (what === 'add') await shop.addAgain(product.id);
    else {
      const fields = {
        title: { title: `Thing ${place}, ${to}` },
        type: { productType: to > 5 ? 'Even' : 'Odd' },
        price: { [`prices[${variant.id}]`]: `${to}.50` },
        stock: { [`quantities[${variant.id}]`]: `${to - 1}` },
        status: { status: to > 5 ? 'active' : 'draft' },
      };
      await shop.edit(product.id, fields[what]);
    }
  };

  const changeCollection = ({ do: what, at: place, value: to, isReported }: CollectionChange) => {
    const { collections = [] } = catalogue;
    const id = products[place]?.id ?? 0;
    const handle = what === 'collection added' ? `added-${place % 3}` : 'chosen';
    const before = collections.find((each) => each.handle === handle);
    const after = changedCollection(before ?? { handle, title: handle, productIds: [] }, what, id, to);
    const others = collections.filter((each) => each !== before);
    catalogue = { ...catalogue, collections: after ? [...others, after] : others };
    const topic = after ? (before ? 'update' : 'create') : 'delete';
    if (isReported) {
      ofCollections.push({ topic: `collections/${topic}`, payload: { id: collectionId({ handle }) } });
    }
  };

  const changeSilently = ({ do: what, at: place, value: to }: SilentChange) => {
    if (what === 'rate') {
      Object.assign(germany, { rate: `0.${to}` });
      return;
    }
    const unpublishedIn = to > 5 ? ['DE'] : [];
    const change = what === 'publication' ? { unpublishedIn } : { vendor: `Vendor ${to}` };
    const changed = catalogue.products.map((each, index) =>
      index === place ? { ...each, ...change } : each,
    );
    catalogue = { ...catalogue, products: changed };
  };

  return {
    ...shop,
    happen,
    /** Has `events` happen, one before each request to Shopify until there are none; null is none. Gives what ends it. */
    happenMeanwhile: (events: readonly (Event | null)[]) => {
      const waiting = [...events];
      const run = shop.admin.run;
      Object.assign(shop.admin, {
        run: async (...call: Parameters<typeof run>) => {
          const event = waiting.shift();
          if (event) await happen(event);
          return run(...call);
        },
      });
      return () => {
        waiting.length = 0;
      };
    },
    /** Shopify tells all that it has not told yet. */
    tellRest: async () => {
      for (const webhook of await webhooks()) if (notReported.has(webhook)) await deliverWebhook(webhook);
    },
    settleAll: () =>
      shop.settle({ atOnce: 7 }, async () => {
        await shop.exportSlices(99);
        return false;
      }),
    freshMirror: () => {
      const fresh = shop.freshMirror();
      return {
        ...fresh,
        settleAll: () =>
          fresh.settle({}, async () => {
            await shop.exportSlices(99);
            return false;
          }),
      };
    },
  };
}

function withChosen(catalogue: Catalogue): Catalogue {
  const { collections = [], products } = catalogue;
  const sketch = { handle: 'chosen', title: 'Chosen', description: '', products: ['thing-3', 'thing-1'] };
  return { ...catalogue, collections: [...collections, defineCollection(sketch, products)] };
}

/** Null: it is gone. A product that is in it leaves it, another one becomes its first. */
function changedCollection(
  collection: Collection,
  what: CollectionChange['do'],
  productId: number,
  to: number,
): Collection | null {
  const { productIds } = collection;
  if (what === 'collection deleted') return null;
  if (what === 'collection title') return { ...collection, title: `Chosen ${to}` };
  const others = productIds.filter((id) => id !== productId);
  return { ...collection, productIds: others.length < productIds.length ? others : [productId, ...others] };
}
