import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Database } from '../db/database';

/** Simulated lifetime of a server. Once over, its requests get no response until it is revived. */
export interface Life {
  readonly isOver: boolean;
  /** Resolves when it is over. */
  readonly ended: Promise<void>;
  end(): void;
  /** Revives it, for closing it after the test. */
  revive(): void;
  /** Resolves when it is revived. */
  readonly revived: Promise<void>;
}

export function aLife(): Life {
  let isOver = false;
  let [end, revive] = [() => {}, () => {}];
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const revived = new Promise<void>((resolve) => {
    revive = resolve;
  });
  return {
    get isOver() {
      return isOver;
    },
    ended,
    end() {
      isOver = true;
      end();
    },
    revive() {
      isOver = false;
      revive();
    },
    revived,
  };
}

/** Database of a server that can be killed. A started transaction completes, without the server seeing the result. */
export function mortalDatabase(database: Database, life: Life): Database {
  const alive = async <Answer>(ask: () => PromiseLike<Answer> | Answer): Promise<Answer> => {
    if (life.isOver) await life.revived;
    const answer = await ask();
    if (life.isOver) await life.revived;
    return answer;
  };
  /** Proxy that observes every step up to the awaited query. */
  const seen = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name === 'then') {
          const answer = alive(() => target as PromiseLike<unknown>);
          return answer.then.bind(answer);
        }
        return (...args: unknown[]) => {
          const call = (): unknown => member.apply(target, args);
          const result = name === 'transaction' ? alive(call) : call();
          return typeof result === 'object' && result !== null ? seen(result) : result;
        };
      },
    });
  return {
    ...database,
    sql: seen(database.sql),
    run: (statements) => alive(() => database.run(statements)),
    query: (text, values) => alive(() => database.query(text, values)),
  };
}

/** Proxy for `origin`. Once the life is over, requests get no response. */
export async function mortalAddress(
  origin: string,
  life: Life,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      keep(one);
      one.on('data', (data) => {
        if (!life.isOver) other.write(data);
      });
      one.on('end', () => other.end());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
