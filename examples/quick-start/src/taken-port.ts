import { portIsFree } from './port-is-free';
import type { Settings } from './settings';

/** Message about the first port that is already in use; null if all are free. */
export async function takenPort({
  port,
  storePort,
  secondStorePort,
  withoutApp = false,
}: Settings): Promise<string | null> {
  const ports = {
    PORT: withoutApp ? undefined : port,
    STORE_PORT: storePort,
    SECOND_STORE_PORT: secondStorePort,
  };
  for (const [variable, number] of Object.entries(ports)) {
    if (number === undefined || (await portIsFree(number))) continue;
    return `Port ${number} is in use. Stop what runs there, or set ${variable} to another port.`;
  }
  return null;
}
