import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';

export interface FakeDiscount {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string | null;
  discountClasses: string[];
  combinesWith: { orderDiscounts: boolean; productDiscounts: boolean; shippingDiscounts: boolean };
  functionHandle: string | null;
  /** Metafield that the function reads, and its predecessor. */
  rewards: string | null;
  oldRewards?: string | null;
  /** Time since which its function fails. */
  failingSince?: string;
}

export interface FakeValidation {
  id: string;
  title: string;
  enabled: boolean;
  blockOnFailure: boolean;
  functionHandle: string;
  /** By key. */
  metafields: Record<string, string>;
}

/** Quantity rule of a variant. */
interface FakeRule {
  minimum: number;
  maximum: number | null;
  increment: number;
}

interface FakeMoney {
  amount: string;
  currencyCode: string;
}

export interface FakeVariant {
  id: number;
  title: string;
  price: string;
  available?: boolean;
  rule?: FakeRule;
  /** Price by country; other countries have the shop's. */
  elsewhere?: Record<string, { price: FakeMoney; compareAtPrice: FakeMoney | null }>;
}

export interface FakeProduct {
  id: number;
  title: string;
  variants: FakeVariant[];
  isGiftCard?: boolean;
  /** By `namespace.key`. */
  metafields?: Record<string, { type: string; value: string }>;
}

export interface FakeCollection {
  id: number;
  title: string;
  /** Null: Shopify returns no count. */
  productsCount?: number | null;
}

interface FakeUserError {
  code: string;
  field: string[] | null;
  message: string;
}

/** Fake of the Admin API for the server's documents, with its state exposed to tests. */
export interface FakeShopify {
  readonly origin: string;
  readonly token: string;
  /** Operations called, oldest first. */
  readonly calls: string[];
  readonly discounts: FakeDiscount[];
  readonly validations: FakeValidation[];
  readonly products: FakeProduct[];
  readonly collections: FakeCollection[];
  readonly tags: string[];
  readonly vendors: string[];
  /** Query of the last product search, in Shopify's syntax. */
  lastSearch: string | null;
  /** By `namespace.key`. */
  readonly appMetafields: Map<string, string>;
  /** Failure of all calls while set: a status, Shopify's throttling, or no response. */
  trouble: number | 'throttled' | 'hangs' | null;
  /** Granted scopes. */
  scopes: string[];
  /** Time zone of the shop, an IANA name. */
  timezone: string;
  /** User error of validation mutations; a lack of scopes is `ACCESS_DENIED` without them. */
  validationError: { code: string; message: string } | null;
  /** Rejects calls that set metafields of these: by user errors on them, or as a whole for lack of access. */
  refusesMetafields: { of: 'everything' | 'validations'; by: 'userError' | 'access' } | null;
  /** The main theme's `config/settings_data.json`; null if Shopify returns no text. */
  settingsData: string | null;
  /** The main theme's templates by filename; null if Shopify returns no text. */
  templates: Readonly<Record<string, string | null>>;
  /** User errors of the discount mutations. */
  discountError: { code: string; message: string } | null;
  /** Called before each response. */
  before: ((operation: string) => Promise<void>) | null;
  /** Operations that are executed but get no response. */
  loses: ((operation: string) => boolean) | null;
  close(): Promise<void>;
}

const TAKEN = {
  automaticAppDiscount: null,
  userErrors: [{ code: 'TAKEN', field: null, message: 'Title must be unique for automatic discount' }],
};

/** With status 200. Source: Admin GraphQL, rate limits. */
const THROTTLED = {
  errors: [
    {
      message: 'Throttled',
      extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
    },
  ],
  extensions: {
    cost: {
      requestedQueryCost: 102,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 12, restoreRate: 100 },
    },
  },
};

/** With status 200. Source: Admin GraphQL, error codes. */
const deniedAccess = (scope: string) => ({
  errors: [
    {
      message: `Access denied. Required access: \`${scope}\` access scope.`,
      extensions: { code: 'ACCESS_DENIED' },
    },
  ],
  data: null,
});

