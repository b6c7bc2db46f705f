import { signal } from '@preact/signals';

/** Export `part` of the file of a lazy part, as far as every surface has it. */
export interface StyledPart {
  /** Its style sheet, as text. */
  readonly css: string;
}

/** Where the parts of a surface come from, by their names; null when one cannot be had. Never rejects. */
export type LoadPart<Table> = <Name extends keyof Table>(name: Name) => Promise<Table[Name] | null>;

/** Longest wait of a surface's beginning for the parts around it, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** The lazy parts of a surface. `Table` says by their names what they are. */
export interface Parts<Table> {
  /**
   * Whether those that were wanted first have come, or are not waited for any more. Until then none is drawn: one by one
   * they would push each other, and what stands among them, about.
   */
  isReady(): boolean;
  /** Settles when that is so, and what came is drawn. */
  readonly ready: Promise<void>;
  /** One that has come; undefined until then. Who asks while drawing is drawn again when parts come. */
  get<Name extends keyof Table>(name: Name): Table[Name] | undefined;
  /** Loads parts. One that could not be had is asked for again the next time, and is named to `onMissing`. */
  want(names: readonly (keyof Table)[]): Promise<void>;
}

/** Dresses the shadow root for every part that comes. */
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
    // Under a name there is the part of that name; the compiler cannot see that in a map.
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
