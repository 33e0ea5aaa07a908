import type { DoorPerson } from '@beursvloer/contract/sign-ups/door'
import { INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import { foldedMatcher, foldText } from '@beursvloer/contract/text-match'
import { useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Announcement } from '~/ui/announcement.tsx'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { doorMessages } from './messages.ts'
import type { DoorTexts } from './walk-ins-text.ts'

/** Most people that are shown at once. */
const MAX_SHOWN = 40

interface DoorPeopleProps {
  people: readonly DoorPerson[]
  /** Somebody was chosen by hand. */
  onChoose: (person: DoorPerson) => void
}

/** Everybody who may come, to find by hand. */
export function DoorPeople({ people, onChoose }: DoorPeopleProps) {
  const t = useMessages(doorMessages)
  const [query, setQuery] = useState('')
  const matches = foldedMatcher(query)
  const found = query
    ? people.filter((person) =>
        matches(foldText(`${nameOf(person, t)} ${person.email} ${person.turn}`)),
      )
    : people
  const shown = found.slice(0, MAX_SHOWN)
  return (
    <section className="space-y-3">
      <h2 className="text-2xl">{t.people}</h2>
      <TextField
        label={t.search}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Announcement
        text={query && (found.length === 0 ? t.noPeople : t.foundPeople(found.length))}
      />
      {shown.length === 0 && <p>{t.noPeople}</p>}
      <ul className="border-ink border-t">
        {shown.map((person) => (
          <Row key={person.id} person={person} onChoose={() => onChoose(person)} />
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="text-mute text-sm">{t.morePeople(found.length - shown.length)}</p>
      )}
    </section>
  )
}

const nameOf = ({ name, email }: DoorPerson, t: DoorTexts): string =>
  name || email || t.withoutBadge

function Row({ person, onChoose }: { person: DoorPerson; onChoose: () => void }) {
  const t = useMessages(doorMessages)
  const { name, email, turn, state } = person
  const shown = nameOf(person, t)
  const isInside = INSIDE_STATES.includes(state)
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 border-gray-300 border-b py-2">
      <div className="min-w-0">
        <p className="font-semibold">{shown}</p>
        <p className="break-all text-mute text-sm">
          {[turn > 0 && `${turn}`, name && email, state === 'waiting' && t.isWaiting]
            .filter(Boolean)
            .join('\u00A0· ')}
        </p>
      </div>
      <Button
        size="sm"
        variant={isInside ? 'quiet' : 'outline'}
        className="shrink-0"
        aria-label={isInside ? t.insideNamed(shown) : t.checkInNamed(shown)}
        onClick={onChoose}
      >
        {isInside ? t.isInside : t.checkIn}
      </Button>
    </li>
  )
}
