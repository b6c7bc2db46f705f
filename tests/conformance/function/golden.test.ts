import { camelCase } from '@cartwright/dev-store/functions/read-function-extension';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CART_REWARDS, EXTENSIONS } from './built-function';
import { misfitsOf } from './fits-the-query';
import { outputProblems } from './fits-the-schema';

const FETCHING = 180_000;
const FIXTURES = 'tests/fixtures';

/** A run in the form of Shopify's tools. */
interface Fixture {
  readonly payload: {
    readonly export: string;
    readonly target: string;
    readonly input: unknown;
    readonly output: unknown;
  };
}

const fixtures = EXTENSIONS.flatMap((extension) =>
  extension.files(FIXTURES).map((file) => {
    const fixture: Fixture = JSON.parse(extension.file(`${FIXTURES}/${file}`));
    return { name: file.replace('.json', ''), extension, payload: fixture.payload };
  }),
);

describe.each(fixtures)('$extension.manifest.handle: $name', ({ extension, payload }) => {
  const { manifest, file, schema, built } = extension;
  const { export: exported, target, input, output } = payload;
  const known = manifest.targets.find((each) => each.target === target);

  it('has a target of the manifest, and an input matching its query', () => {
    expect(known?.export).toBe(exported);
    expect(misfitsOf(parse(file(known?.inputQuery ?? '')), input)).toEqual([]);
  });

  it(
    'has a valid output',
    async () => {
      expect(await outputProblems(schema, camelCase(exported), output)).toEqual([]);
    },
    FETCHING,
  );

  it('equals the output of the built file', async () => {
    const instance = (await built())();
    expect(JSON.parse(instance.run(camelCase(exported), JSON.stringify(input)))).toEqual(output);
    instance.close();
  });
});

describe('fixture check', () => {
  const query = parse(
    '{ cart { lines { id tier: attribute { value } merchandise { __typename ... on A { b } } } } }',
  );

  it('finds missing and extra input fields', () => {
    const line = { id: '1', tier: null, merchandise: { __typename: 'A', b: 1 } };
    expect(misfitsOf(query, { cart: { lines: [line] } })).toEqual([]);
    expect(misfitsOf(query, { cart: { lines: [{ ...line, tier: { value: 'x', key: 'k' } }] } })).toEqual([
      '.cart.lines.0.tier.key',
    ]);
    expect(
      misfitsOf(query, {
        cart: { lines: [line, { id: '2', tier: null, merchandise: { __typename: 'A' } }] },
      }),
    ).toEqual(['.cart.lines.1.merchandise.b']);
    expect(misfitsOf(query, { cart: { lines: [{ ...line, merchandise: { __typename: 'C' } }] } })).toEqual(
      [],
    );
    expect(misfitsOf(query, { cart: {} })).toEqual(['.cart.lines']);
  });

  it(
    'finds output that Shopify would reject',
    async () => {
      const target = 'cartLinesDiscountsGenerateRun';
      const { schema } = CART_REWARDS;
      const value = { percentage: { value: 10 } };
      const order = (candidate: object) => ({
        operations: [{ orderDiscountsAdd: { selectionStrategy: 'FIRST', candidates: [candidate] } }],
      });
      const targets = [{ orderSubtotal: { excludedCartLineIds: [] } }];
      expect(await outputProblems(schema, target, order({ targets, value }))).toEqual([]);
      for (const wrong of [
        {},
        { operations: [{}] },
        order({ targets, value: { ...value, fixedAmount: { amount: 1 } } }),
        order({ targets, value, note: 'x' }),
        order({ targets: [{ cartLine: { id: '1' } }], value }),
      ]) {
        expect(await outputProblems(schema, target, wrong)).not.toEqual([]);
      }
    },
    FETCHING,
  );
});
