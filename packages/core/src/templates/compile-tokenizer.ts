import { Tokenizer } from 'liquidjs';

/** Tokenizer of a Liquid source, or a range of it, that counts the characters it reads. */
export class CountingTokenizer extends Tokenizer {
  readonly #count: (steps: number) => void;

  constructor(source: string, count: (steps: number) => void, range?: [from: number, to: number]) {
    super(source, undefined, undefined, range);
    this.#count = count;
  }

  override peek(ahead?: number): string {
    this.#count(1);
    return super.peek(ahead);
  }

  override peekType(ahead?: number): number {
    this.#count(1);
    return super.peekType(ahead);
  }

  override match(text: string): boolean {
    this.#count(1);
    return super.match(text);
  }

  override rmatch(text: string): boolean {
    this.#count(1);
    return super.rmatch(text);
  }
}