const INSTALLATION = 'gid://shopify/AppInstallation/1';

const metafield = z.object({
  namespace: z.string(),
  key: z.string(),
  type: z.literal('json'),
  value: z.string(),
});
const metafieldsSet = z.array(
  metafield.extend({ ownerId: z.string(), compareDigest: z.string().nullable().optional() }),
);
const discountInput = z.object({
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  functionHandle: z.string(),
  discountClasses: z.array(z.string()),
  combinesWith: z.object({
    orderDiscounts: z.boolean(),
    productDiscounts: z.boolean(),
    shippingDiscounts: z.boolean(),
  }),
  metafields: z.array(metafield).optional(),
});

const validationInput = z.object({
  title: z.string().optional(),
  enable: z.boolean().default(false),
  blockOnFailure: z.boolean().default(false),
  functionHandle: z.string().optional(),
  metafields: z.array(metafield).default([]),
});

/** Whether a file is among a query's names; `*` is a wildcard. */
function isNamed(filename: string, names: unknown): boolean {
  return z
    .array(z.string())
    .parse(names)
    .some((name) => {
      const [start = '', end] = name.split('*');
      return end === undefined ? filename === name : filename.startsWith(start) && filename.endsWith(end);
    });
}

/** Scope that an operation requires; others require none that matters. */
const SCOPES: Readonly<Record<string, string>> = {
  ThemeEmbed: 'read_themes',
  ThemeTemplates: 'read_themes',
  Validations: 'read_validations',
  CreateValidation: 'write_validations',
  UpdateValidation: 'write_validations',
  DeleteValidation: 'write_validations',
};

