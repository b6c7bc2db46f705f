/** A field of a part, as the merchant knows it. */
export interface Field {
  /** Unique among its neighbours. */
  readonly key: string;
  readonly label: string;
  readonly value: unknown;
  /** The value in words, where it is short enough to be read at a glance. */
  readonly text?: string;
  /** The value is a UTC instant (ISO 8601), to be told on the shop's clock. */
  readonly instant?: string;
  /** What it consists of, such as the settings of a tier. */
  readonly fields?: readonly Field[];
}

/** A part of a document that is changed, compared and taken as one. */
export interface Part {
  /** Unique in the document, and the same in every version of it. */
  readonly id: string;
  readonly title: string;
  /** All that the part holds. */
  readonly value: unknown;
  readonly fields?: readonly Field[];
  /**
   * Of the part that says where other parts stand: place by place, the same places in every document. Two of it are compared by the parts that both
   * documents have: one that was added or removed has not moved the others.
   */
  readonly places?: readonly PartPlace[];
}

/** A place of a document where parts stand in an order. */
export interface PartPlace {
  readonly name: string;
  readonly parts: readonly Pick<Part, 'id' | 'title'>[];
}

/** Parts of documents of a kind. */
export interface Parts<Doc> {
  /** The parts, in reading order. They hold the whole document between them. */
  readonly split: (document: Doc) => readonly Part[];
  /**
   * The document with one part as it is in `from`: added, changed, or removed where `from` does not have it. The rest stays,
   * but for what the part takes along so that the document is one that an editor could have made.
   */
  readonly take: (document: Doc, from: Doc, partId: string) => Doc;
}

/** The parts by their ids. */
export function partsById(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}
