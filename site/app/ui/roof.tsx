interface RoofProps {
  /** `mark` is the fair's logo (a house of one roof line), `chevron` the small solid roof. */
  kind?: 'mark' | 'chevron'
  className?: string
}

/** The roof: mark of the fair, bullet, corner of an active tab. Decorative; takes the text colour. */
export function Roof({ kind = 'chevron', className }: RoofProps) {
  if (kind === 'mark') {
    return (
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" className={className}>
        <path d="M2 18 15 5l13 13v9h-6v-7l-7-7-7 7v7H2z" fill="currentColor" />
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 14 7" width="14" height="7" aria-hidden="true" className={className}>
      <path d="m0 7 7-7 7 7z" fill="currentColor" />
    </svg>
  )
}
