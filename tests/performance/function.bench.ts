import type { InstanceMaker } from '@cartwright/dev-store/functions/sandbox';
import { expect, test } from '@playwright/test';
import { CART_REWARDS, CART_VALIDATION } from '../conformance/function/built-function';
import { sizedDeliveryInput, sizedInput, sizedValidationInput } from '../conformance/function/sized-input';
import { hand, quantile, type Row, rounds } from './results';

const LINES = [1, 50, 200];
const TIERS = [1, 4, 12];

/** Every target, and what the validation does most for: a gift that the rewards of now don't give. */
const RUNS = [
  {
    what: 'lines',
    extension: CART_REWARDS,
    target: 'cartLinesDiscountsGenerateRun',
    inputOf: sizedInput,
    answers: true,
  },
  {
    what: 'delivery',
    extension: CART_REWARDS,
    target: 'cartDeliveryOptionsDiscountsGenerateRun',
    inputOf: sizedDeliveryInput,
    answers: true,
  },
  {
    what: 'validation',
    extension: CART_VALIDATION,
    target: 'cartValidationsGenerateRun',
    inputOf: (lines: number, tiers: number) => sizedValidationInput('earned', lines, tiers),
    answers: false,
  },
  {
    what: 'validation, unearned gift',
    extension: CART_VALIDATION,
    target: 'cartValidationsGenerateRun',
    inputOf: (lines: number, tiers: number) => sizedValidationInput('unearned', lines, tiers),
    answers: true,
  },
] as const;

test('the built functions in QuickJS', async () => {
  test.setTimeout(600_000);
  const rows: Row[] = [];
  for (const { what, extension, target, inputOf, answers } of RUNS) {
    const make = await extension.built();
    for (const lines of LINES) {
      for (const tiers of TIERS) {
        const { figures, operations } = runsOf(make, target, JSON.stringify(inputOf(lines, tiers)));
        // A cart of one line has no gift, and nothing to refuse.
        expect(operations > 0).toBe(answers && (extension !== CART_VALIDATION || lines > 1));
        const size = `${lines} ${lines === 1 ? 'line' : 'lines'}, ${tiers} ${tiers === 1 ? 'tier' : 'tiers'}`;
        rows.push({ what: `${what}: ${size}`, figures });
      }
    }
  }
  hand(
    'function',
    'The functions in QuickJS (turns are loop turns and calls, not Shopify’s instructions)',
    rows,
  );
});

function runsOf(make: InstanceMaker, target: string, input: string) {
  const ready: number[] = [];
  const ran: number[] = [];
  let output = '';
  for (let round = 0; round < rounds(100, 10); round++) {
    const begun = performance.now();
    const instance = make();
    const made = performance.now();
    output = instance.run(target, input);
    ran.push(performance.now() - made);
    ready.push(made - begun);
    instance.close();
  }
  const counted = make();
  counted.run(target, input);
  const turns = counted.countTurns();
  counted.close();
  const figures: Row['figures'] = {
    turns,
    'bytes in': Buffer.byteLength(input),
    'bytes out': Buffer.byteLength(output),
    'made ms, median': quantile(ready, 0.5),
    'run ms, median': quantile(ran, 0.5),
    'run ms, p95': quantile(ran, 0.95),
  };
  const operations: number = JSON.parse(output).operations.length;
  return { figures, operations };
}
