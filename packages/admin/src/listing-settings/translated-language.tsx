import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface TranslatedLanguage {
  /** As Shopify writes it; null: nothing is being translated. */
  readonly language: string | null;
  readonly translateInto: (language: string | null) => void;
}

const Translating = createContext<TranslatedLanguage>({ language: null, translateInto() {} });

/** Knows the language that texts of a list are translated into, for the preview to show. */
export function TranslatedLanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, translateInto] = useState<string | null>(null);
  const value = useMemo(() => ({ language, translateInto }), [language]);
  return <Translating.Provider value={value}>{children}</Translating.Provider>;
}

export const useTranslatedLanguage = (): TranslatedLanguage => useContext(Translating);
