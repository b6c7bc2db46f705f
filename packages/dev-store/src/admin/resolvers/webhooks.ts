import type { StoreContext } from '../../context/store-context';
import type { WebhookSubscriptionRecord } from '../../state/webhook-records';
import { topicEnum, topicOfEnum } from '../../webhooks/model/topics';
import { type ConnectionArguments, connection } from '../wire/connection';
import { gid, idOf } from '../wire/gid';
import { ADMIN_API_VERSION } from '../wire/schema';

export interface WebhookSubscriptionInput {
  readonly uri?: string | null;
  /** Deprecated name of `uri`. */
  readonly callbackUrl?: string | null;
  readonly includeFields?: readonly string[] | null;
}

export interface WebhookSubscriptionsArguments extends ConnectionArguments {
  readonly topics?: readonly string[] | null;
  readonly uri?: string | null;
}

/** Subscriptions created by API; excludes those of the app configuration. */
export function webhookSubscriptions(store: StoreContext, args: WebhookSubscriptionsArguments) {
  const { topics, uri } = args;
  const found = store.state.webhooks
    .subscriptions()
    .filter((each) => !topics || topics.includes(topicEnum(each.topic)))
    .filter((each) => typeof uri !== 'string' || each.uri === uri);
  return connection(found.map(subscriptionSource), args);
}

export function webhookSubscription(store: StoreContext, id: string) {
  const found = findSubscription(store, id);
  return found ? subscriptionSource(found) : null;
}

/** Creates a subscription. Source: Admin GraphQL `webhookSubscriptionCreate`. */
export function createWebhookSubscription(
  store: StoreContext,
  topic: string,
  input: WebhookSubscriptionInput,
) {
  const known = topicOfEnum(topic);
  if (!known) return refused(['topic'], 'Invalid topic specified.');
  const now = store.clock().toISOString();
  const id = store.state.nextNumber();
  return save(store, { id, topic: known, uri: '', includeFields: [], createdAt: now, updatedAt: now }, input);
}

/** Partial update of a subscription. Source: Admin GraphQL `webhookSubscriptionUpdate`. */
export function updateWebhookSubscription(store: StoreContext, id: string, input: WebhookSubscriptionInput) {
  const known = findSubscription(store, id);
  if (!known) return refused(['id'], NOT_THERE);
  return save(store, { ...known, updatedAt: store.clock().toISOString() }, input);
}

export function deleteWebhookSubscription(store: StoreContext, id: string) {
  const known = findSubscription(store, id);
  if (!known) {
    return {
      deletedWebhookSubscriptionId: null,
      userErrors: [{ field: ['id'], message: NOT_THERE }],
    };
  }
  store.state.webhooks.deleteSubscription(known.id);
  return { deletedWebhookSubscriptionId: subscriptionGid(known), userErrors: [] };
}

const NOT_THERE = 'Webhook subscription does not exist';

function save(
  store: StoreContext,
  before: WebhookSubscriptionRecord,
  { uri, callbackUrl, includeFields }: WebhookSubscriptionInput,
) {
  const after: WebhookSubscriptionRecord = {
    ...before,
    uri: uri ?? callbackUrl ?? before.uri,
    includeFields: includeFields ?? before.includeFields,
  };
  const problem = addressProblem(store, after);
  if (problem !== null) return refused(['webhookSubscription', 'uri'], problem);
  store.state.webhooks.putSubscription(after);
  return { webhookSubscription: subscriptionSource(after), userErrors: [] };
}

function addressProblem(store: StoreContext, { id, topic, uri }: WebhookSubscriptionRecord): string | null {
  if (uri === '') return "Address can't be blank";
  if (!URL.canParse(uri)) return 'Address is invalid';
  const address = new URL(uri);
  const isLocal = address.protocol === 'http:' && LOCAL_HOSTS.includes(address.hostname);
  if (address.protocol !== 'https:' && !isLocal) {
    return `Address protocol ${address.protocol}// is not supported`;
  }
  const isTaken = store.state.webhooks
    .subscriptions()
    .some((each) => each.id !== id && each.topic === topic && each.uri === uri);
  return isTaken ? 'Address for this topic has already been taken' : null;
}

/** Hosts allowed without HTTPS, unlike in Shopify. */
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

function subscriptionSource(subscription: WebhookSubscriptionRecord) {
  const { id, topic, uri, includeFields, createdAt, updatedAt } = subscription;
  return {
    __typename: 'WebhookSubscription',
    id: subscriptionGid(subscription),
    legacyResourceId: String(id),
    topic: topicEnum(topic),
    uri,
    callbackUrl: uri,
    endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl: uri },
    format: 'JSON',
    includeFields,
    apiVersion: { displayName: ADMIN_API_VERSION, handle: ADMIN_API_VERSION, supported: true },
    createdAt,
    updatedAt,
  };
}

function findSubscription(store: StoreContext, id: string): WebhookSubscriptionRecord | undefined {
  const number = idOf(id, 'WebhookSubscription');
  return number === null ? undefined : store.state.webhooks.subscription(number);
}

function subscriptionGid({ id }: Pick<WebhookSubscriptionRecord, 'id'>): string {
  return gid('WebhookSubscription', id);
}

function refused(field: readonly string[], message: string) {
  return { webhookSubscription: null, userErrors: [{ field, message }] };
}
