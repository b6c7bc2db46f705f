import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputSchemaOf } from '@cartwright/dev-store/functions/input-schema';
import { buildSchema, Kind, parse, printSchema, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from './built-function';

/**
 * Before Shopify's CLI bundles a function, it runs `graphql-code-generator --config package.json` in the extension's folder,
 * and stops where that fails. Its rules: a schema, documents that fit it, and operations of different names.
 */
describe.each(EXTENSIONS)('Shopify’s type generator in $manifest.handle', ({ folder, manifest, file }) => {
  const operations = () =>
    manifest.targets.flatMap(({ inputQuery }) =>
      parse(file(inputQuery)).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
    );

  it('is configured in package.json, and writes to an ignored folder', () => {
    const { codegen } = JSON.parse(file('package.json'));
    expect(codegen).toEqual({
      schema: 'schema.graphql',
      documents: 'src/*.graphql',
      generates: { './dist/api.ts': { plugins: ['typescript', 'typescript-operations'] } },
      config: { omitOperationSuffix: true },
    });
    for (const { inputQuery } of manifest.targets) expect(inputQuery).toMatch(/^src\/[^/]+\.graphql$/);
  });

  it('has exactly the schema that the local store can fill', async () => {
    expect(existsSync(join(folder, 'schema.graphql'))).toBe(true);
    const [target] = manifest.targets;
    if (!target) throw new Error('The extension has no target.');
    const printed = `${printSchema(inputSchemaOf(target.target))}\n`;
    await expect(printed).toMatchFileSnapshot(join(folder, 'schema.graphql'));
  });

  it('validates the input queries against the schema', () => {
    const schema = buildSchema(file('schema.graphql'));
    for (const { inputQuery } of manifest.targets) {
      expect(validate(schema, parse(file(inputQuery)))).toEqual([]);
    }
  });

  it('names each query uniquely', () => {
    const names = operations().map((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? each.name?.value : null,
    );
    expect(names).toHaveLength(manifest.targets.length);
    expect(new Set(names).size).toBe(names.length);
  });
});
