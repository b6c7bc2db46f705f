import { createContext, useContext } from 'react';
import type { Saving } from './use-save';

const SavingContext = createContext<Saving | null>(null);

/** Lets what is inside save the document of the editor around. */
export const SavingProvider = SavingContext.Provider;

/** The saving of the editor around. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('useSaving is for components inside of SavingProvider.');
  return saving;
}
