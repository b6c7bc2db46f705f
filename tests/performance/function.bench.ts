import { expect, test } from '@playwright/test';
import { builtFunction } from '../conformance/function/built-function';
import { sizedInput } from '../conformance/function/sized-input';
import { hand, quantile, type Row, rounds } from './results';

const LINES = [1, 50, 200];
const TIERS = [1, 4, 12];
const EXPORT = 'cartLinesDiscountsGenerateRun';

test('the built discount function in QuickJS', async () => {
  test.setTimeout(300_000);
  const make = await builtFunction();
  const runsOf = (input: string): Row['figures'] => {
    const ready: number[] = [];
    const ran: number[] = [];
    let output = '';
    for (let round = 0; round < rounds(100, 10); round++) {
      const begun = performance.now();
      const instance = make();
      const made = performance.now();
      output = instance.run(EXPORT, input);
      ran.push(performance.now() - made);
      ready.push(made - begun);
      instance.close();
    }
    const counted = make();
    counted.run(EXPORT, input);
    const turns = counted.countTurns();
    counted.close();
    expect(JSON.parse(output).operations.length).toBeGreaterThan(0);
    return {
      turns,
      'bytes in': Buffer.byteLength(input),
      'bytes out': Buffer.byteLength(output),
      'made ms, median': quantile(ready, 0.5),
      'run ms, median': quantile(ran, 0.5),
      'run ms, p95': quantile(ran, 0.95),
    };
  };
  hand(
    'function',
    'The discount function in QuickJS (turns are loop turns and calls, not Shopify’s instructions)',
    LINES.flatMap((lines) =>
      TIERS.map((tiers) => ({
        what: `${lines} ${lines === 1 ? 'line' : 'lines'}, ${tiers} ${tiers === 1 ? 'tier' : 'tiers'}`,
        figures: runsOf(JSON.stringify(sizedInput(lines, tiers))),
      })),
    ),
  );
});
