import { FIGURE_NAMES, FIGURE_WEEKS } from '@beursvloer/contract/my-stand/terms'
import {
  leadsPagePath,
  scanPagePath,
  standBadgesPagePath,
  standFiguresPath,
  standMeetingsPagePath,
  standOrdersPagePath,
  standPeoplePath,
  standPresentationPath,
} from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Logo } from '~/ui/logo.tsx'
import { ActsList, type ActView } from './acts-list.tsx'
import { ContractChain } from './contract-chain.tsx'
import { myStandMessages } from './messages.ts'
import { NewsList, type NewsView } from './news-list.tsx'
import { orderMessages } from './order-messages.ts'
import type { OverviewView } from './overview-view.ts'
import { StandBreadcrumbs } from './stand-link.tsx'
import { TaskList } from './task-list.tsx'
import type { TaskView } from './task-view.ts'
import { WeekBars } from './week-bars.tsx'

interface OverviewPageProps {
  view: OverviewView
  /** The part of the floor plan around the stand; null without one. */
  plan: ReactNode
  tasks: readonly TaskView[]
  news: readonly NewsView[]
  /** Its meetings; null while it has none. */
  meetings: ReactNode
  /** Days to the fair; null once it has begun. */
  daysLeft: number | null
  /** Whether staff of the fair act for the exhibitor; they see no leads. */
  isActing: boolean
  acts: readonly ActView[]
}

/** The first page of an exhibitor's own area. */
export function OverviewPage(props: OverviewPageProps) {
  const { view, plan, tasks, news, meetings, daysLeft, isActing, acts } = props
  const t = useMessages(myStandMessages)
  return (
    <div className="wrap pt-4 pb-section">
      <StandBreadcrumbs stand={null} />
      <div className="mt-4 border border-ink">
        <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)]">
          <StandHead view={view} isActing={isActing} />
          {plan && (
            <div className="flex items-center border-ink bg-ground max-lg:border-t lg:border-l [&_a]:w-full [&_svg]:border-0">
              {plan}
            </div>
          )}
          <StandFacts view={view} />
        </div>
        {view.contract && <ContractChain contract={view.contract} />}
        {view.role === 'manager' && <OpenInvoices view={view} />}
      </div>
      <TaskList tasks={tasks} stand={view.exhibitor} mayEdit={mayEdit(view)} daysLeft={daysLeft} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {news.length > 0 && <NewsList news={news} />}
        {meetings}
        <Presentation view={view} />
        <People view={view} />
        {acts.length > 0 && <ActsList acts={acts} />}
        {view.figures && (
          <section className="lg:col-span-2">
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 className="text-3xl">{t.interest}</h2>
              <p className="flex flex-wrap items-baseline gap-x-6 text-mute text-sm">
                {t.weeks(FIGURE_WEEKS)}
                <Link
                  to={standFiguresPath(view.exhibitor)}
                  className="link inline-flex min-h-11 items-center font-semibold text-base"
                >
                  {t.perDay}
                </Link>
              </p>
            </div>
            <Figures figures={view.figures} />
          </section>
        )}
      </div>
    </div>
  )
}

const mayEdit = ({ role }: OverviewView) => role !== 'staff'

function Figures({ figures }: { figures: NonNullable<OverviewView['figures']> }) {
  const t = useMessages(myStandMessages)
  const { weeks, medians } = figures
  return (
    <>
      <div className="grid gap-px border border-ink bg-ink sm:grid-cols-2 lg:grid-cols-5">
        {FIGURE_NAMES.map((name) => (
          <WeekBars
            key={name}
            label={t.figures[name]}
            counts={figures[name]}
            weeks={weeks}
            median={medians?.[name] ?? null}
          />
        ))}
      </div>
      <p className="mt-2 text-mute text-sm">
        {medians ? t.compared(medians.stands) : t.onlyTotals}
      </p>
    </>
  )
}

