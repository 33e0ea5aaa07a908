import {
  KNOWLEDGE_SESSIONS_PAGE,
  PROGRAMME_PAGE,
  TOURS_PAGE,
} from '@beursvloer/contract/page-addresses'
import { NavLink } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useFairParts } from '~/shell/shell-data.ts'
import { programmeMessages } from './messages.ts'

/** The programme and its two pages about one type, side by side above the title. */
export function ProgrammeSections() {
  const t = useMessages(programmeMessages)
  const has = useFairParts()
  const sections = [
    { to: PROGRAMME_PAGE, label: t.all },
    ...(has('tours') ? [{ to: TOURS_PAGE, label: t.tours }] : []),
    ...(has('knowledgeSessions') ? [{ to: KNOWLEDGE_SESSIONS_PAGE, label: t.sessions }] : []),
  ]
  if (sections.length === 1) return null
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
