import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Hyphenated } from './hyphenation/hyphenated.tsx'

interface PageHeadProps {
  /** Breadcrumbs or a sheet label, top left. */
  label?: ReactNode
  /** Small links, top right: print, calendar, share. */
  aside?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** Below the lead: buttons, dimensions. */
  children?: ReactNode
  /** Less space on phones, for pages with a list as their main content. */
  dense?: boolean
  className?: string
}

/** Head of an ordinary page: label row, the h1, a lead. The h1 takes focus after navigation. */
export function PageHead({
  label,
  aside,
  title,
  lead,
  children,
  dense = false,
  className,
}: PageHeadProps) {
  return (
    <div className={cx('wrap pt-4 pb-8 md:pb-10', dense && 'max-md:pt-3 max-md:pb-1', className)}>
      {(label || aside) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-mute text-sm">
          <div>{label}</div>
          <div className="print:hidden">{aside}</div>
        </div>
      )}
      <h1
        tabIndex={-1}
        className={cx('max-w-[22ch] font-extrabold text-5xl md:mt-8', dense ? 'mt-1' : 'mt-5')}
      >
        {typeof title === 'string' ? <Hyphenated>{title}</Hyphenated> : title}
      </h1>
      {lead && <p className="mt-5 max-w-[54ch] text-lg">{lead}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
