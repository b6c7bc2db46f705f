import { describe, expect, it } from 'vitest';
import { liquidCases } from './liquid-cases';
import { type LiquidOutcome, liquidOutcome, OUTCOMES } from './liquid-outcome';

/** A copy of Shopify/liquid-spec. Without one there is nothing to compare with. */
const FOLDER = process.env.LIQUID_SPEC;

/** Most cases of 8a308cb (2026-07-23) that may be drawn otherwise, or accepted: `docs/templates.md` says of what kind they are. */
const MAX_DIFFERENT = 31;
const MAX_ACCEPTED = 2;

describe.skipIf(FOLDER === undefined)('Shopify’s public Liquid test cases', () => {
  it('render as in Shopify or are rejected at the right place, no fewer than before', () => {
    const cases = liquidCases(FOLDER ?? '').map((each) => ({ ...each, ...liquidOutcome(each) }));
    const named = (outcome: LiquidOutcome) =>
      cases.filter((each) => each.outcome === outcome).map(({ name, drawn }) => `${name}: ${drawn}`);
    const isError = cases.filter(({ expected }) => expected === null).length;
    const report = [...named('different'), ...named('accepted')].join('\n');
    process.stdout.write(
      `${cases.length} cases, ${isError} of them errors: ${OUTCOMES.map((each) => `${named(each).length} ${each}`).join(', ')}\n`,
    );
    expect(named('equal').length).toBeGreaterThan(1_000);
    expect(named('different').length, report).toBeLessThanOrEqual(MAX_DIFFERENT);
    expect(named('accepted').length, report).toBeLessThanOrEqual(MAX_ACCEPTED);
  });
});
