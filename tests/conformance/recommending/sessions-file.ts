import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Sessions that are known, the one that ended first before the others, and those that are asked about. */
export interface SessionsFile {
  readonly known: readonly FiledSession[];
  readonly asked: readonly FiledSession[];
}

/** Views in order of time. */
export type FiledSession = readonly { readonly product: number; readonly seconds: number }[];

/** Products viewed so far, and the one that was viewed next. */
export interface SessionCase {
  /** In minutes, of the last view. */
  readonly now: number;
  readonly viewed: readonly number[];
  readonly next: number;
}

const HEADER = 'set,session,item,seconds';
const SETS = ['train', 'test'] as const;
type SetName = (typeof SETS)[number];

/** Sessions of a file, compressed by gzip or not. */
export function readSessionsFile(file: string): SessionsFile {
  const bytes = readFileSync(file);
  return readSessions((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

/**
 * Reads `set,session,item,seconds`, a view a line in any order: `train` is known and `test` asked about; a session has any
 * name, an item is a whole number, seconds count from any beginning. Throws with the line that can't be read.
 */
export function readSessions(text: string): SessionsFile {
  const sets = { train: new Map<string, View[]>(), test: new Map<string, View[]>() };
  const lines = text.split(/\r?\n/);
  if (lines[0] !== HEADER) throw new Error(`Line 1: the header is "${HEADER}".`);
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line === '') continue;
    const { set, session, ...view } = viewIn(line, at + 1);
    const views = sets[set].get(session) ?? [];
    sets[set].set(session, views);
    views.push(view);
  }
  const ended = (views: FiledSession) => views.at(-1)?.seconds ?? 0;
  const sessions = (set: SetName) =>
    [...sets[set].values()]
      .map((views) => views.sort((a, b) => a.seconds - b.seconds))
      .sort((a, b) => ended(a) - ended(b));
  return { known: sessions('train'), asked: sessions('test') };
}

/** A question for each view but the first. */
export function sessionCases(sessions: readonly FiledSession[]): SessionCase[] {
  return sessions.flatMap((views) =>
    views.slice(1).map(({ product }, at): SessionCase => {
      const viewed = views.slice(0, at + 1);
      return {
        now: minuteOf(viewed),
        viewed: viewed.map((view) => view.product),
        next: product,
      };
    }),
  );
}

/** The minute of a session's last view. */
export function minuteOf(views: FiledSession): number {
  return Math.floor((views.at(-1)?.seconds ?? 0) / 60);
}

interface View {
  readonly product: number;
  readonly seconds: number;
}

function viewIn(line: string, number: number): View & { readonly set: SetName; readonly session: string } {
  const [set, session, item, seconds, ...more] = line.split(',');
  const name = SETS.find((each) => each === set);
  if (name === undefined) throw new Error(`Line ${number}: the set is "train" or "test", not "${set}".`);
  if (session === undefined || session === '') throw new Error(`Line ${number}: the session is missing.`);
  const [product, time] = [Number(item || 'missing'), Number(seconds || 'missing')];
  if (!Number.isSafeInteger(product)) throw new Error(`Line ${number}: the item is a whole number.`);
  if (!Number.isFinite(time)) throw new Error(`Line ${number}: the seconds are a number.`);
  if (more.length > 0) throw new Error(`Line ${number}: there are more than four fields.`);
  return { set: name, session, product, seconds: time };
}
