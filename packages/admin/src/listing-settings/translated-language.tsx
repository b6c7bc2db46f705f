import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface TranslatedLanguage {
  /** Language as Shopify writes it; null: none is being translated into. */
  readonly language: string | null;
  readonly translateInto: (language: string | null) => void;
}

const Translating = createContext<TranslatedLanguage>({ language: null, translateInto() {} });

/** Provides the language that a list's texts are translated into, for the preview. */
export function TranslatedLanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, translateInto] = useState<string | null>(null);
  const value = useMemo(() => ({ language, translateInto }), [language]);
  return <Translating.Provider value={value}>{children}</Translating.Provider>;
}

export const useTranslatedLanguage = (): TranslatedLanguage => useContext(Translating);
