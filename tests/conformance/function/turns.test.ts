import { FUNCTION_LIMITS } from '@cartwright/dev-store/functions/limits';
import { expect, it } from 'vitest';
import { builtFunction } from './built-function';
import { sizedInput } from './sized-input';

/**
 * An alarm, no limit of Shopify's: how many loop turns and calls QuickJS counts, the module's own evaluation included.
 * Where a change makes the function work more, and it has to, raise the number.
 */
it.each([
  [1, 1, 1_000],
  [50, 4, 13_000],
  [200, 12, 55_000],
])('%i lines and %i tiers take the function no more than %i turns', async (lines, tiers, most) => {
  const input = JSON.stringify(sizedInput(lines, tiers));
  expect(Buffer.byteLength(input)).toBeLessThan(FUNCTION_LIMITS.inputBytes);
  const instance = (await builtFunction())();
  const output = instance.run('cartLinesDiscountsGenerateRun', input);
  expect(output.length).toBeLessThan(FUNCTION_LIMITS.outputBytes);
  expect(JSON.parse(output).operations.length).toBeGreaterThan(0);
  expect(instance.countTurns()).toBeLessThanOrEqual(most);
  instance.close();
});
