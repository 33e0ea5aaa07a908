import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Badge } from '~/ui/badge.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Logo } from '~/ui/logo.tsx'
import { vacancyMessages } from './messages.ts'
import type { VacancySummary } from './vacancy-view.ts'

/** Vacancies as rows: logo | title and exhibitor | place, hours and closing date. */
export function VacancyRows({
  vacancies,
  level = 2,
}: {
  vacancies: readonly VacancySummary[]
  level?: 2 | 3
}) {
  return (
    <ul className="border-ink border-t">
      {vacancies.map((vacancy) => (
        <VacancyRow key={vacancy.id} vacancy={vacancy} level={level} />
      ))}
    </ul>
  )
}

function VacancyRow({ vacancy, level }: { vacancy: VacancySummary; level: 2 | 3 }) {
  const t = useMessages(vacancyMessages)
  const locale = useLocale()
  const { exhibitor, place, hours, closingDate, closed } = vacancy
  const foreign = vacancy.language === locale ? undefined : vacancy.language
  const Heading = `h${level}` as const
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-gray-300 border-b py-4 transition-colors hover:bg-green-50 md:grid-cols-[9rem_minmax(0,1fr)_13rem] md:items-center md:py-5">
      <div className="hidden md:block md:pl-3">
        {exhibitor.logo && (
          <Logo
            name={exhibitor.name}
            {...exhibitor.logo}
            decorative
            className="max-h-14 md:max-w-33"
          />
        )}
      </div>
      <div>
        <Heading className="text-2xl">
          <Link to={vacancy.path} className="link-cover">
            <span lang={foreign}>
              <Hyphenated language={vacancy.language}>{vacancy.title}</Hyphenated>
            </span>
          </Link>
        </Heading>
        <p className="mt-1 text-base text-mute">{exhibitor.name}</p>
      </div>
      <div className="text-mute text-sm">
        <p>
          {place}
          {place && hours && '\u00A0· '}
          <span lang={langOf(vacancy, 'hours', locale)}>{hours}</span>
        </p>
        <p className="mt-0.5">
          {closed ? (
            <Badge>{t.closed}</Badge>
          ) : (
            <time dateTime={closingDate}>{t.until(formatDate(closingDate, locale))}</time>
          )}
        </p>
      </div>
    </li>
  )
}
