import { useHouses } from './facade/drawing-style.ts'

/** A small solid roof, or a dike: bullet, corner of an active tab. Decorative; takes the text colour. */
export const Chevron = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 14 7" width="14" height="7" aria-hidden="true" className={className}>
    <path d={useHouses() ? 'm0 7 7-7 7 7z' : 'm0 7 3-6h8l3 6z'} fill="currentColor" />
  </svg>
)
