/** Blocks whose code a page loads only where it has one. */
export { FiguresBlock } from './figures-block.tsx'
export { QuoteBlock } from './quote-block.tsx'
