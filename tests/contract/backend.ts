/** Something that answers the calls of the contract for one shop. */
export interface Backend {
  /** A shop without carts. */
  reset(): Promise<void>;
  /** From now on whoever asks is of the app's own staff, or is not. */
  beStaff(isStaff: boolean): Promise<void>;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Where the calls of tests go; each backend hears them at its own address. */
export const ORIGIN = 'http://127.0.0.1';
