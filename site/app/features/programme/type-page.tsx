import { useMemo } from 'react'
import { minutesBetween } from '~/i18n/dates.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { ProgrammeBrowser } from './programme-browser.tsx'
import { ProgrammePending } from './programme-pending.tsx'
import { ProgrammeSections } from './programme-sections.tsx'
import { ProgrammeTools } from './programme-tools.tsx'
import { type PackedProgramme, type ProgrammeView, unpackProgramme } from './programme-view.ts'
import { summaryMessages } from './summary-messages.ts'
import { TourRoute } from './tour-route.tsx'
import { typePageMessages } from './type-page-messages.ts'

interface TypePageProps {
  /** Which texts explain it. */
  kind: 'tours' | 'sessions'
  packed: PackedProgramme
}

/** "40–45" or "45": the shortest and longest of the items, in minutes. */
function durationOf({ items }: ProgrammeView): string {
  const lengths = items.map(({ start, end }) => minutesBetween(start, end))
  return [...new Set([Math.min(...lengths), Math.max(...lengths)])].join('–')
}

/** The programme of one type: its description and how to take part, then its items. */
export function TypePage({ kind, packed }: TypePageProps) {
  const answer = useMemo(() => unpackProgramme(packed), [packed])
  const { minutes } = useMessages(summaryMessages)
  const t = useMessages(typePageMessages)
  const texts = t[kind]
  if (!answer.published) {
    return <ProgrammePending title={texts.title} expected={answer.expected} />
  }
  const { items, rooms } = answer
  const seats = Math.min(...rooms.map(({ capacity }) => capacity))
  return (
    <>
      <PageHead
        label={<ProgrammeSections />}
        aside={<ProgrammeTools type={kind === 'tours' ? 'tour' : 'knowledge-session'} />}
        title={texts.title}
        lead={texts.lead}
      />
      {items.length > 0 && (
        <div className="wrap pb-10">
          <div className="grid border border-ink md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="flex flex-col justify-between gap-6 bg-ground max-md:border-ink max-md:border-b md:border-ink md:border-r">
              <div className="flex flex-wrap gap-x-8 gap-y-4 p-5 md:p-7">
                <Dimension value={minutes(0).replace('0', durationOf(answer))}>
                  {texts.duration}
                </Dimension>
                <Dimension value={kind === 'tours' ? t.persons(seats) : t.places(seats)}>
                  {texts.group}
                </Dimension>
                <Dimension value={rooms.map(({ name }) => name).join(', ')}>
                  {texts.start}
                </Dimension>
              </div>
              <div className="overflow-hidden">
                <Facade
                  seed={`programma-${kind}`}
                  size="wide"
                  className="block h-24 w-full object-cover object-bottom"
                />
              </div>
            </div>
            <div className="p-5 md:p-7">
              <h2 className="text-2xl">{texts.howTitle}</h2>
              <ol className="mt-4 space-y-3">
                {[texts.how.choose, texts.how.places, texts.how.arrive].map((step, index) => (
                  <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)]">
                    <b aria-hidden="true" className="font-bold text-primary text-xl">
                      {index + 1}
                    </b>
                    <span className="max-w-text">{step}</span>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </div>
      )}
      <ProgrammeBrowser programme={answer} Route={TourRoute} />
    </>
  )
}
