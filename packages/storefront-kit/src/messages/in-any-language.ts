/** Type of messages in any language. */
export type InAnyLanguage<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : InAnyLanguage<English[Name]>;
};
