import { Suspense, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { PageLink } from '~/ui/page-link.tsx'
import { removeSaved, saveAtTime } from './change-entry.ts'
import type { OwnFair, Unplanned } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'
import { myFairMessages } from './messages.ts'
import { placeVisits } from './place-visits.ts'
import { fetchTimes, minutesIn } from './use-walking-times.ts'

const NoteField = lateComponent(() => import('~/shell/note-field.tsx'))

interface UnplannedListProps {
  facts: FairFacts
  own: OwnFair
  onEdit: (visit: Unplanned) => void
}

/** Saved stands and concepts without a time; on request they get one in the gaps. */
export default function UnplannedList({ facts, own, onEdit }: UnplannedListProps) {
  const t = useMessages(myFairMessages)
  const [outcome, setOutcome] = useState<{ placed: number; left: number } | null>(null)
  /** Key of the entry whose note is edited. */
  const [noted, setNoted] = useState('')
  const { entries, unplanned } = own
  const placeAll = async () => {
    const places = [...entries, ...unplanned].map(({ place }) => place)
    const minutesBetween = minutesIn(await fetchTimes(places))
    const found = placeVisits(facts.days, entries, unplanned, minutesBetween)
    for (const { visit, planned } of found)
      saveAtTime({ kind: visit.kind, id: visit.id, ...planned })
    setOutcome({ placed: found.length, left: unplanned.length - found.length })
  }
  return (
    <section aria-labelledby="zonder-tijd" className="mt-12 print:hidden">
      <p role="status" className="min-h-6 font-semibold text-sm">
        {outcome &&
          [
            outcome.placed > 0 && t.placed(outcome.placed),
            outcome.left > 0 && t.notPlaced(outcome.left),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      {unplanned.length > 0 && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h2 id="zonder-tijd" className="text-2xl">
                {t.unplanned}
              </h2>
              <p className="mt-1 max-w-text text-mute text-sm">{t.unplannedHint}</p>
            </div>
            <Button size="sm" onClick={placeAll}>
              {t.placeAll}
            </Button>
          </div>
          <ul className="mt-5 grid border-ink border-t border-l sm:grid-cols-2 xl:grid-cols-3">
            {unplanned.map((visit) => (
              <li
                key={visit.key}
                className="flex flex-col border-ink border-r border-b px-4 py-3 leading-snug"
              >
                <h3 className="font-sans font-semibold text-base">
                  <PageLink to={visit.path} className="hover:underline">
                    <span lang={visit.lang}>{visit.title}</span>
                  </PageLink>
                </h3>
                <p className="text-mute text-sm">
                  {[visit.by, visit.place ? t.stand(visit.place) : t.noStand]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                {visit.key === noted && (
                  <Suspense>
                    <NoteField kind={visit.kind} id={visit.id} className="mt-3" />
                  </Suspense>
                )}
                {visit.note && visit.key !== noted && (
                  <p className="mt-1 whitespace-pre-line border-gray-300 border-l-2 pl-2.5 text-sm">
                    {visit.note}
                  </p>
                )}
                <p className="mt-auto flex flex-wrap gap-x-5 pt-1 text-sm">
                  <button
                    type="button"
                    onClick={() => onEdit(visit)}
                    className="link min-h-11 font-semibold text-primary"
                  >
                    <span aria-hidden="true">{t.giveTime}</span>
                    <span className="sr-only">{t.giveTimeNamed(visit.title)}</span>
                  </button>
                  <button
                    type="button"
                    aria-expanded={visit.key === noted}
                    onClick={() => setNoted(visit.key === noted ? '' : visit.key)}
                    className="link min-h-11"
                  >
                    <span aria-hidden="true">{t.fields.note}</span>
                    <span className="sr-only">{t.noteNamed(visit.title)}</span>
                  </button>
                  <button
                    type="button"
                    onClick={() => removeSaved(visit, t)}
                    className="link min-h-11"
                  >
                    <span aria-hidden="true">{t.remove}</span>
                    <span className="sr-only">{t.removeNamed(visit.title)}</span>
                  </button>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
