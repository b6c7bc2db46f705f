import * as z from 'zod';

/** Country of a previewed shopper, ISO 3166-1 alpha-2; null: the shop's own. */
export const shopperCountry = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable();

/** Language of a preview, BCP 47. */
export const shopperLocale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/);
