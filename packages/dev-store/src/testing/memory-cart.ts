import type { MemoryStore } from '../engine/memory-store';
import { theProduct, theVariant } from './small-store';

/** Helpers for a memory store, with items of the small store. */
export const post = (store: MemoryStore, action: string, body: unknown) =>
  store.fetch(`/cart/${action}.js`, { method: 'POST', body: JSON.stringify(body) });

export const add = (store: MemoryStore, ...items: unknown[]) => post(store, 'add', { items });

export const cart = (store: MemoryStore, root = '/') => store.fetch(`${root}cart.js`).body;

export const cup = { id: theVariant('cup') };
export const redScarf = { id: theVariant('scarf', 'Red') };
export const blueScarf = { id: theVariant('scarf', 'Blue') };
export const print = { id: theVariant('print') };
export const tea = { id: theVariant('tea') };
export const card = { id: theVariant('card') };
export const plan = theProduct('tea').sellingPlanGroups[0]?.plans[0]?.id;
