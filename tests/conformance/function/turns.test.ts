import { FUNCTION_LIMITS } from '@cartwright/dev-store/functions/limits';
import { describe, expect, it } from 'vitest';
import { builtFunction, CART_VALIDATION } from './built-function';
import { sizedBundleInput, sizedDeliveryInput, sizedInput, sizedValidationInput } from './sized-input';

/**
 * An alarm, no limit of Shopify's: how many loop turns and calls QuickJS counts, the module's own evaluation included.
 * If a change needs the function to do more work, raise the number.
 */
describe.each([
  ['cartLinesDiscountsGenerateRun', 'bought alone', sizedInput, [1_000, 17_000, 66_000]],
  ['cartDeliveryOptionsDiscountsGenerateRun', 'bought alone', sizedDeliveryInput, [1_000, 17_000, 66_000]],
  ['cartLinesDiscountsGenerateRun', 'in bundles', sizedBundleInput, [1_000, 28_000, 104_000]],
] as const)('%s, products %s', (target, _products, inputOf, [one, fifty, twoHundred]) => {
  it.each([
    [1, 1, one],
    [50, 4, fifty],
    [200, 12, twoHundred],
  ])('takes %i lines and %i tiers in at most %i turns', async (lines, tiers, max) => {
    const input = JSON.stringify(inputOf(lines, tiers));
    expect(Buffer.byteLength(input)).toBeLessThan(FUNCTION_LIMITS.inputBytes);
    const instance = (await builtFunction())();
    const output = instance.run(target, input);
    expect(output.length).toBeLessThan(FUNCTION_LIMITS.outputBytes);
    expect(JSON.parse(output).operations.length).toBeGreaterThan(0);
    expect(instance.countTurns()).toBeLessThanOrEqual(max);
    instance.close();
  });
});

/** If the current rewards don't give a gift, the upcoming ones are evaluated as well. */
it.each([
  ['earned', 1, 1, 1_000],
  ['earned', 50, 4, 14_000],
  ['earned', 200, 12, 58_000],
  ['unearned', 200, 12, 95_000],
] as const)(
  'validation of an %s gift in %i lines and %i tiers takes at most %i turns',
  async (gift, lines, tiers, max) => {
    const input = JSON.stringify(sizedValidationInput(gift, lines, tiers));
    expect(Buffer.byteLength(input)).toBeLessThan(FUNCTION_LIMITS.inputBytes);
    const instance = (await CART_VALIDATION.built())();
    const output = JSON.parse(instance.run('cartValidationsGenerateRun', input));
    expect(output.operations).toHaveLength(gift === 'earned' ? 0 : 1);
    expect(instance.countTurns()).toBeLessThanOrEqual(max);
    instance.close();
  },
);
