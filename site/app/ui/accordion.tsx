import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'

/**
 * A list of questions that open; native <details>, so it works without JavaScript and prints open.
 * The question that the address names is open.
 */
export function Accordion({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    const question = named && root.current?.contains(named) && named.closest('details')
    if (!question || question.open) return
    question.open = true
    // Scrolls to the question of the address when the page was loaded.
    if (key !== 'default') question.scrollIntoView()
  }, [hash, key])
  return (
    <div ref={root} className="border-ink border-t">
      {children}
    </div>
  )
}

interface AccordionItemProps {
  title: ReactNode
  children: ReactNode
  /** Address of this item within the page. */
  id: string
  open?: boolean
  level?: 2 | 3
}

/** One question with its answer. */
export function AccordionItem({ title, children, id, open, level = 3 }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <details open={open} className="group border-gray-300 border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:bg-green-50">
        <Heading className="text-xl">{title}</Heading>
        <Icon
          name="plus"
          className="shrink-0 transition-transform group-open:rotate-45 print:hidden"
        />
      </summary>
      {/* On the folded content: a browser that goes to its anchor opens it by itself. */}
      <div id={id} className="scroll-mt-24 pt-1 pb-6">
        {children}
      </div>
    </details>
  )
}
