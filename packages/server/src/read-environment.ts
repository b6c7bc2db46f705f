import { z } from 'zod';
import type { ServerOptions } from './server-options';
import { ServerStartError } from './server-start-error';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const origin = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(4700),
  PUBLIC_PORT: wholeNumber(0, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// or postgresql://' })
    .optional(),
  SHOP_DOMAIN: z
    .string({ error: 'is missing; set it to the shop’s myshopify.com domain' })
    .regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, 'must look like my-shop.myshopify.com'),
  SHOPIFY_ACCESS_TOKEN: z.string({ error: 'is missing; set it to the app’s Admin API access token' }),
  SHOPIFY_API_ORIGIN: origin.optional(),
  STORE_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  // As `npm run build` leaves them, seen from the repository.
  ADMIN_DIST: z.string().default('packages/admin/dist'),
  STOREFRONT_DIST: z.string().default('packages/storefront-cart/dist'),
  TRUSTED_PROXIES: wholeNumber(0, 10).optional(),
  MAX_CARTS: wholeNumber(1, 1_000).default(25),
  STAFF: z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' }).default(false),
  PRIVATE_KEYS: z
    .string()
    .transform((keys) => keys.split(',').flatMap((key) => key.trim() || []))
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

export type Environment = Pick<
  ServerOptions,
  | 'port'
  | 'publicPort'
  | 'dataDir'
  | 'databaseUrl'
  | 'publicUrl'
  | 'shop'
  | 'adminDist'
  | 'storefrontDist'
  | 'trustedProxies'
  | 'maxCarts'
  | 'staff'
  | 'privateKeys'
> & { readonly logLevel: (typeof LOG_LEVELS)[number] };

/**
 * The settings of environment variables; an empty one counts as absent. Throws a ServerStartError `invalid_settings`
 * that names every variable with a bad value, and never a value: one of them is a secret.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new ServerStartError(
      'invalid_settings',
      `These environment variables need another value:\n${lines.join('\n')}`,
    );
  }
  const set = read.data;
  return {
    port: set.PORT,
    publicPort: set.PUBLIC_PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL,
    shop: {
      domain: set.SHOP_DOMAIN,
      accessToken: set.SHOPIFY_ACCESS_TOKEN,
      apiOrigin: set.SHOPIFY_API_ORIGIN,
      storeUrl: set.STORE_URL,
    },
    adminDist: set.ADMIN_DIST,
    storefrontDist: set.STOREFRONT_DIST,
    trustedProxies: set.TRUSTED_PROXIES,
    maxCarts: set.MAX_CARTS,
    staff: set.STAFF,
    privateKeys: set.PRIVATE_KEYS,
    logLevel: set.LOG_LEVEL,
  };
}
