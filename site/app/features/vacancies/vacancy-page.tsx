import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { VACANCIES_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Logo } from '~/ui/logo.tsx'
import { LanguageNotice, Notice } from '~/ui/notice.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { type Fact, TitleBlock } from '~/ui/title-block.tsx'
import { vacancyMessages } from './messages.ts'
import { VacancyRows } from './vacancy-rows.tsx'
import type { VacancyDetail, VacancySummary } from './vacancy-view.ts'

/** Facts of a vacancy for its title block; those that are not known are left out. */
function useVacancyFacts(vacancy: VacancyDetail): readonly Fact[] {
  const t = useMessages(vacancyMessages)
  const locale = useLocale()
  const { exhibitor, place, hours, closingDate, closed } = vacancy
  const date = formatDate(closingDate, locale)
  const facts: Fact[] = [
    {
      label: t.closingDate,
      value: (
        <time dateTime={closingDate}>
          {closed ? <del className="text-mute line-through">{date}</del> : date}
        </time>
      ),
    },
  ]
  if (hours) {
    const value = <span lang={langOf(vacancy, 'hours', locale)}>{hours}</span>
    facts.push({ label: t.hours, value })
  }
  if (place) facts.push({ label: t.place, value: place })
  const stands = exhibitor.stands.join(', ')
  facts.push({ label: t.stand, value: stands || t.standFollows })
  return facts
}

interface VacancyPageProps {
  vacancy: VacancyDetail
  others: readonly VacancySummary[]
}

/** One vacancy: its description, how to apply or that it is closed, and its exhibitor. */
export function VacancyPage({ vacancy, others }: VacancyPageProps) {
  const t = useMessages(vacancyMessages)
  const locale = useLocale()
  const { closed, url, body } = vacancy
  const foreign = vacancy.language === locale ? undefined : vacancy.language
  const facts = useVacancyFacts(vacancy)
  return (
    <>
      <div className="wrap pt-4 pb-section">
        <Breadcrumbs items={[{ to: VACANCIES_PAGE, label: t.title }]} />
        <div className="mt-4">
          <TitleBlock
            mark={closed && <Badge>{t.closed}</Badge>}
            title={
              <span lang={foreign}>
                <Hyphenated language={vacancy.language}>{vacancy.title}</Hyphenated>
              </span>
            }
            lead={
              <Link to={vacancy.exhibitor.path} className="link">
                {vacancy.exhibitor.name}
              </Link>
            }
            actions={
              !closed &&
              url && (
                <LinkButton to={url} variant="primary">
                  {t.apply}
                  <Icon name="arrow-up-right" />
                </LinkButton>
              )
            }
            facts={facts}
          />
        </div>
        {closed && (
          <div className="mt-6">
            <Notice tone="brick" title={t.closed}>
              {t.closedSince(formatDate(vacancy.closingDate, locale))}
            </Notice>
          </div>
        )}
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section>
            <h2 className="mb-5 text-3xl">{t.about}</h2>
            {foreign && (
              <div className="mb-5">
                <LanguageNotice />
              </div>
            )}
            <div lang={langOf(vacancy, 'body', locale)}>
              <RichText value={body} under={2} />
            </div>
          </section>
          <Employer exhibitor={vacancy.exhibitor} />
        </div>
      </div>
      {others.length > 0 && (
        <Sheet label={t.title} title={t.others} link={{ to: VACANCIES_PAGE, label: t.all }}>
          <VacancyRows vacancies={others} level={3} />
        </Sheet>
      )}
    </>
  )
}

/** The exhibitor behind a vacancy, and where it stands. */
function Employer({ exhibitor }: Pick<VacancyDetail, 'exhibitor'>) {
  const t = useMessages(vacancyMessages)
  const locale = useLocale()
  const { name, path, logo, intro, language, stands } = exhibitor
  return (
    <section>
      <h2 className="mb-5 text-3xl">{t.by(name)}</h2>
      <div className="border border-ink p-5">
        {logo && <Logo name={name} {...logo} decorative />}
        <p lang={language === locale ? undefined : language} className="mt-4 text-lg">
          {intro}
        </p>
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
          <ArrowLink to={path}>{t.toExhibitor(name)}</ArrowLink>
          {stands[0] && (
            <ArrowLink to={drawingPath({ stand: stands[0] })}>{t.showOnFloorPlan}</ArrowLink>
          )}
        </div>
      </div>
    </section>
  )
}
