import { MAX_EVENTS_BYTES, reportEvents, type StorefrontReport } from '@cartwright/core/contract/events';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure, failureResponse } from '../http/api-failure';
import { rateLimit } from './rate-limit';
import { forgetOldEvents, storeEvents } from './store-events';

interface EventRouteOptions {
  /** The one shop whose shoppers are counted here. */
  readonly store: ShopStore;
  readonly clock: () => Date;
  readonly logger: Logger;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A page sends at most every ten seconds, and some more when it is left; many shoppers may share one address. */
const MOST_A_MINUTE = 120;
const MOST_ADDRESSES = 10_000;

/** Any page may send; nobody is answered more than that it was taken. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/**
 * Takes in what shoppers' pages report. Nobody reads the answer: what cannot be taken is counted in the log, once a
 * minute at most, and changes nothing for the shopper.
 */
export function eventRoutes(app: Hono, { store, clock, logger }: EventRouteOptions): void {
  const now = () => clock().getTime();
  const mayReport = rateLimit({ most: MOST_A_MINUTE, window: MINUTE, addresses: MOST_ADDRESSES, now });
  const lost = new Map<string, number>();
  let said = 0;
  let cleaned = 0;

  function count(code: string): void {
    lost.set(code, (lost.get(code) ?? 0) + 1);
    if (now() - said < MINUTE) return;
    said = now();
    logger.warn({ lost: Object.fromEntries(lost) }, 'reports of shoppers were not taken');
    lost.clear();
  }

  async function take(context: Context): Promise<ApiFailure | null> {
    if (!mayReport(addressOf(context))) return failure('too_many_requests', 'Send less often.');
    const report = await reportOf(context.req.raw);
    if (!report) return failure('invalid_request', 'This is no report of events.');
    try {
      await storeEvents(store, report, clock());
      if (now() - cleaned >= DAY) {
        cleaned = now();
        await forgetOldEvents(store, clock());
      }
      return null;
    } catch (error) {
      logger.debug({ err: error }, 'events could not be stored');
      return failure('unavailable', 'Events cannot be stored just now.');
    }
  }

  app.on(reportEvents.method, reportEvents.path, async (context) => {
    const failed = await take(context);
    if (!failed) return new Response(null, { status: 204, headers: PUBLIC });
    count(failed.code);
    const response = failureResponse(failed);
    for (const [name, value] of Object.entries(PUBLIC)) response.headers.set(name, value);
    return response;
  });
}

/** What was sent, whatever it says of its type; null when it is none of the contract's, or too long. */
async function reportOf(request: Request): Promise<StorefrontReport | null> {
  if (Number(request.headers.get('content-length')) > MAX_EVENTS_BYTES) return null;
  const text = await request.text();
  if (text.length > MAX_EVENTS_BYTES) return null;
  try {
    return reportEvents.body.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Who holds the connection: what a request says of itself can be made up. */
function addressOf(context: Context): string {
  return getConnInfo(context).remote.address ?? '';
}
