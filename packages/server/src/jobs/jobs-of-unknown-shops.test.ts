import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startServer } from '../start-server';
import { keptLog } from '../testing/kept-log';
import { eventually } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { startTestWorker } from '../testing/test-worker';

const database = testDatabase();

const SCHEMA = 'jobs_of_unknown_shops';
const unknown = { shopId: 'has-left.myshopify.com', look: true };

test('a job for a shop unknown to this server fails in every queue', async () => {
  const { logger, lines } = keptLog();
  const server = await startServer({
    port: 0,
    publicUrl: 'https://app.example',
    app: { clientId: 'id', clientSecret: 'secret', tokenKeys: ['a key of the tests, of 32 letters'] },
    shops: [],
    mirrorsCatalogue: true,
    compiling: { start: startTestWorker },
    database: { ...database(), jobsSchema: SCHEMA, close: async () => {} },
    logger,
  });
  onTestFinished(() => server.close());
  await database().run(
    `insert into ${SCHEMA}.job (name, data) select name, '${JSON.stringify(unknown)}' from ${SCHEMA}.queue`,
  );
  const states = async () => {
    const { rows } = await database().query(`select name, state::text from ${SCHEMA}.job`);
    return z.array(z.object({ name: z.string(), state: z.string() })).parse(rows);
  };
  expect((await states()).map(({ name }) => name)).toContain('count-experiments');
  await eventually(async () => (await states()).every(({ state }) => !['created', 'active'].includes(state)));
  expect(lines.filter((line) => line.includes('a job broke off'))).toEqual([]);
});
