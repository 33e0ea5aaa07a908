import type { ReactNode } from 'react'

interface BlockSectionProps {
  title?: string
  /** Anchor of its heading in the page. */
  id?: string | undefined
  /** On wide screens the title has the first of three columns, and the content the others. */
  beside?: boolean
  children: ReactNode
}

/** The content of a block, under its title; a block without a title continues the one above it. */
export function BlockSection({ title, id, beside = false, children }: BlockSectionProps) {
  const className = beside ? 'gap-x-16 lg:grid lg:grid-cols-3' : undefined
  const content = beside ? <div className="lg:col-span-2 lg:col-start-2">{children}</div> : children
  if (!title) return <div className={className}>{content}</div>
  return (
    <section id={id} className={className}>
      <h2 className="mb-6 max-w-[24ch] text-3xl">{title}</h2>
      {content}
    </section>
  )
}
