/** Path of the platform's script, which every page loads. */
export const STANDARD_ACTIONS_PATH = '/cdn/storefront/standard-actions.js';

/**
 * Module script for browsers with `Shopify.actions` and their cart events. The README in this folder documents what is
 * sourced and what is assumed.
 */
export const STANDARD_ACTIONS_SCRIPT = `
const LINES = 'shopify:cart:lines-update';
const NOTE = 'shopify:cart:note-update';
const ATTRIBUTES = 'shopify:cart:attributes-update';
const DISCOUNT = 'shopify:cart:discount-update';
const FAILURE = 'shopify:cart:error';

const shopify = (window.Shopify = window.Shopify || {});
const root = () => (shopify.routes && shopify.routes.root) || '/';

// ---- The AJAX API

class Declined extends Error {}

/** Resolves with the JSON of an answer that is one; rejects with Declined for what the cart would not do. */
async function request(path, body, signal) {
  const response = await fetch(root() + path, {
    cache: 'no-store',
    signal,
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const busy = [409, 429].includes(response.status) || response.status >= 500;
  const json = busy ? null : await response.json().catch(() => null);
  if (json === null) throw new Error('The cart could not be reached (' + response.status + ').');
  if (!response.ok) throw new Declined(String(json.description || json.message || 'The cart refused the change.'));
  return json;
}

const readCart = async (signal) => cartOf(await request('cart.js', null, signal));

function cartOf(ajax) {
  const money = (amount) => ({ amount: (amount / 100).toFixed(2), currencyCode: ajax.currency });
  return {
    id: 'gid://shopify/Cart/' + ajax.token,
    totalQuantity: ajax.item_count,
    cost: { totalAmount: money(ajax.total_price) },
    lines: ajax.items.map((item) => ({
      id: 'gid://shopify/CartLine/' + encodeURIComponent(item.key) + '?cart=' + encodeURIComponent(ajax.token),
      quantity: item.quantity,
      cost: { totalAmount: money(item.final_line_price) },
    })),
    discountCodes: (ajax.discount_codes || []).map(({ code, applicable }) => ({ code, applicable })),
  };
}

// ---- Identities

const bare = (id) => String(id).replace(/^gid:\\/\\/shopify\\/\\w+\\//, '');
const keyOf = (id) => (isGid(id) ? decodeURIComponent(bare(id).split('?')[0]) : String(id));
const isGid = (id) => String(id).startsWith('gid:');
const lineGid = (id) => (isGid(id) ? String(id) : 'gid://shopify/CartLine/' + encodeURIComponent(id));
const variantGid = (id) => (isGid(id) ? String(id) : 'gid://shopify/ProductVariant/' + id);

// ---- What a call asks for

class ValidationError extends Error {
  name = 'ValidationError';
}

function readPayload(payload) {
  if (typeof payload !== 'object' || payload === null) throw new ValidationError('updateCart needs a payload.');
  const { lines = [], note, discountCodes, attributes } = payload;
  for (const [name, list] of Object.entries({ lines, discountCodes, attributes })) {
    if (list !== undefined && !Array.isArray(list)) throw new ValidationError(name + ' has to be a list.');
  }
  if (lines.length === 0 && note === undefined && !discountCodes && !attributes) {
    throw new ValidationError('updateCart needs lines, a note, discount codes or attributes.');
  }
  for (const { id, merchandiseId, quantity } of lines) {
    if (id === undefined && merchandiseId === undefined) {
      throw new ValidationError('A line needs an id, or a merchandiseId to be added.');
    }
    if (!Number.isSafeInteger(quantity) || quantity < (id === undefined ? 1 : 0)) {
      throw new ValidationError('The quantity of a line has to be a whole number.');
    }
  }
  return {
    adds: lines.filter(({ id }) => id === undefined),
    updates: lines.filter(({ id, quantity }) => id !== undefined && quantity > 0),
    removals: lines.filter(({ id, quantity }) => id !== undefined && quantity === 0),
    note,
    discountCodes,
    attributes,
  };
}

function eventsOf({ adds, updates, removals, note, discountCodes, attributes }, context) {
  const changed = ({ id, quantity }) => ({ id: lineGid(id), quantity });
  const lines = (action, list, entry) =>
    list.length > 0 ? [[LINES, { action, context, lines: list.map(entry) }]] : [];
  return [
    ...lines('add', adds, ({ merchandiseId, quantity }) => ({ merchandiseId: variantGid(merchandiseId), quantity })),
    ...lines('update', updates, changed),
    ...lines('remove', removals, changed),
    ...(note === undefined ? [] : [[NOTE, { context, note }]]),
    ...(attributes ? [[ATTRIBUTES, { context, attributes }]] : []),
    ...(discountCodes ? [[DISCOUNT, { discountCodes: discountCodes.map((code) => ({ code })) }]] : []),
  ];
}

// ---- Writing

const record = (list) => Object.fromEntries(list.map(({ key, value }) => [key, value]));

/** The requests of a call, in order. A line that only goes needs no request of its own. */
function requestsOf({ adds, updates, removals, note, discountCodes, attributes }, known) {
  const rest = {
    ...(removals.length > 0 && { updates: Object.fromEntries(removals.map(({ id }) => [keyOf(id), 0])) }),
    ...(note !== undefined && { note }),
    ...(discountCodes && { discount: discountCodes.join(',') }),
    // Attributes that the set leaves out are taken away by an empty text.
    ...(attributes && { attributes: { ...Object.fromEntries(known.map((key) => [key, ''])), ...record(attributes) } }),
  };
  return [
    ...(adds.length > 0 ? [['cart/add.js', { items: adds.map(itemOf) }]] : []),
    ...updates.map((line) => ['cart/change.js', changeOf(line)]),
    ...(Object.keys(rest).length > 0 ? [['cart/update.js', rest]] : []),
  ];
}

function itemOf({ merchandiseId, quantity, attributes, sellingPlanId }) {
  return {
    id: Number(bare(merchandiseId)),
    quantity,
    ...(attributes && { properties: record(attributes) }),
    ...(sellingPlanId && { selling_plan: Number(bare(sellingPlanId)) }),
  };
}

function changeOf({ id, quantity, attributes, sellingPlanId }) {
  return {
    id: keyOf(id),
    quantity,
    ...(attributes && { properties: record(attributes) }),
    ...(sellingPlanId !== undefined && { selling_plan: sellingPlanId ? Number(bare(sellingPlanId)) : null }),
  };
}

async function write(wanted, signal) {
  const known = wanted.attributes ? Object.keys((await request('cart.js', null, signal)).attributes) : [];
  try {
    let last = null;
    for (const [path, body] of requestsOf(wanted, known)) last = await request(path, body, signal);
    // An add answers with its lines only.
    return { cart: last && last.token ? cartOf(last) : await readCart(signal) };
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    const partly = /^only \\d+/i.test(error.message);
    const said = { code: partly ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'INVALID', message: error.message };
    return { cart: await readCart(signal), ...(partly ? { warnings: [said] } : { userErrors: [said] }) };
  }
}

// ---- Events

function emit(target, type, fields) {
  const event = new Event(type, { bubbles: true });
  Object.assign(event, fields);
  (target || document).dispatchEvent(event);
}

// ---- Actions

/** Default that a theme or an app may replace, once. */
function configurable(isComplete) {
  let taken = null;
  return {
    get: () => taken,
    configure(options) {
      if (taken || typeof options !== 'object' || options === null || !isComplete(options)) return false;
      taken = options;
      return true;
    },
    isDefault: () => taken === null,
  };
}

const isFunction = (value) => typeof value === 'function';
const ofUpdate = configurable(
  ({ eventTarget, handler }) => isFunction(eventTarget) && (handler === undefined || isFunction(handler)),
);
const ofOpen = configurable(({ handler }) => isFunction(handler));

async function updateCart(payload, options = {}) {
  const { signal, event: { context = 'standard-action', detail } = {} } = options;
  const wanted = readPayload(payload);
  if (signal) signal.throwIfAborted();
  const { eventTarget, handler } = ofUpdate.get() || {};
  const more = detail === undefined ? {} : { detail };
  const targetOf = (meta) => (eventTarget ? eventTarget(meta) : document);

  const settle = Promise.withResolvers ? Promise.withResolvers() : withResolvers();
  const { promise } = settle;
  // Listeners may leave it alone; the caller has a promise of its own.
  promise.catch(() => {});
  for (const [type, fields] of eventsOf(wanted, context)) {
    const meta = fields.action ? { type, action: fields.action } : { type };
    emit(targetOf(meta), type, { ...fields, ...more, promise });
  }
  try {
    const byDefault = () => write(wanted, signal);
    const result = handler ? await handler(byDefault, payload, options) : await byDefault();
    settle.resolve(result);
    if (!ofUpdate.get()) location.reload();
    return result;
  } catch (error) {
    settle.reject(error);
    if (!(signal && signal.aborted)) {
      const message = error instanceof Error ? error.message : String(error);
      emit(targetOf({ type: FAILURE }), FAILURE, { error: message, code: 'SERVICE_UNAVAILABLE', ...more });
    }
    throw error;
  }
}

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

async function openByDefault() {
  const drawer = document.querySelector('cart-drawer-component, cart-drawer');
  if (drawer && isFunction(drawer.open)) drawer.open();
  else location.assign(root() + 'cart');
}

async function openCart() {
  const { handler } = ofOpen.get() || {};
  await (handler ? handler(openByDefault) : openByDefault());
}

async function getCart(payload, { signal } = {}) {
  return { cart: await readCart(signal) };
}

shopify.actions = Object.freeze({
  getCart,
  updateCart: Object.assign(updateCart, { configure: ofUpdate.configure, isDefault: ofUpdate.isDefault }),
  openCart: Object.assign(openCart, { configure: ofOpen.configure, isDefault: ofOpen.isDefault }),
});
`;
