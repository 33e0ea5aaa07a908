import { MARKS } from '@beursvloer/contract/house-style/marks'
import { BUILT_MARK } from './house-style.ts'
import { useShellData } from './shell-data.ts'

/** The mark of the fair. Decorative; takes the text colour. */
export function FairMark({ className }: { readonly className?: string }) {
  const mark = useShellData()?.style?.mark ?? BUILT_MARK
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" className={className}>
      <path d={MARKS[mark]} fill="currentColor" />
    </svg>
  )
}
