import { signal } from '@preact/signals';

/** Export `part` of a lazy part's file, common to all surfaces. */
export interface StyledPart {
  /** Style sheet text. */
  readonly css: string;
}

/** Loads a surface's part by name; null on failure. Never rejects. */
export type LoadPart<Table> = <Name extends keyof Table>(name: Name) => Promise<Table[Name] | null>;

/** Timeout of the initial parts (milliseconds). */
const MAX_WAIT_MS = 2000;

/** Lazy parts of a surface. `Table` maps names to parts. */
export interface Parts<Table> {
  /**
   * Whether the initially wanted parts have loaded or timed out. Until then none is rendered, to avoid layout shifts.
   */
  isReady(): boolean;
  /** Resolves once ready and rendered. */
  readonly ready: Promise<void>;
  /** Loaded part, else undefined. Reading it in a render subscribes to loaded parts. */
  get<Name extends keyof Table>(name: Name): Table[Name] | undefined;
  /** Loads parts. A failed one is reported to `onMissing` and retried next time. */
  want(names: readonly (keyof Table)[]): Promise<void>;
}

/** Creates the parts of a surface; adds each loaded part's styles to the shadow root. */
export function createParts<Table extends { readonly [Name in keyof Table]: StyledPart }>(
  root: ShadowRoot,
  load: LoadPart<Table>,
  onMissing: (name: keyof Table) => void = () => undefined,
): Parts<Table> {
  const here = signal<ReadonlyMap<keyof Table, StyledPart>>(new Map());
  const requested = new Set<keyof Table>();
  const isShown = signal(false);
  let isFirst = true;
  let show = () => {};
  const ready = new Promise<void>((resolve) => {
    show = () => {
      isShown.value = true;
      resolve();
    };
  });

  async function bring(name: keyof Table): Promise<void> {
    const part = await load(name);
    if (!part) {
      requested.delete(name);
      return onMissing(name);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(part.css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    here.value = new Map(here.value).set(name, part);
  }

  const isReady = () => isShown.value;

  return {
    isReady,
    ready,
    // The map holds each part under its own name, which the compiler can't infer.
    get: <Name extends keyof Table>(name: Name) =>
      (isReady() ? here.value.get(name) : undefined) as Table[Name] | undefined,
    async want(names) {
      const missing = new Set(names);
      for (const name of requested) missing.delete(name);
      for (const name of missing) requested.add(name);
      const all = Promise.all([...missing].map(bring));
      if (isFirst) {
        isFirst = false;
        void all.then(show);
        setTimeout(show, MAX_WAIT_MS);
      }
      await all;
    },
  };
}
