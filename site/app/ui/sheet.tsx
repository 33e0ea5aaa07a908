import { type ReactNode, useId } from 'react'
import { ArrowLink } from './arrow-link.tsx'
import { cx } from './class-names.ts'
import { SheetLabel } from './sheet-label.tsx'

interface SheetProps {
  /** Two digits, "01"; sheets of a page count up. */
  number?: string
  /** The subject in one or two words. */
  label?: ReactNode
  /** The large heading; without it the label names the section. */
  title?: ReactNode
  level?: 2 | 3
  /** A link to the next page, top right. */
  link?: { to: string; label: string }
  /** Instead of a link: any short fact, top right. */
  aside?: ReactNode
  tone?: 'paper' | 'ground' | 'dark'
  id?: string
  children: ReactNode
  className?: string
}

const tones = { paper: '', ground: 'bg-ground', dark: 'on-dark' }

/** A section of a page, drawn as a sheet: top line, numbered label, large heading, content. */
export function Sheet({
  number,
  label,
  title,
  level = 2,
  link,
  aside,
  tone = 'paper',
  id,
  children,
  className,
}: SheetProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={cx('border-ink border-t', tones[tone], className)}
    >
      <div className="wrap pt-5 pb-section">
        {(label || link || aside) && (
          <SheetLabel
            number={number}
            aside={link ? <ArrowLink to={link.to}>{link.label}</ArrowLink> : aside}
            onDark={tone === 'dark'}
          >
            {label}
          </SheetLabel>
        )}
        {title ? (
          <Heading
            id={headingId}
            className="mt-[clamp(1.5rem,4vw,3.5rem)] mb-[clamp(1.5rem,3vw,2.75rem)] max-w-[18ch] text-4xl"
          >
            {title}
          </Heading>
        ) : (
          <div className="h-6 md:h-10" />
        )}
        {children}
      </div>
    </section>
  )
}
