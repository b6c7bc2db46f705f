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
  /** Index of a shop's catalogue; absent: no number is recognised as a code. */
  readonly indexOf?: (shopId: string) => Promise<CatalogueIndex>;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Number of proxies in front of the server; null if not configured. */
  readonly trustedProxies: number | null;
  /** Limit of a shop's counted events per day, for carts, lists and pages each. Absent: `EVENTS_PER_DAY`. */
  readonly eventsPerDay?: (store: ShopStore) => Promise<number>;
  /** Limit of a session's counted events. Absent: `EVENTS_OF_SESSION`. */
  readonly eventsOfSession?: number | undefined;
  /** Whether headless browsers count as shoppers, for store development. Absent: as bots. */
  readonly countsHeadless?: boolean | undefined;
}

/** State of a shop's intake. */
interface Intake {
  readonly known: KnownSubjects;
  readonly take: ReturnType<typeof eventIntake>;
}

const MINUTE = 60 * 1000;

/** Headers for pages of any origin. The response says only that the batch was received. */
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

  /** Limits of a shop, cached for a minute. */
  function limitsOf(store: ShopStore): Promise<IntakeLimits> {
    const last = limits.get(store.shopId);
    if (last && Math.abs(now() - last.at) < MINUTE) return last.read;
    const read = readLimits(store, options);
    limits.set(store.shopId, { at: now(), read });
    read.catch(() => limits.delete(store.shopId));
    return read;
  }

  /** Enqueues counting, unless a job was sent that hasn't begun yet: that one covers later events. */
  async function countLater(shopId: string): Promise<void> {
    const last = countedAt.get(shopId);
    if (last !== undefined && now() - last < COUNT_AFTER_MS && now() >= last) return;
    countedAt.set(shopId, now());
    // The events are stored and marked: any later job counts them.
    await countSoon(jobs, shopId).catch(() => countedAt.delete(shopId));
  }

  /** Shop of a sending page, if it is permitted. */
  async function senderOf(context: Context): Promise<{ ok: true; store: ShopStore } | ApiFailure> {
    const found = await shopOf(context);
    if (!found.ok) return found;
    const { store } = found.shop;
    if (!mayReport(context, store.shopId)) return failure('too_many_requests', 'Send less often.');
    return { ok: true, store };
  }

  /** Recogniser of codes in search queries; the catalogue is needed only for events with a long number. */
  async function codesOf(shopId: string, reported: readonly AnalyticsEvent[]) {
    const isServerSource = reported.some(
      (event) => 'query' in event && event.query && hasLongNumber(event.query),
    );
    // Without the catalogue every number is masked, rather than losing the event.
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
    // Crawlers aren't shoppers; the response is the same.
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

/** Detects bots by their user agent. */
function botsBy({ countsHeadless = false }: Pick<AnalyticsRouteOptions, 'countsHeadless'>) {
  return (agent: string | undefined): boolean =>
    isbot(countsHeadless ? agent?.replace('HeadlessChrome', 'Chrome') : agent);
}
