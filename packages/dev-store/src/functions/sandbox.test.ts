import { describe, expect, it } from 'vitest';
import { prepareFunction } from './sandbox';

const COUNTING = `
  let runs = 0;
  export const count = () => ShopifyFunction.writeOutput({ runs: ++runs, input: ShopifyFunction.readInput() });
`;

async function ran(body: string, input: unknown = null): Promise<unknown> {
  const make = await prepareFunction(`export const run = () => { ${body} };`);
  const instance = make();
  try {
    return JSON.parse(instance.run('run', JSON.stringify(input)));
  } finally {
    instance.close();
  }
}

describe('compiled function', () => {
  it('reads its input and writes its output through ShopifyFunction', async () => {
    const body = 'ShopifyFunction.writeOutput({ sum: ShopifyFunction.readInput().a + 1, none: undefined })';
    expect(await ran(body, { a: 2 })).toEqual({ sum: 3 });
  });

  it('starts fresh in every instance', async () => {
    const make = await prepareFunction(COUNTING);
    for (const _ of [1, 2]) {
      const instance = make();
      expect(JSON.parse(instance.run('count', '"x"'))).toEqual({ runs: 1, input: 'x' });
      instance.close();
    }
  });

  it.each([
    'Intl',
    'URL',
    'TextEncoder',
    'console',
    'structuredClone',
    'setTimeout',
    'fetch',
    'crypto',
    'process',
    'require',
  ])('has no %s', async (name) => {
    expect(await ran(`ShopifyFunction.writeOutput(typeof ${name})`)).toBe('undefined');
  });

  it.each([
    ['throws', 'throw new Error("boom")', /boom/],
    ['writes nothing', '', /wrote no output/],
    ['never ends', 'for (;;);', /more than 20000000 loop turns/],
    ['recurses forever', 'const deeper = () => deeper() + 1; deeper()', /stack/i],
    ['fills its memory', 'const all = []; for (;;) all.push(new ArrayBuffer(1_000_000))', /out of memory/i],
    ['uses a missing global', 'Intl.NumberFormat()', /Intl/],
  ])('that %s fails, and the next one runs', async (_what, body, message) => {
    await expect(ran(body)).rejects.toThrow(message);
    expect(await ran('ShopifyFunction.writeOutput(1)')).toBe(1);
  });

  it('that doesn’t evaluate fails when created', async () => {
    const make = await prepareFunction('export const run = (');
    expect(make).toThrow(/SyntaxError/);
  });

  it('that lacks an export fails when called', async () => {
    const instance = (await prepareFunction(COUNTING))();
    expect(() => instance.run('other', 'null')).toThrow(/not a function/);
    instance.close();
  });

  it('takes the same turns on every run, and more for more work', async () => {
    const make = await prepareFunction(`
      export const run = () => {
        let sum = 0;
        for (let at = 0; at < ShopifyFunction.readInput(); at++) sum += at;
        ShopifyFunction.writeOutput(sum);
      };
    `);
    const turns = (input: number) => {
      const instance = make();
      instance.run('run', String(input));
      const counted = instance.countTurns();
      instance.close();
      return counted;
    };
    expect(turns(10)).toBe(turns(10));
    expect(turns(12_000) - turns(10)).toBeGreaterThanOrEqual(11_990);
    expect(turns(11) - turns(10)).toBe(turns(12) - turns(11));
  });
});
