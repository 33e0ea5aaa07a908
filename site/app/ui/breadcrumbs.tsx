import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from './class-names.ts'
import { uiMessages } from './messages.ts'

interface BreadcrumbsProps {
  /** From the section down to the parent of this page. */
  items: readonly { to: string; label: string }[]
  className?: string
}

/** The breadcrumb links, top left of a page. The page itself is its h1, so it is not repeated. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const t = useMessages(uiMessages)
  return (
    <nav aria-label={t.breadcrumbs} className={cx('text-mute text-sm', className)}>
      <ol className="flex flex-wrap">
        {items.map((item, index) => (
          <li key={item.to}>
            {index > 0 && (
              <span aria-hidden="true" className="mx-2">
                /
              </span>
            )}
            <Link
              to={item.to}
              className="inline-block py-2 text-ink underline-offset-4 hover:underline"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
