import { type CartState, emptyCart, type LineState } from '../engine/model/cart-state';
import { isRecord } from '../engine/model/request-body';
import { settleLines } from '../engine/operations/settle-lines';
import type { Order } from '../orders/order';
import type { StatePort } from '../setup/options';
import { type AppRecords, type AppState, openAppState } from './app-state';
import type { FileRecord } from './file-record';
import { type FileRecords, openFileRecords } from './file-records';
import { openProductChanges, type ProductChange, type ProductChanges } from './product-changes';
import type { DiscountRecord, MetafieldRecord, PlacedBlockRecord, ValidationRecord } from './records';
import { openSales, type Sales, type SalesSnapshot } from './sales-state';
import { openWebhookState, type WebhookSnapshot, type WebhookState } from './webhook-state';

const VERSION = 1;
/** Maximum number of carts; the least recently used are dropped. */
const MAX_CARTS = 500;

/** Mutable state of a store. Every change is passed to the state port. */
export interface StoreState {
  cart(token: string): CartState | undefined;
  putCart(cart: CartState): void;
  metafields(ownerId: string): MetafieldRecord[];
  metafield(ownerId: string, namespace: string, key: string): MetafieldRecord | undefined;
  putMetafield(metafield: MetafieldRecord): void;
  deleteMetafield(metafield: MetafieldRecord): void;
  /** Deletes matching metafields of any owner. */
  deleteMetafields(belongs: (metafield: MetafieldRecord) => boolean): void;
  discounts(): readonly DiscountRecord[];
  discount(id: number): DiscountRecord | undefined;
  putDiscount(discount: DiscountRecord): void;
  deleteDiscount(id: number): void;
  validations(): readonly ValidationRecord[];
  validation(id: number): ValidationRecord | undefined;
  putValidation(validation: ValidationRecord): void;
  deleteValidation(id: number): void;
  /** Storefront API tokens of the app. */
  storefrontTokens(): readonly string[];
  addStorefrontToken(token: string): void;
  deleteStorefrontTokens(): void;
  /** Installation, codes and tokens of the app. */
  readonly app: AppState;
  readonly sales: Sales;
  readonly webhooks: WebhookState;
  readonly products: ProductChanges;
  readonly files: FileRecords;
  /** Resolves once all changes so far are persisted; rejects if that fails. */
  kept(): Promise<void>;
  /** App blocks in the theme by key; empty until the theme is saved. */
  themeBlocks(): Readonly<Record<string, PlacedBlockRecord>>;
  putThemeBlocks(blocks: Readonly<Record<string, PlacedBlockRecord>>): void;
  /** Unused record number. */
  nextNumber(): number;
}

interface Snapshot {
  readonly version: typeof VERSION;
  readonly carts: readonly CartState[];
  readonly metafields: readonly MetafieldRecord[];
  readonly discounts: readonly DiscountRecord[];
  /** Absent in states from before validations. */
  readonly validations?: readonly ValidationRecord[];
  /** Absent in states from before the Storefront API. */
  readonly storefrontTokens?: readonly string[];
  /** Absent in states from before the checkout. */
  readonly sales?: SalesSnapshot;
  /** Absent in states from before the theme editor. */
  readonly themeBlocks?: Readonly<Record<string, PlacedBlockRecord>>;
  /** Absent in states from before app installations. */
  readonly app?: AppRecords;
  /** Absent in states from before webhooks. */
  readonly webhooks?: WebhookSnapshot;
  /** Absent in states from before product edits. */
  readonly products?: readonly ProductChange[];
  /** Absent in states from before files. */
  readonly files?: readonly FileRecord[];
  readonly lastNumber: number;
}

