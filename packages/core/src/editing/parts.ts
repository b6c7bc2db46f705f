/** Field of a section, as displayed to the merchant. */
export interface Field {
  /** Unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly value: unknown;
  /** Display text of the value, if short. */
  readonly text?: string;
  /** Value as a UTC instant (ISO 8601), to be displayed in the shop's time zone. */
  readonly instant?: string;
  /** Nested fields, such as the settings of a tier. */
  readonly fields?: readonly Field[];
}

/** Section of a document, which is changed, compared and taken as a unit. */
export interface Part {
  /** Unique in the document, and the same in all versions of it. */
  readonly id: string;
  readonly title: string;
  /** Content of the section. */
  readonly value: unknown;
  readonly fields?: readonly Field[];
  /**
   * Positions of other sections, for the section that stores them: by place, with the same places in every
   * document. They are compared by the sections that both documents have: an added or removed one hasn't moved the
   * others.
   */
  readonly places?: readonly PartPlace[];
}

/** Place of a document with sections in an order. */
export interface PartPlace {
  readonly name: string;
  readonly parts: readonly Pick<Part, 'id' | 'title'>[];
}

/** Sections of a kind of documents. */
export interface Parts<Doc> {
  /** Sections in reading order, which cover the whole document. */
  readonly split: (document: Doc) => readonly Part[];
  /**
   * Document with one section as in `from`: added, changed, or removed if `from` lacks it. The rest is unchanged,
   * except for consequences that keep the document valid in the editor.
   */
  readonly take: (document: Doc, from: Doc, partId: string) => Doc;
}

/** Sections by id. */
export function partsById(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}
