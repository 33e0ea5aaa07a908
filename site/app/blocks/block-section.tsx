import type { ReactNode } from 'react'

interface BlockSectionProps {
  title: string
  /** Anchor of its heading in the page. */
  id?: string | undefined
  children: ReactNode
}

/** The content of a block, under its title; a block without a title continues the one above it. */
export function BlockSection({ title, id, children }: BlockSectionProps) {
  if (!title) return <div>{children}</div>
  return (
    <section id={id}>
      <h2 className="mb-6 max-w-[24ch] text-3xl">{title}</h2>
      {children}
    </section>
  )
}