export async function fakeShopify(): Promise<FakeShopify> {
  const token = 'the-access-token';
  let lastId = 100;
  const app = new Hono();

  app.post('/admin/api/2026-07/graphql.json', async (context) => {
    const { query, variables } = z
      .object({ query: z.string(), variables: z.record(z.string(), z.unknown()) })
      .parse(await context.req.json());
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    await shopify.before?.(operation);
    if (shopify.trouble === 'hangs') return new Promise<Response>(() => {});
    if (shopify.trouble === 'throttled') return context.json(THROTTLED);
    if (shopify.trouble !== null) return new Response('trouble', { status: shopify.trouble });
    if (context.req.header('x-shopify-access-token') !== token) {
      return context.json({ errors: '[API] Invalid API key or access token' }, 401);
    }
    shopify.calls.push(operation);
    if (typeof variables.after === 'string' && !/^\d+$/.test(variables.after)) {
      return context.json({ errors: [{ message: 'Invalid cursor for current pagination sort.' }] });
    }
    const answer = ANSWERS[operation];
    if (!answer) return context.json({ errors: [{ message: `No such operation: ${operation}` }] });
    const scope = SCOPES[operation];
    if (scope !== undefined && !shopify.scopes.includes(scope)) return context.json(deniedAccess(scope));
    if (operation === 'SetMetafields' && shopify.refusesMetafields?.by === 'access') {
      if (metafieldsSet.parse(variables.metafields).some(isRefused)) {
        return context.json(deniedAccess('write_validations'));
      }
    }
    const data = answer(variables);
    if (shopify.loses?.(operation)) return new Response('lost', { status: 502 });
    return context.json({ data });
  });

  const find = (id: unknown) => shopify.discounts.find((each) => each.id === id);
  const findValidation = (id: unknown) => shopify.validations.find((each) => each.id === id);
  const isRefused = ({ ownerId }: { ownerId: string }) =>
    shopify.refusesMetafields !== null &&
    (shopify.refusesMetafields.of === 'everything' || findValidation(ownerId) !== undefined);
  const refusal = (id: unknown) => {
    if (shopify.validationError) return [{ field: null, ...shopify.validationError }];
    const known = id === null || findValidation(id);
    return known ? [] : [{ code: 'NOT_FOUND', field: ['id'], message: 'Validation not found.' }];
  };
  const withErrors = (rest: object) => ({
    ...rest,
    userErrors: shopify.discountError ? [{ field: null, ...shopify.discountError }] : [],
  });

  const ANSWERS: Record<string, (variables: Record<string, unknown>) => unknown> = {
    Shop: () => ({
      shop: {
        name: 'Oak & Linen',
        myshopifyDomain: 'oak-and-linen.myshopify.com',
        currencyCode: 'USD',
        ianaTimezone: shopify.timezone,
        enabledPresentmentCurrencies: ['USD', 'EUR'],
        shipsToCountries: ['DE', 'FR', 'US'],
        billingAddress: { countryCodeV2: 'US' },
      },
    }),
    Scopes: () => ({
      currentAppInstallation: {
        app: { apiKey: 'the-client-id' },
        accessScopes: shopify.scopes.map((handle) => ({ handle })),
      },
    }),
    ThemeEmbed: () => ({
      currentAppInstallation: { app: { apiKey: 'the-client-id', handle: 'cartwright' } },
      themes: {
        nodes: [
          {
            name: 'Dawn',
            files: {
              nodes: [{ body: shopify.settingsData === null ? {} : { content: shopify.settingsData } }],
            },
          },
        ],
      },
    }),
    ThemeTemplates: ({ filenames }) => ({
      currentAppInstallation: { app: { apiKey: 'the-client-id', handle: 'cartwright' } },
      themes: {
        nodes: [
          {
            name: 'Dawn',
            files: {
              nodes: Object.entries(shopify.templates)
                .filter(([filename]) => isNamed(filename, filenames))
                .map(([filename, content]) => ({
                  filename,
                  body: content === null ? {} : { content },
                })),
              pageInfo: { hasNextPage: false },
            },
          },
        ],
      },
    }),
    CreateStorefrontToken: () => ({
      storefrontAccessTokenCreate: {
        storefrontAccessToken: { accessToken: `storefront-token-${++lastId}` },
        userErrors: [],
      },
    }),
    Installation: ({ namespace, key }) => {
      const value = shopify.appMetafields.get(`${namespace}.${key}`);
      const found = value === undefined ? null : { value, compareDigest: digestOf(value) };
      return { currentAppInstallation: { id: INSTALLATION, metafield: found } };
    },
    StorefrontConfigs: ({ namespace, key, translated }) => {
      const all = [...shopify.appMetafields].map(([name, value]) => ({
        name,
        value,
        compareDigest: digestOf(value),
      }));
      const start = `${translated}.`;
      const nodes = all
        .filter(({ name }) => name.startsWith(start))
        .map(({ name, ...rest }) => ({ key: name.slice(start.length), ...rest }));
      const metafield = all.find(({ name }) => name === `${namespace}.${key}`) ?? null;
      return { currentAppInstallation: { id: INSTALLATION, metafield, metafields: { nodes } } };
    },
    Products: ({ query, after, first }) => {
      shopify.lastSearch = String(query);
      const found = shopify.products.filter(({ title }) => hasWords(title, query));
      return { products: pageOf(found.map(productNode), after, first) };
    },
    Collections: ({ query, after, first }) => {
      const found = shopify.collections.filter(({ title }) => hasWords(title, query));
      return { collections: pageOf(found.map(collectionNode), after, first) };
    },
    CollectionsById: ({ ids }) => ({
      nodes: z
        .array(z.string())
        .parse(ids)
        .map((gid) => {
          const collection = shopify.collections.find(({ id }) => gid === `gid://shopify/Collection/${id}`);
          return collection ? { __typename: 'Collection', ...collectionNode(collection) } : null;
        }),
    }),
    ProductTags: ({ after, first }) => ({ words: wordPage(shopify.tags, after, first) }),
    ProductVendors: ({ after, first }) => ({ words: wordPage(shopify.vendors, after, first) }),
    ProductsById: ({ ids }) => ({
      nodes: z
        .array(z.string())
        .parse(ids)
        .map((gid) => {
          const product = shopify.products.find(({ id }) => gid === `gid://shopify/Product/${id}`);
          return product ? { __typename: 'Product', ...productNode(product) } : null;
        }),
    }),
    ProductMetafields: ({ ids, keys }) => ({
      nodes: z
        .array(z.string())
        .parse(ids)
        .map((gid) => {
          const product = shopify.products.find(({ id }) => gid === `gid://shopify/Product/${id}`);
          const wanted = z.array(z.string()).parse(keys);
          return product ? { __typename: 'Product', id: gid, ...metafieldNodes(product, wanted) } : null;
        }),
    }),
    QuantityRules: ({ ids, context }) => ({
      nodes: pricingNodes(ids, context, ({ rule }, country) => {
        const any = { minimum: 1, maximum: null, increment: 1 };
        // The shop's country has the rules here.
        return { quantityRule: (country === 'US' && rule) || any };
      }),
    }),
    MarketPrices: ({ ids, context }) => ({
      nodes: pricingNodes(ids, context, ({ price, elsewhere = {} }, country = '') => {
        const own = { price: { amount: price, currencyCode: 'USD' }, compareAtPrice: null };
        return elsewhere[country] ?? own;
      }),
    }),
    ProductVariants: ({ id, after }) => {
      const product = shopify.products.find((each) => id === `gid://shopify/Product/${each.id}`);
      return { product: product ? { variants: variantPage(product, Number(after), 250) } : null };
    },
    AutomaticDiscounts: () => ({
      automaticDiscountNodes: {
        nodes: shopify.discounts.map((discount) => ({
          id: discount.id,
          metafield:
            discount.rewards === null
              ? null
              : { value: discount.rewards, compareDigest: digestOf(discount.rewards) },
          old: discount.oldRewards ? { value: discount.oldRewards } : null,
          automaticDiscount: automaticDiscount(discount),
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
    CreateDiscount: ({ discount }) => {
      const { metafields = [], ...fields } = discountInput.parse(discount);
      if (shopify.discounts.some(({ title }) => title === fields.title))
        return { discountAutomaticAppCreate: TAKEN };
      if (!shopify.discountError) {
        lastId += 1;
        const id = `gid://shopify/DiscountAutomaticNode/${lastId}`;
        shopify.discounts.push({ id, ...fields, rewards: metafields[0]?.value ?? null });
      }
      return { discountAutomaticAppCreate: withErrors({ automaticAppDiscount: null }) };
    },
    UpdateDiscount: ({ id, discount }) => {
      const known = find(id);
      const { title } = discountInput.partial().parse(discount);
      if (shopify.discounts.some((each) => each !== known && each.title === title)) {
        return { discountAutomaticAppUpdate: TAKEN };
      }
      if (known && !shopify.discountError) Object.assign(known, discountInput.partial().parse(discount));
      return { discountAutomaticAppUpdate: withErrors({ automaticAppDiscount: null }) };
    },
    DeleteDiscount: ({ id }) => {
      const known = find(id);
      if (known && !shopify.discountError) shopify.discounts.splice(shopify.discounts.indexOf(known), 1);
      return { discountAutomaticDelete: withErrors({}) };
    },
    Validations: ({ now, next }) => {
      const found = (value: string | undefined) =>
        value === undefined ? null : { value, compareDigest: digestOf(value) };
      return {
        validations: {
          nodes: shopify.validations.map(({ metafields, functionHandle: _, ...rest }) => ({
            ...rest,
            now: found(metafields[String(now)]),
            next: found(metafields[String(next)]),
          })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      };
    },
    CreateValidation: ({ validation }) => {
      const {
        title = '',
        enable,
        blockOnFailure,
        functionHandle = '',
        metafields,
      } = validationInput.parse(validation);
      const userErrors = refusal(null);
      if (userErrors.length === 0) {
        lastId += 1;
        shopify.validations.push({
          id: `gid://shopify/Validation/${lastId}`,
          title,
          enabled: enable,
          blockOnFailure,
          functionHandle,
          metafields: Object.fromEntries(metafields.map(({ key, value }) => [key, value])),
        });
      }
      return { validationCreate: { validation: null, userErrors } };
    },
    UpdateValidation: ({ id, validation }) => {
      const { title, enable, blockOnFailure } = validationInput.parse(validation);
      const known = findValidation(id);
      const userErrors = refusal(id);
      // Omitted flags reset to their defaults.
      if (known && userErrors.length === 0) {
        Object.assign(known, { enabled: enable, blockOnFailure, ...(title !== undefined && { title }) });
      }
      return { validationUpdate: { validation: null, userErrors } };
    },
    DeleteValidation: ({ id }) => {
      const known = findValidation(id);
      const userErrors = refusal(id);
      if (known && userErrors.length === 0) shopify.validations.splice(shopify.validations.indexOf(known), 1);
      return { validationDelete: { deletedId: null, userErrors } };
    },
    SetMetafields: ({ metafields }) => {
      const wanted = metafieldsSet.parse(metafields);
      const userErrors = wanted.flatMap(({ compareDigest, ...field }, index): FakeUserError[] => {
        if (field.ownerId !== INSTALLATION && !find(field.ownerId) && !findValidation(field.ownerId)) {
          const path = ['metafields', String(index), 'ownerId'];
          return [{ code: 'INVALID', field: path, message: 'Owner does not exist.' }];
        }
        if (isRefused(field)) {
          const path = ['metafields', String(index), 'ownerId'];
          return [{ code: 'INVALID', field: path, message: 'Owner type is not supported.' }];
        }
        const value = textOf(field);
        const isStale = compareDigest !== undefined && compareDigest !== (value && digestOf(value));
        return isStale ? [{ code: 'STALE_OBJECT', field: null, message: 'It has been updated.' }] : [];
      });
      if (userErrors.length > 0) return { metafieldsSet: { metafields: [], userErrors } };
      for (const { ownerId, namespace, key, value } of wanted) {
        const owner = find(ownerId);
        const validation = findValidation(ownerId);
        if (owner) owner.rewards = value;
        else if (validation) validation.metafields[key] = value;
        else shopify.appMetafields.set(`${namespace}.${key}`, value);
      }
      return { metafieldsSet: { metafields: [], userErrors } };
    },
    DeleteMetafields: ({ metafields }) => {
      for (const { ownerId } of z.array(z.object({ ownerId: z.string() })).parse(metafields)) {
        const owner = find(ownerId);
        if (owner) owner.oldRewards = null;
      }
      return { metafieldsDelete: { userErrors: [] } };
    },
  };

  function pricingNodes(
    ids: unknown,
    context: unknown,
    pricing: (variant: FakeVariant, country: string | undefined) => object,
  ) {
    const { country } = z.object({ country: z.string().optional() }).parse(context);
    const variants = shopify.products.flatMap((product) => product.variants);
    return z
      .array(z.string())
      .max(250)
      .parse(ids)
      .map((id) => {
        const variant = variants.find((each) => id === `gid://shopify/ProductVariant/${each.id}`);
        return variant
          ? { __typename: 'ProductVariant', id, contextualPricing: pricing(variant, country) }
          : null;
      });
  }

  /** Null if there is none. */
  function textOf({ ownerId, namespace, key }: { ownerId: string; namespace: string; key: string }) {
    if (ownerId === INSTALLATION) return shopify.appMetafields.get(`${namespace}.${key}`) ?? null;
    return find(ownerId)?.rewards ?? findValidation(ownerId)?.metafields[key] ?? null;
  }

  const shopify: FakeShopify = {
    origin: '',
    token,
    calls: [],
    discounts: [],
    validations: [],
    products: [],
    collections: [],
    tags: [],
    vendors: [],
    lastSearch: null,
    appMetafields: new Map(),
    timezone: 'America/New_York',
    scopes: [
      'read_themes',
      'read_validations',
      'write_validations',
      'unauthenticated_read_checkouts',
      'unauthenticated_read_product_listings',
      'unauthenticated_write_checkouts',
    ],
    settingsData: '{ "current": {} }',
    templates: { 'templates/collection.json': '{ "sections": {} }' },
    trouble: null,
    discountError: null,
    validationError: null,
    refusesMetafields: null,
    before: null,
    loses: null,
    close: async () => {},
  };
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(
        Object.assign(shopify, {
          origin: `http://127.0.0.1:${port}`,
          close: () =>
            new Promise<void>((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
      ),
    );
  });
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

function automaticDiscount({ id, title, startsAt, endsAt, ...discount }: FakeDiscount) {
  const { functionHandle, discountClasses, combinesWith, failingSince } = discount;
  const now = Date.now();
  const isOver = endsAt !== null && Date.parse(endsAt) <= now;
  const status = Date.parse(startsAt) > now ? 'SCHEDULED' : isOver ? 'EXPIRED' : 'ACTIVE';
  const listed = { title, status, startsAt, endsAt, discountClasses };
  if (functionHandle === null) return { __typename: 'DiscountAutomaticBasic', ...listed };
  const errorHistory =
    failingSince === undefined
      ? null
      : { errorsFirstOccurredAt: failingSince, hasBeenSharedSinceLastError: false };
  const appDiscountType = { app: { title: 'Cartwright' } };
  return {
    __typename: 'DiscountAutomaticApp',
    discountId: id,
    ...listed,
    combinesWith,
    appDiscountType,
    errorHistory,
  };
}

/** Matches the words of a search alone, without field filters. */
function hasWords(title: string, query: unknown): boolean {
  const words = String(query).replace(/(?:^|\s)\w+:(?:"(?:[^"\\]|\\.)*"|\S+)/g, '');
  return title.toLowerCase().includes(words.replace('*', '').trim());
}

function pageOf<Node>(nodes: readonly Node[], after: unknown, first: unknown) {
  const from = Number(after ?? 0);
  const to = from + Number(first);
  return {
    nodes: nodes.slice(from, to),
    pageInfo: { hasNextPage: to < nodes.length, endCursor: String(to) },
  };
}

function wordPage(words: readonly string[], after: unknown, first: unknown) {
  const { nodes, pageInfo } = pageOf(words, after, first);
  const from = Number(after ?? 0);
  return { edges: nodes.map((node, index) => ({ cursor: String(from + index + 1), node })), pageInfo };
}

function collectionNode({ id, title, productsCount = 0 }: FakeCollection) {
  return {
    id: `gid://shopify/Collection/${id}`,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    image: null,
    productsCount: productsCount === null ? null : { count: productsCount },
  };
}

/** Product in the Admin API's form, with constant fields that no test is about. */
function productNode(product: FakeProduct) {
  return {
    id: `gid://shopify/Product/${product.id}`,
    handle: product.title.toLowerCase().replaceAll(' ', '-'),
    title: product.title,
    status: 'ACTIVE',
    isGiftCard: product.isGiftCard ?? false,
    requiresSellingPlan: false,
    featuredMedia: null,
    variants: variantPage(product, 0, 15),
  };
}

/** Shopify returns the full name as the key if requested by `keys`. */
function metafieldNodes({ metafields = {} }: FakeProduct, keys: readonly string[]) {
  const nodes = Object.entries(metafields)
    .filter(([name]) => keys.includes(name))
    .map(([key, field]) => ({ namespace: key.split('.')[0], key, ...field }));
  return { metafields: { nodes } };
}

function variantPage({ variants }: FakeProduct, from: number, size: number) {
  const to = from + size;
  return {
    nodes: variants.slice(from, to).map(({ id, title, price, available = true }) => ({
      id: `gid://shopify/ProductVariant/${id}`,
      title,
      price,
      compareAtPrice: null,
      availableForSale: available,
      image: null,
    })),
    pageInfo: { hasNextPage: to < variants.length, endCursor: String(to) },
  };
}
