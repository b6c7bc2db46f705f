/** Default component texts not yet translated, shown in English. Remove a text once translated. */
export const AWAITING_TRANSLATION: readonly string[] = [];
