import {
  KNOWLEDGE_SESSIONS_PAGE,
  PROGRAMME_PAGE,
  TOURS_PAGE,
} from '@beursvloer/contract/page-addresses'
import { NavLink } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { programmeMessages } from './messages.ts'

/** The programme and its two pages about one type, side by side above the title. */
export function ProgrammeSections() {
  const t = useMessages(programmeMessages)
  const sections = [
    { to: PROGRAMME_PAGE, label: t.all },
    { to: TOURS_PAGE, label: t.tours },
    { to: KNOWLEDGE_SESSIONS_PAGE, label: t.sessions },
  ]
  return (
    <nav aria-label={t.sections}>
      <ul className="flex gap-x-5">
        {sections.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
