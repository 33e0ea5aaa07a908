/** A small solid chevron: bullet, corner of an active tab. Decorative; takes the text colour. */
export const Chevron = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 14 7" width="14" height="7" aria-hidden="true" className={className}>
    <path d="m0 7 7-7 7 7z" fill="currentColor" />
  </svg>
)
