/** English; translations are in `words/`. */
export const BUNDLE_GROUPS_WORDS = {
  /** Of a bundle whose title isn't known. */
  bundle: 'Bundle',
  saves: (amount: string) => `You save ${amount}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit: ${title}`,
  remove: 'Remove bundle',
  removeOf: (title: string) => `Remove bundle: ${title}`,
  /** Of a bundle whose discount the merchant has changed since it was built. */
  changed: (now: string, before: string) =>
    `This bundle’s discount has changed: you now save ${now} instead of ${before}.`,
  ended: (before: string) => `This bundle’s discount of ${before} has ended.`,
  /** `amount` is what the other products of the bundle will cost more. */
  askRemove: (title: string, amount: string) =>
    `Remove ${title}? The rest of your bundle will cost ${amount} more.`,
  askReduce: (title: string, amount: string) =>
    `Reduce ${title}? The rest of your bundle will cost ${amount} more.`,
  keep: 'Keep',
  goRemove: 'Remove',
  goReduce: 'Reduce',
};
