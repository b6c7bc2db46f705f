import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '@cartwright/server/read-environment';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = new URL('../../', import.meta.url).pathname;
const textOf = (path: string) => readFile(join(ROOT, path), 'utf8');

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z
        .object({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
        .optional(),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()).optional(),
      ports: z.array(z.string()).optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

/** `${NAME}`, `${NAME:?why}` and `${NAME:-default}` as compose puts them in. */
const filled = (text: string, variables: Readonly<Record<string, string>>) =>
  text.replace(
    /\$\{(\w+)(?::-([^}]*)|[^}]*)\}/g,
    (_, name: string, byDefault = '') => variables[name] || byDefault,
  );

/** Lines `NAME=value`. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

test('the Dockerfile is valid, and copies the build output', async () => {
  const text = await textOf('deploy/Dockerfile');
  expect(validate(text)).toEqual([]);
  const copied = [...text.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from, to]) => {
    expect(to).toBe(from);
    return from ?? '';
  });
  expect(copied.filter((path) => !existsSync(join(ROOT, path.replace(/\/dist$/, ''))))).toEqual([]);
  const { adminDist, storefrontDist, discoveryDist } = readEnvironment({
    SHOP_DOMAIN: 'oak.myshopify.com',
    SHOPIFY_ACCESS_TOKEN: 'token',
  });
  expect(copied).toEqual(expect.arrayContaining([adminDist, storefrontDist, discoveryDist]));
  expect(text).toContain('/readyz');
});

test('the image contains every folder with the server’s npm packages', async () => {
  const lock = z.object({ packages: z.record(z.string(), z.unknown()) });
  const { packages } = lock.parse(JSON.parse(await textOf('package-lock.json')));
  const folders = new Set(
    Object.keys(packages).flatMap(
      (path) => /^((packages\/(server|core)\/)?node_modules)\//.exec(path)?.[1] ?? [],
    ),
  );
  expect(folders).toContain('node_modules');
  const text = await textOf('deploy/Dockerfile');
  expect(
    [...folders].filter((folder) => !text.includes(`COPY --from=build /app/${folder} ${folder}\n`)),
  ).toEqual([]);
});

test('the image gets its commit for the server build and as a label', async () => {
  const { services } = compose.parse(parse(await textOf('deploy/compose.yaml'), { merge: true }));
  const { args = {} } = services['server-1']?.build ?? {};
  expect(filled(args.COMMIT ?? '?', { COMMIT: '1f2e3d4c5b6a' })).toBe('1f2e3d4c5b6a');
  expect(filled(args.COMMIT ?? '?', {})).toBe('');
  const [, build, image] = (await textOf('deploy/Dockerfile')).split(/^FROM /m);
  expect(build).toMatch(/^ARG COMMIT$[\s\S]*npm run build/m);
  expect(image).toMatch(/^ARG COMMIT$[\s\S]*^LABEL org\.opencontainers\.image\.revision=\$COMMIT$/m);
});

test('deployment secrets are neither committed nor in the build context', async () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect((await textOf(file)).split('\n')).toContain('deploy/*.env');
});

test('servers in the compose file have valid settings, and only the proxy is exposed', async () => {
  const example = variablesOf(await textOf('deploy/env.example'));
  const { services, volumes } = compose.parse(parse(await textOf('deploy/compose.yaml'), { merge: true }));
  const secrets = {
    ...example,
    SHOPIFY_API_KEY: 'key',
    SHOPIFY_API_SECRET: 'secret',
    TOKEN_KEYS: 'k'.repeat(44),
    POSTGRES_PASSWORD: 'password',
  };
  expect(Object.keys(secrets).sort()).toEqual(Object.keys(example).sort());
  for (const name of ['server-1', 'server-2']) {
    const { environment = {}, build } = services[name] ?? {};
    expect(existsSync(join(ROOT, 'deploy', build?.context ?? '?', build?.dockerfile ?? '?'))).toBe(true);
    const given = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filled(value, secrets)]),
    );
    expect(readEnvironment(given)).toMatchObject({
      databaseUrl: 'postgres://cartwright:password@postgres:5432/cartwright',
      publicUrl: 'https://cartwright.example',
      app: { clientId: 'key' },
      trustedProxies: 1,
    });
  }
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  const named = Object.values(services).flatMap(({ volumes: mounted = [] }) =>
    mounted.map((each) => each.split(':')[0] ?? ''),
  );
  for (const each of named)
    expect(each.startsWith('./') ? existsSync(join(ROOT, 'deploy', each)) : each in volumes).toBe(true);
  const caddy = await textOf('deploy/Caddyfile');
  for (const name of ['server-1', 'server-2']) expect(caddy).toContain(`${name}:4700`);
  expect(caddy).toContain('health_uri /readyz');
});

test('the systemd unit starts the built server, and gives it time to stop', async () => {
  const unit = await textOf('deploy/cartwright.service');
  const settings = variablesOf(unit);
  expect(settings.ExecStart).toBe('/usr/bin/node packages/server/dist/main.js');
  expect(Number(settings.TimeoutStopSec)).toBeGreaterThan(15);
  expect(settings.Restart).toBe('always');
});
