import * as z from 'zod';

/** Apps whose ratings products can show. */
export const REVIEW_APPS = [
  'klaviyo',
  'judgeme',
  'junip',
  'loox',
  'okendo',
  'opinew',
  'reviewsio',
  'stamped',
  'yotpo',
] as const;
export type ReviewApp = (typeof REVIEW_APPS)[number];

/** Switches of the review apps. */
export const reviewIntegrations = z.strictObject(
  Object.fromEntries(REVIEW_APPS.map((app) => [app, z.boolean()])) as Record<ReviewApp, z.ZodBoolean>,
);
export type ReviewIntegrations = z.infer<typeof reviewIntegrations>;

export const NO_INTEGRATIONS = Object.fromEntries(
  REVIEW_APPS.map((app) => [app, false]),
) as ReviewIntegrations;
