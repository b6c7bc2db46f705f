/** Topics of webhooks, by the names that Shopify gives them. */
export type AppEventTopic =
  | 'app/uninstalled'
  | 'app/scopes_update'
  | 'app_subscriptions/update'
  | 'shop/redact';

export interface AppEvent {
  readonly topic: AppEventTopic;
  /** The body of the webhook, as Shopify sends it. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Events of the app in this store. */
export interface AppEvents {
  /** Tells all listeners, in their order, before it returns. */
  emit(topic: AppEventTopic, payload: AppEvent['payload']): void;
  /** Gives what ends the listening. A listener must not throw. */
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
