import { createContext, useContext } from 'react';
import type { Saving } from './use-save';

const SavingContext = createContext<Saving | null>(null);

/** Provides the saving of the enclosing editor. */
export const SavingProvider = SavingContext.Provider;

/** Saving of the enclosing editor. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('useSaving is for components inside of SavingProvider.');
  return saving;
}
