/** Something that answers the calls of the contract for one shop. */
export interface Backend {
  /** A shop without carts. */
  reset(): Promise<void>;
  /** Sets whether later requests come from the app's own staff. */
  beStaff(isStaff: boolean): Promise<void>;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Origin of the tests' requests; each backend maps it to its own address. */
export const ORIGIN = 'http://127.0.0.1';
