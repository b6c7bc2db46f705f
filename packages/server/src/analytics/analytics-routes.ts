import { deviceOf } from '@cartwright/core/analytics/device-of';
import { EVENTS_PER_DAY } from '@cartwright/core/analytics/intake-limits';
import { hasLongNumber } from '@cartwright/core/analytics/masked-query';
import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import { purgeVisitor, sendAnalyticsEvents } from '@cartwright/core/contract/analytics';
import { DEFAULT_TIME_ZONE } from '@cartwright/core/schedule/wall-time';
import { isCodeOfShop } from '@cartwright/core/search/engine/ranking/rows-of-code';
import type { Context, Hono } from 'hono';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { issuesOf } from '../http/issues-of';
import { publicLimit } from '../http/public-limit';
import type { ShopOfPage } from '../http/shop-of-page';
import type { Jobs } from '../jobs/jobs';
import { storedShopProfile } from '../shops/shop-profile';
import { COUNT_AFTER_MS, countSoon } from './count-analytics';
import { type KnownSubjects, knownSubjects } from './known-subjects';
import { noteViewedWidgets } from './note-viewed-widgets';
import { type AnalyticsEvent, jsonOf, readAnalyticsBatch, shortText } from './read-analytics-batch';
import { takeVisitorOut } from './store-events';
import { countBots, eventIntake, type IntakeLimits } from './take-events';

export interface AnalyticsRouteOptions {
  readonly shopOf: ShopOfPage<{ readonly store: ShopStore }>;
  /** A shop's catalogue; absent: no number is known as a code. */
  readonly indexOf?: (shopId: string) => Promise<CatalogueIndex>;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** How many proxies stand in front of the server; null where nobody has said so. */
  readonly trustedProxies: number | null;
  /** How many events of a day are counted of a shop, of carts, of lists and of pages each. Absent: `EVENTS_PER_DAY`. */
  readonly eventsPerDay?: (store: ShopStore) => Promise<number>;
  /** How many of a session are. Absent: `EVENTS_OF_SESSION`. */
  readonly eventsOfSession?: number | undefined;
  /** Whether browsers without a window are shoppers: who develops a store tries it with one. Absent: they are bots. */
  readonly countsHeadless?: boolean | undefined;
}

/** Intake of a shop's events. */
interface Intake {
  readonly known: KnownSubjects;
  readonly take: ReturnType<typeof eventIntake>;
}

const MINUTE = 60 * 1000;

/** Any page may send; nobody is answered more than that it was taken. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/**
 * Routes that ingest analytics events. Responses are ignored by pages: rejected events are only logged as counts, at
 * most once a minute.
 */
