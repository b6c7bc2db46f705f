import { partnerApps } from '@cartwright/core/apps/partner-apps';
import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { plan } from '@cartwright/core/contract/sign-in';
import { z } from 'zod';
import { ServerStartError } from './process/server-start-error';
import type { ServerOptions } from './server-options';
import type { AppOptions } from './sign-in/app-options';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

const origin = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const list = z.string().transform((text) => text.split(',').flatMap((each) => each.trim() || []));

const TOKEN_KEY = 'must be a random text of 32 characters or more';
const tokenKey = z.string({ error: TOKEN_KEY }).min(32, TOKEN_KEY);

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** `{"required":true,"test":true,"plans":[…]}`, as in `BillingOptions`. */
const billing = json.pipe(
  z.strictObject(
    { required: z.boolean(), test: z.boolean(), plans: z.array(plan).min(1) },
    { error: 'must have required, test and plans, as docs/deploying.md says' },
  ),
);

/** Variables with structured values. */
const WITH_PARTS: readonly unknown[] = ['BILLING', 'PARTNER_APPS'];

const SHOP_ORIGINS = 'must be pairs like my-shop.myshopify.com=http://127.0.0.1:4701, separated by commas';

/** `my-shop.myshopify.com=http://127.0.0.1:4701`, comma-separated. */
const shopOrigins = list
  .transform((pairs, context) =>
    pairs.flatMap((pair): [string, string][] => {
      const [domain = '', address = '', ...more] = pair.split('=');
      if (more.length === 0 && isShopDomain(domain) && origin.safeParse(address).success)
        return [[domain, address]];
      context.addIssue({ code: 'custom', message: SHOP_ORIGINS });
      return [];
    }),
  )
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs));

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4700),
  PUBLIC_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).optional(),
  SHOP_DOMAIN: z.string().refine(isShopDomain, 'must look like my-shop.myshopify.com').optional(),
  SHOPIFY_ACCESS_TOKEN: z.string().optional(),
  SHOPIFY_API_ORIGIN: origin.optional(),
  STORE_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  // Output paths of `npm run build`, relative to the repository.
  ADMIN_DIST: z.string().default('packages/admin/dist'),
  STOREFRONT_DIST: z.string().default('packages/storefront-cart/dist'),
  DISCOVERY_DIST: z.string().default('packages/storefront-discovery/dist'),
  TRUSTED_PROXIES: wholeNumber(0, 10).optional(),
  MAX_CARTS: wholeNumber(1, 1_000).default(25),
  CATALOG_MEMORY_MB: wholeNumber(1, 1_048_576).default(512),
  STAFF: z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }).default(false),
  PRIVATE_KEYS: list.default([]),
  PARTNER_APPS: json.pipe(partnerApps).optional(),
  SHOPIFY_API_KEY: z.string().optional(),
  SHOPIFY_API_SECRET: z.string().optional(),
  SHOPIFY_API_FORMER_SECRETS: list.default([]),
  TOKEN_KEYS: list.pipe(z.tuple([tokenKey], tokenKey)).optional(),
  STAFF_USERS: list.default([]),
  SHOP_ORIGINS: shopOrigins.default({}),
  BILLING: billing.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

export type Environment = Pick<
  ServerOptions,
  | 'host'
  | 'port'
  | 'publicPort'
  | 'metricsPort'
  | 'dataDir'
  | 'databaseUrl'
  | 'databasePool'
  | 'publicUrl'
  | 'shops'
  | 'app'
  | 'adminDist'
  | 'storefrontDist'
  | 'discoveryDist'
  | 'trustedProxies'
  | 'maxCarts'
  | 'catalogMemoryMb'
  | 'staff'
  | 'privateKeys'
  | 'partnerApps'
> & {
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Endpoint of traces and metrics. Absent: none are exported. */
  readonly telemetryUrl?: string | undefined;
};

/**
 * Settings of environment variables; an empty one counts as absent. Throws a ServerStartError `invalid_settings`
 * that names every invalid variable, but no value: one of them is a secret.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  const lines = [
    ...new Set([
      ...missingIn(given),
      ...(read.error?.issues.map(({ path: [name, ...below], message }) =>
        // For a nested value, the schema's message would use the schema's terms.
        WITH_PARTS.includes(name) && below.length > 0
          ? `${String(name)} isn’t right at ${below.join('.')}; docs/deploying.md has an example`
          : `${[name, ...below].join('.')} ${message}`,
      ) ?? []),
    ]),
  ];
  if (!read.success || lines.length > 0) {
    throw new ServerStartError(
      'invalid_settings',
      `These environment variables need another value:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const set = read.data;
  return {
    host: set.HOST,
    port: set.PORT,
    publicPort: set.PUBLIC_PORT,
    metricsPort: set.METRICS_PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    publicUrl: set.PUBLIC_URL,
    shops: shopsOf(set),
    app: appOf(set),
    adminDist: set.ADMIN_DIST,
    storefrontDist: set.STOREFRONT_DIST,
    discoveryDist: set.DISCOVERY_DIST,
    trustedProxies: set.TRUSTED_PROXIES,
    maxCarts: set.MAX_CARTS,
    catalogMemoryMb: set.CATALOG_MEMORY_MB,
    staff: set.STAFF,
    privateKeys: set.PRIVATE_KEYS,
    partnerApps: set.PARTNER_APPS,
    logLevel: set.LOG_LEVEL,
    telemetryUrl: set.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

type Settings = z.infer<typeof environment>;

/** Shop with a token of its own; none if shops only install the app. */
function shopsOf(set: Settings): Environment['shops'] {
  const { SHOP_DOMAIN: domain, SHOPIFY_ACCESS_TOKEN: accessToken } = set;
  if (domain === undefined || accessToken === undefined) return [];
  return [{ domain, accessToken, apiOrigin: set.SHOPIFY_API_ORIGIN, storeUrl: set.STORE_URL }];
}

/** App that shops install; undefined without one. */
function appOf(set: Settings): AppOptions | undefined {
  const { SHOPIFY_API_KEY: clientId, SHOPIFY_API_SECRET: clientSecret, TOKEN_KEYS: tokenKeys } = set;
  if (clientId === undefined || clientSecret === undefined || tokenKeys === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    formerSecrets: set.SHOPIFY_API_FORMER_SECRETS,
    tokenKeys,
    staffUsers: set.STAFF_USERS,
    shopOrigins: set.SHOP_ORIGINS,
    billing: set.BILLING,
  };
}

const NEEDED = {
  shop: {
    SHOP_DOMAIN: 'is missing; set it to the shop’s myshopify.com domain',
    SHOPIFY_ACCESS_TOKEN: 'is missing; set it to the app’s Admin API access token',
  },
  app: {
    SHOPIFY_API_KEY: 'is missing; set it to the app’s client ID',
    SHOPIFY_API_SECRET: 'is missing; set it to the app’s client secret',
    TOKEN_KEYS: 'is missing; set it to a random text of 32 characters or more',
    PUBLIC_URL: 'is missing; set it to the address that browsers reach the app at',
  },
};

/** Missing variables: either a shop with its token, or an installable app, or both, each of them complete. */
function missingIn(given: Readonly<Record<string, string | undefined>>): string[] {
  const isApp = ['SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET', 'TOKEN_KEYS'].some((name) => name in given);
  const isShop = !isApp || 'SHOP_DOMAIN' in given || 'SHOPIFY_ACCESS_TOKEN' in given;
  return Object.entries({ ...(isShop && NEEDED.shop), ...(isApp && NEEDED.app) }).flatMap(
    ([name, message]) => (name in given ? [] : `${name} ${message}`),
  );
}
