import { cx } from './class-names.ts'

interface SkeletonProps {
  /** How many rows wait. */
  rows?: number
  /** Name of the content being loaded, for screen readers. */
  label: string
  className?: string
}

/** Ruled, empty rows while something loads. Shows itself only after 300 ms. */
export function Skeleton({ rows = 3, label, className }: SkeletonProps) {
  return (
    <div role="status" className={cx('animate-late', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identical.
          key={index}
          aria-hidden="true"
          className="flex items-center gap-6 border-gray-300 border-t py-5"
        >
          <div className="h-5 w-16 bg-gray-100" />
          <div className="h-5 w-full max-w-96 bg-gray-100" />
        </div>
      ))}
    </div>
  )
}
