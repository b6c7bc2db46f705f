import { rm } from 'node:fs/promises';
import { freePort, type Launched, temporaryFolder } from '../launch';
import { launchMirrored } from '../models/mirrored-app';
import { type RawRows, rawRows } from './raw-rows';

const CLOCK = new URL('clock-ahead.mjs', import.meta.url).href;

/** A store with the app, on one address and with one memory over several days. */
export class ShopOverDays {
  private constructor(
    private readonly folder: string,
    private readonly ports: Record<string, string>,
    private now: Launched,
  ) {}

  get running(): Launched {
    return this.now;
  }

  static async begin(): Promise<ShopOverDays> {
    const folder = await temporaryFolder();
    const ports = { PORT: String(await freePort()), STORE_PORT: String(await freePort()) };
    return new ShopOverDays(folder, ports, await launched(folder, ports, 0));
  }

  /** Goes on at a later instant (epoch milliseconds), as after a restart. */
  async goOnAt(instant: number): Promise<void> {
    await this.now.stop();
    this.now = await launched(this.folder, this.ports, instant - Date.now());
  }

  /** Ends the day, and reads what is stored. */
  async rows(): Promise<RawRows> {
    await this.now.stop();
    return rawRows(this.folder);
  }

  async end(): Promise<void> {
    await this.now.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const launched = (folder: string, ports: Record<string, string>, ahead: number) =>
  launchMirrored(folder, {
    ...ports,
    ...(ahead > 0 && { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(ahead) }),
  });
