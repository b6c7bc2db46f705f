/*
 * All tables. Each has shop_id first in its key, so that the schema can be distributed by shop. Limited to
 * features of PostgreSQL 15. Changes need a migration: see ./migrations/README.md.
 */
export * from './tables/catalogue';
export * from './tables/collections';
export * from './tables/documents';
export * from './tables/events';
export * from './tables/experiments';
export * from './tables/first-pages';
export * from './tables/images';
export * from './tables/orders';
export * from './tables/session-places';
export * from './tables/shops';
export * from './tables/sign-in';
export * from './tables/staff';
export * from './tables/webhooks';
