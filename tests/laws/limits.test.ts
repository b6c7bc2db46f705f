import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cartDocument } from '@cartwright/core/cart/cart-document';
import type { Endpoint } from '@cartwright/core/contract/endpoint';
import { recordOf, text } from '@cartwright/core/texts/limited';
import { widgetDocument } from '@cartwright/core/widgets/widget';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** The part of a JSON Schema that these tests read. */
interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly items?: Described;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly propertyNames?: Described;
  readonly additionalProperties?: Described | false;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

/** The places of a schema at which somebody could send as much as they like. */
function endlessIn(schema: z.ZodType): string[] {
  return endless(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Described, '');
}

function endless(described: Described, path: string): string[] {
  const { type, items, properties, propertyNames, additionalProperties, anyOf, oneOf } = described;
  if (described.enum || described.const !== undefined) return [];
  const all = anyOf ?? oneOf;
  if (all) return all.flatMap((each) => endless(each, path));
  switch (type) {
    case 'string':
      return described.maxLength !== undefined || endsByItself(described.pattern) ? [] : [path];
    case 'array':
      return [...(described.maxItems === undefined ? [path] : []), ...endless(items ?? {}, `${path}[]`)];
    case 'object':
      return [
        ...Object.entries(properties ?? {}).flatMap(([name, each]) => endless(each, `${path}.${name}`)),
        ...(additionalProperties === false
          ? []
          : [
              ...(described.maxProperties === undefined ? [path] : []),
              ...endless(propertyNames ?? {}, `${path}{}`),
              ...endless(additionalProperties ?? {}, `${path}{}`),
            ]),
      ];
    case undefined:
      return [path];
    default:
      return [];
  }
}

/** Whether no text without end fits a pattern: nothing in it is repeated without a number. */
const endsByItself = (pattern: string | undefined): boolean =>
  pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern);

const CONTRACT = fileURLToPath(new URL('../../packages/core/src/contract/', import.meta.url));

async function endpoints(): Promise<Endpoint[]> {
  const modules: object[] = await Promise.all(
    readdirSync(CONTRACT)
      .filter((file) => !file.includes('.test.'))
      .map((file) => import(/* @vite-ignore */ join(CONTRACT, file))),
  );
  return modules.flatMap((each) => Object.values(each)).filter(isEndpoint);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

describe('request size is bounded', () => {
  test.each([
    ['a cart', cartDocument],
    ['a widget', widgetDocument],
  ])('for %s', (_name, schema) => {
    expect(endlessIn(schema)).toEqual([]);
  });

  test('for every call of the contract', async () => {
    const all = await endpoints();
    expect(all.length).toBeGreaterThan(20);
    const found = all.flatMap(({ method, path, params, query, body }) =>
      Object.entries({ params, query, ...(body instanceof z.ZodUndefined ? {} : { body }) }).flatMap(
        ([part, schema]) => endlessIn(schema).map((place) => `${method} ${path} ${part}${place}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('schema check', () => {
  test('finds unbounded fields', () => {
    const schema = z.strictObject({
      bare: z.string(),
      list: z.array(z.number()),
      inner: z.array(z.string()).max(3),
      record: z.record(z.string().max(3), z.number()),
      names: recordOf(z.string(), z.number(), 'apps'),
      either: z.union([z.literal('a'), z.string()]),
      anything: z.unknown(),
      loose: z.looseObject({}),
      pattern: z.string().regex(/^a+$/),
      time: z.iso.datetime(),
    });
    expect(endlessIn(schema)).toEqual([
      '.bare',
      '.list',
      '.inner[]',
      '.record',
      '.names{}',
      '.either',
      '.anything',
      '.loose',
      '.loose{}',
      '.loose{}',
      '.pattern',
      '.time',
    ]);
  });

  test('finds nothing in a bounded schema', () => {
    const schema = z.strictObject({
      text: text('title').nullable().optional(),
      list: z.array(text('title')).max(3),
      record: recordOf(text('id'), text('title'), 'apps'),
      kind: z.enum(['a', 'b']),
      page: z.uuid(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      count: z.number(),
    });
    expect(endlessIn(schema)).toEqual([]);
  });
});
