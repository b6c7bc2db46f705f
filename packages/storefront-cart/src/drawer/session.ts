import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { giftStates } from '@cartwright/core/rewards/gift-states';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ports } from '../platform/ports';
import { rewardCart } from '../platform/shopify/reward-cart';
import type { ActionOutcome } from '../state/act';
import type { Intent } from '../state/intent';
import { createKernel, type Kernel } from '../state/kernel';
import type { Rules } from '../state/rules';
import { WORDS } from '../words';
import { lineIds } from './line-ids';
import { rememberingMoney } from './remembering-money';

/** Everything that the components of one cart share. */
export interface CartSession {
  readonly kernel: Kernel;
  readonly rules: ReadonlySignal<Rules>;
  readonly gifts: ReadonlySignal<readonly GiftState[]>;
  /** Where the store's addresses begin; ends in a slash. */
  readonly root: string;
  /** What is being typed into quantity fields, by line id. */
  readonly drafts: Signal<ReadonlyMap<string, string>>;
  /** What went wrong with a line, by line id. */
  readonly lineErrors: Signal<ReadonlyMap<string, string>>;
  /** What went wrong with the cart as a whole. */
  readonly error: Signal<string | null>;
  readonly terms: Signal<{ readonly accepted: boolean; readonly asked: boolean }>;
  /** Null where the cart cannot be closed (the preview). */
  readonly close: (() => void) | null;
  /** Subunits of the cart's currency for people. */
  money(amount: number): string;
  /** Does what the shopper wants, and puts a refusal where it concerns. */
  dispatch(intent: Intent): Promise<ActionOutcome>;
  /** Whether something that was asked for is not answered yet. */
  isPending(): boolean;
  /** Waits until everything is answered; false when something was not done since now. */
  allDone(): Promise<boolean>;
  /** Reads the cart again; says so where it cannot be read. Writes nothing. */
  refresh(): Promise<ActionOutcome>;
  setRules(rules: Rules): void;
}

export interface SessionOptions {
  readonly ports: Ports;
  readonly rules: Rules;
  readonly root: string;
  readonly locale: () => string;
  readonly currency: () => string;
  readonly close: (() => void) | null;
}

/** Builds the kernel and the state of the components around it. Does nothing until it is asked to. */
export function createSession(options: SessionOptions): CartSession {
  const rules = signal(options.rules);
  const money = rememberingMoney();
  const kernel = createKernel(options.ports, options.rules);
  const lineErrors = signal<ReadonlyMap<string, string>>(new Map());
  const error = signal<string | null>(null);
  const gifts = computed(() => {
    const view = kernel.view.value;
    if (!view) return [];
    const cart = rewardCart(view.cart, rules.value.config.discountTitles);
    return giftStates(view.rewards, cart, view.choices, view.pendingGifts);
  });

  const pending = new Set<Promise<ActionOutcome>>();
  let failures = 0;

  function idOfPath(intent: Intent): string | null {
    const view = kernel.view.value;
    if (!view) return null;
    const ids = lineIds(view.cart);
    if (intent.type === 'set_quantity') return ids.find(intent.line);
    const [item] = intent.type === 'add' ? intent.items : [];
    return item ? ids.find({ key: '', ...item }) : null;
  }

  function place(intent: Intent, outcome: Extract<ActionOutcome, { ok: false }>): void {
    const text = outcome.message || WORDS.failed[outcome.code];
    const id = outcome.code === 'refused' ? idOfPath(intent) : null;
    if (id === null) error.value = text;
    else lineErrors.value = new Map(lineErrors.value).set(id, text);
  }

  async function perform(intent: Intent): Promise<ActionOutcome> {
    error.value = null;
    const id = idOfPath(intent);
    if (id !== null && lineErrors.value.has(id)) {
      const others = new Map(lineErrors.value);
      others.delete(id);
      lineErrors.value = others;
    }
    const outcome = await kernel.dispatch(intent);
    if (!outcome.ok) {
      failures++;
      place(intent, outcome);
    }
    return outcome;
  }

  return {
    kernel,
    rules,
    gifts,
    root: options.root,
    drafts: signal(new Map()),
    lineErrors,
    error,
    terms: signal({ accepted: false, asked: false }),
    close: options.close,
    money: (amount) =>
      money(amount, kernel.view.value?.cart.currency || options.currency(), options.locale()),
    dispatch(intent) {
      const task = perform(intent);
      pending.add(task);
      return task.finally(() => pending.delete(task));
    },
    isPending: () => pending.size > 0,
    async allDone() {
      const before = failures;
      while (pending.size > 0) await Promise.all(pending);
      return failures === before;
    },
    async refresh() {
      const read = await kernel.refresh();
      error.value = read ? null : WORDS.failed.lost;
      return read ? { ok: true } : { ok: false, code: 'lost', message: WORDS.failed.lost, path: '' };
    },
    setRules(next) {
      rules.value = next;
      kernel.setRules(next);
    },
  };
}
