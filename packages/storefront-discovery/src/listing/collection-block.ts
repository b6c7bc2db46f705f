/** Element that the block has put into the page, and what its own script or that of a test has asked for already. */
export interface CollectionBlock extends HTMLElement {
  cartwrightAnswer?: Promise<Response | undefined>;
}
