/** Webhook topics in Shopify's names. */
export type AppEventTopic =
  | 'app/uninstalled'
  | 'app/scopes_update'
  | 'app_subscriptions/update'
  | 'shop/redact';

export interface AppEvent {
  readonly topic: AppEventTopic;
  /** Webhook body in Shopify's format. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Event emitter of the app. */
export interface AppEvents {
  /** Calls all listeners synchronously, in order. */
  emit(topic: AppEventTopic, payload: AppEvent['payload']): void;
  /** Returns the unsubscribe function. Listeners must not throw. */
  listen(listener: (event: AppEvent) => void): () => void;
}

export function createAppEvents(): AppEvents {
  const listeners = new Set<(event: AppEvent) => void>();
  return {
    emit(topic, payload) {
      for (const listener of listeners) listener({ topic, payload });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