function StandHead({ view, isActing }: Pick<OverviewPageProps, 'view' | 'isActing'>) {
  const t = useMessages(myStandMessages)
  const { name, logo, category, mainExhibitor } = view
  return (
    <div className="p-5 md:p-8">
      <div className="flex items-center gap-4">
        {logo && <Logo name={name} {...logo} decorative />}
        <p>
          <span className="block font-semibold">{view.member}</span>
          <span className="text-mute text-sm">{t.yourRole(t.roles[view.role])}</span>
        </p>
      </div>
      <h1 tabIndex={-1} className="mt-5 font-extrabold text-5xl">
        <Hyphenated language="nl">{name}</Hyphenated>
      </h1>
      <p className="mt-2 text-lg text-mute">
        {mainExhibitor ? t.standOf(mainExhibitor) : category}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {mayEdit(view) && (
          <LinkButton
            to={standPresentationPath(view.exhibitor)}
            variant="primary"
            className="max-sm:w-full"
          >
            {t.edit}
          </LinkButton>
        )}
        {!isActing && (
          <>
            <LinkButton to={scanPagePath(view.exhibitor)} reloadDocument>
              <Icon name="frame" />
              {t.scan}
            </LinkButton>
            <LinkButton to={leadsPagePath(view.exhibitor)}>{t.leads}</LinkButton>
            <LinkButton to={standMeetingsPagePath(view.exhibitor)}>{t.meetings}</LinkButton>
          </>
        )}
        {view.page && <LinkButton to={view.page}>{t.view}</LinkButton>}
      </div>
    </div>
  )
}

/** What is to be paid, proofs to answer, and the way to orders, invoices and documents. */
function OpenInvoices({ view: { exhibitor, invoices, proofs } }: { view: OverviewView }) {
  const t = useMessages(orderMessages)
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-ink border-t px-5 py-2 md:px-8">
      <p>
        {invoices
          ? t.openOverview(invoices.open, formatEuros(invoices.openCents, locale))
          : t.invoicesFollow}
        {invoices && invoices.late > 0 && (
          <b className="font-semibold text-brick">{` (${t.lateOverview(invoices.late)})`}</b>
        )}
        {proofs > 0 && <b className="block font-semibold">{t.proofsWait(proofs)}</b>}
      </p>
      <Link
        to={standOrdersPagePath(exhibitor)}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {t.title}
      </Link>
    </div>
  )
}

function StandFacts({ view }: { view: OverviewView }) {
  const t = useMessages(myStandMessages)
  const { stand } = view
  const facts = stand
    ? [
        [stand.numbers, t.stand],
        [t.hallNumber(stand.hall.number), stand.hall.name],
        [stand.area, stand.size ?? t.area],
        [stand.openSides, t.openSides(stand.openSides)],
      ]
    : [[t.standFollows, t.stand]]
  return (
    <dl className="grid grid-cols-2 gap-px border-ink bg-gray-300 max-lg:border-t lg:border-l">
      {facts.map(([value, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-paper p-4 last:odd:col-span-2"
        >
          <dt className="text-mute text-sm">{label}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Presentation({ view }: { view: OverviewView }) {
  const t = useMessages(myStandMessages)
  return (
    <section>
      <h2 className="mb-5 text-3xl">{t.seen}</h2>
      <div className="border border-ink">
        {view.proposal && view.proposal !== 'accepted' && (
          <p className="flex items-center gap-3 border-ink border-b border-dashed px-5 py-3 font-semibold">
            <Icon name="info" className="shrink-0" />
            {t.proposal[view.proposal]}
          </p>
        )}
        {view.lacks.length === 0 ? (
          <p className="flex items-center gap-3 px-5 py-4">
            <Icon name="check" className="shrink-0 text-primary" />
            {t.complete}
          </p>
        ) : (
          <ul className="divide-y divide-gray-300">
            {view.lacks.map((lack) => (
              <li key={lack} className="px-5 py-3">
                {t.lacks[lack]}
              </li>
            ))}
          </ul>
        )}
        {mayEdit(view) && (
          <p className="border-gray-300 border-t px-5 py-2">
            <Link
              to={standPresentationPath(view.exhibitor)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t.edit}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function People({ view }: { view: OverviewView }) {
  const t = useMessages(myStandMessages)
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">{t.people}</h2>
        {view.role === 'manager' && (
          <p className="flex flex-wrap gap-x-6">
            <Link
              to={standBadgesPagePath(view.exhibitor)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t.badges}
            </Link>
            <Link
              to={standPeoplePath(view.exhibitor)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t.invite}
            </Link>
          </p>
        )}
      </div>
      <ul className="divide-y divide-gray-300 border border-ink empty:hidden">
        {view.members.map(({ id, name, role, state, isSelf }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 px-5 py-3">
            <span>
              <b className="block font-semibold">{name}</b>
              <span className="text-mute text-sm">{`${t.roles[role]}: ${t.duties[role]}`}</span>
            </span>
            <span className="text-mute text-sm">
              {isSelf ? t.you : state === 'invited' ? t.invited : ''}
            </span>
          </li>
        ))}
        {view.coExhibitors.map((name) => (
          <li key={name} className="px-5 py-3">
            <b className="block font-semibold">{name}</b>
            <span className="text-mute text-sm">{t.coExhibitor}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