export function analyticsRoutes(app: Hono, options: AnalyticsRouteOptions): void {
  const { shopOf, jobs, clock, logger, trustedProxies, indexOf, eventsOfSession } = options;
  const isBot = botsBy(options);
  const now = () => clock().getTime();
  const mayReport = publicLimit({ clock, trustedProxies });
  const lost = new Map<string, number>();
  const countedAt = new Map<string, number>();
  const intakes = new Map<string, Intake>();
  const limits = new Map<string, { readonly at: number; readonly read: Promise<IntakeLimits> }>();
  let said = 0;

  function count(code: string): void {
    lost.set(code, (lost.get(code) ?? 0) + 1);
    if (now() - said < MINUTE) return;
    said = now();
    logger.warn({ lost: Object.fromEntries(lost) }, 'reports of shoppers were not taken');
    lost.clear();
  }

  function intakeOf(store: ShopStore): Intake {
    const intake = intakes.get(store.shopId) ?? {
      known: knownSubjects(store, now),
      take: eventIntake(store),
    };
    intakes.set(store.shopId, intake);
    return intake;
  }

  /** A shop's limits, read once a minute at most. */
  function limitsOf(store: ShopStore): Promise<IntakeLimits> {
    const last = limits.get(store.shopId);
    if (last && Math.abs(now() - last.at) < MINUTE) return last.read;
    const read = readLimits(store, options);
    limits.set(store.shopId, { at: now(), read });
    read.catch(() => limits.delete(store.shopId));
    return read;
  }

  /** A job that is sent is still to begin so long, and counts what comes until then. */
  async function countLater(shopId: string): Promise<void> {
    const last = countedAt.get(shopId);
    if (last !== undefined && now() - last < COUNT_AFTER_MS && now() >= last) return;
    countedAt.set(shopId, now());
    // The events are stored and marked: whoever counts next counts them.
    await countSoon(jobs, shopId).catch(() => countedAt.delete(shopId));
  }

  /** The shop of a page that sends something, if it may. */
  async function senderOf(context: Context): Promise<{ ok: true; store: ShopStore } | ApiFailure> {
    const found = await shopOf(context);
    if (!found.ok) return found;
    const { store } = found.shop;
    if (!mayReport(context, store.shopId)) return failure('too_many_requests', 'Send less often.');
    return { ok: true, store };
  }

  /** What tells codes of a shop from other numbers; the catalogue is asked only about events that have a long one. */
  async function codesOf(shopId: string, reported: readonly AnalyticsEvent[]) {
    const isServerSource = reported.some(
      (event) => 'query' in event && event.query && hasLongNumber(event.query),
    );
    // Without the catalogue every number is masked; the event is worth more than it.
    const index = isServerSource ? await indexOf?.(shopId).catch(() => null) : null;
    const [texts] = index?.texts ?? [];
    return (number: string) => texts !== undefined && isCodeOfShop(texts, number);
  }

  async function take(context: Context): Promise<ApiFailure | null> {
    const sender = await senderOf(context);
    if (!sender.ok) return sender;
    const { store } = sender;
    const batch = await readAnalyticsBatch(context.req.raw, intakeOf(store).known);
    if (!batch.ok) return batch;
    const shopLimits = { ...(await limitsOf(store)), ofSession: eventsOfSession, now: clock() };
    const { events, issues, refused } = batch;
    // Whoever crawls the store is no shopper, and isn't told so.
    const userAgent = context.req.header('user-agent');
    if (isBot(userAgent)) {
      await countBots(store, batch, shopLimits);
      return null;
    }
    const isCode = await codesOf(store.shopId, events);
    if (!(await intakeOf(store).take({ ...batch, device: deviceOf(userAgent) }, shopLimits, isCode))) {
      return failure('limit_reached', 'This shop has reached its limit of events for the day.');
    }
    await noteViewedWidgets(store, events, shopLimits.now);
    await countLater(store.shopId);
    if (refused === 0) return null;
    const message = `${refused} of ${refused + events.length} events were not taken.`;
    return failure('invalid_request', message, { issues });
  }

  async function forget(context: Context): Promise<ApiFailure | null> {
    const sender = await senderOf(context);
    if (!sender.ok) return sender;
    const text = await shortText(context.req.raw);
    const body = purgeVisitor.body.safeParse(text === null ? null : jsonOf(text)?.json);
    if (!body.success) {
      return failure('invalid_request', 'This names no visitor.', { issues: issuesOf(['body'], body.error) });
    }
    await takeVisitorOut(sender.store, body.data.visitor);
    return null;
  }

  const answering = (work: (context: Context) => Promise<ApiFailure | null>) => async (context: Context) => {
    const failed = await work(context).catch((error: unknown) => {
      logger.debug({ err: error }, 'events could not be stored');
      return failure('unavailable', 'Events cannot be stored just now.');
    });
    if (!failed) return new Response(null, { status: 204, headers: PUBLIC });
    count(failed.code);
    const response = failureResponse(failed);
    for (const [name, value] of Object.entries(PUBLIC)) response.headers.set(name, value);
    return response;
  };
  app.on(sendAnalyticsEvents.method, sendAnalyticsEvents.path, answering(take));
  app.on(purgeVisitor.method, purgeVisitor.path, answering(forget));
}

async function readLimits(
  store: ShopStore,
  { eventsPerDay }: Pick<AnalyticsRouteOptions, 'eventsPerDay'>,
): Promise<IntakeLimits> {
  const [profile, perDay] = await Promise.all([storedShopProfile(store), eventsPerDay?.(store)]);
  return { timezone: profile?.timezone ?? DEFAULT_TIME_ZONE, perDay: perDay ?? EVENTS_PER_DAY };
}

/** Tells bots by what they say of themselves. */
function botsBy({ countsHeadless = false }: Pick<AnalyticsRouteOptions, 'countsHeadless'>) {
  return (agent: string | undefined): boolean =>
    isbot(countsHeadless ? agent?.replace('HeadlessChrome', 'Chrome') : agent);
}