/** Restores a saved state, or an empty one. Throws if the saved one is invalid. */
export async function openStoreState(
  port: StatePort | undefined,
  onSaveFailed: (error: unknown) => void,
): Promise<StoreState> {
  const kept = (await port?.load()) ?? null;
  if (kept !== null && !isSnapshot(kept)) {
    throw new Error(
      'What was kept is not the state of a local store of this version. Start with an empty state.',
    );
  }
  const carts = new Map(kept?.carts.map((cart) => [cart.token, cart]));
  const metafields = new Map(kept?.metafields.map((metafield) => [nameOf(metafield), metafield]));
  const discounts = new Map(kept?.discounts.map((discount) => [discount.id, discount]));
  const validations = new Map(kept?.validations?.map((validation) => [validation.id, validation]));
  let storefrontTokens: readonly string[] = [...(kept?.storefrontTokens ?? [])];
  let themeBlocks = kept?.themeBlocks ?? {};
  let lastNumber = kept?.lastNumber ?? 1_000_000_000;

  const changed = () => {
    const snapshot: Snapshot = {
      version: VERSION,
      carts: [...carts.values()],
      metafields: [...metafields.values()],
      discounts: [...discounts.values()],
      validations: [...validations.values()],
      storefrontTokens,
      sales: sales.snapshot(),
      themeBlocks,
      app: app.read(),
      webhooks: webhooks.snapshot(),
      products: products.all(),
      files: files.all(),
      lastNumber,
    };
    port?.save(snapshot).catch(onSaveFailed);
  };
  const endCart = ({ cartToken, nextCartToken, bought }: Order) => {
    const rest = withoutBought(carts.get(cartToken)?.lines ?? [], bought);
    carts.delete(cartToken);
    if (rest.length > 0) carts.set(nextCartToken, { ...emptyCart(nextCartToken), lines: rest });
  };
  const sales = openSales(kept?.sales, { endCart, changed });
  const app = openAppState(kept?.app, changed);
  const webhooks = openWebhookState(kept?.webhooks, changed);
  const products = openProductChanges(kept?.products, changed);
  const files = openFileRecords(kept?.files, changed);

  return {
    cart: (token) => carts.get(token),
    putCart(cart) {
      carts.delete(cart.token);
      carts.set(cart.token, cart);
      const oldest = carts.size > MAX_CARTS ? carts.keys().next().value : undefined;
      if (oldest !== undefined) carts.delete(oldest);
      changed();
    },
    metafields: (ownerId) => [...metafields.values()].filter((metafield) => metafield.ownerId === ownerId),
    metafield: (ownerId, namespace, key) => metafields.get(nameOf({ ownerId, namespace, key })),
    putMetafield(metafield) {
      metafields.set(nameOf(metafield), metafield);
      changed();
    },
    deleteMetafield(metafield) {
      metafields.delete(nameOf(metafield));
      changed();
    },
    deleteMetafields(belongs) {
      for (const [name, metafield] of metafields) if (belongs(metafield)) metafields.delete(name);
      changed();
    },
    discounts: () => [...discounts.values()],
    discount: (id) => discounts.get(id),
    putDiscount(discount) {
      discounts.set(discount.id, discount);
      changed();
    },
    deleteDiscount(id) {
      discounts.delete(id);
      changed();
    },
    validations: () => [...validations.values()],
    validation: (id) => validations.get(id),
    putValidation(validation) {
      validations.set(validation.id, validation);
      changed();
    },
    deleteValidation(id) {
      validations.delete(id);
      changed();
    },
    storefrontTokens: () => storefrontTokens,
    addStorefrontToken(token) {
      storefrontTokens = [...storefrontTokens, token];
      changed();
    },
    deleteStorefrontTokens() {
      storefrontTokens = [];
      changed();
    },
    app,
    sales,
    webhooks,
    products,
    files,
    kept: async () => port?.flush?.(),
    themeBlocks: () => themeBlocks,
    putThemeBlocks(blocks) {
      themeBlocks = blocks;
      changed();
    },
    nextNumber: () => ++lastNumber,
  };
}

/** Lines added to a cart while its order was being paid. */
function withoutBought(lines: readonly LineState[], bought: Order['bought']): LineState[] {
  const units = new Map(bought.map(({ id, quantity }) => [id, quantity]));
  return settleLines(
    lines.map((line) => ({ ...line, quantity: Math.max(0, line.quantity - (units.get(line.id) ?? 0)) })),
  );
}

function nameOf({ ownerId, namespace, key }: Pick<MetafieldRecord, 'ownerId' | 'namespace' | 'key'>): string {
  return `${ownerId} ${namespace} ${key}`;
}

/** Whether a value is a saved state. Checks version and lists only, as the file is our own. */
function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    Array.isArray(value.carts) &&
    Array.isArray(value.metafields) &&
    Array.isArray(value.discounts) &&
    typeof value.lastNumber === 'number'
  );
}
