import { speakerPath } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER, THEME_PARAMETER } from '@beursvloer/contract/search-parameters'
import { ALPHABET, filingLetter, textMatcher } from '@beursvloer/contract/text-match'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink, readParameters, toggleLink } from '~/shell/filter-links.ts'
import { ListSearch } from '~/shell/list-search.tsx'
import { useListSearch } from '~/shell/list-typing.ts'
import { AlphabetRail } from '~/ui/alphabet-rail.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { speakerMessages } from './messages.ts'
import type { SpeakerSummary, ThemeOption } from './speaker-view.ts'

interface SpeakerCardProps {
  speaker: SpeakerSummary
  /** In the first row of its page: loaded at once. */
  priority: boolean
}

/** A speaker as a cell of the wall: portrait, name, organisation, first session. */
function SpeakerCard({ speaker, priority }: SpeakerCardProps) {
  const t = useMessages(speakerMessages)
  return (
    <Cell flush>
      <div className="group relative flex flex-auto flex-col hover:bg-green-50">
        <Avatar
          name={speaker.name}
          photo={speaker.photo}
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw"
          priority={priority}
          className="border-ink border-b"
        />
        <div className="flex-auto p-3.5 md:p-5">
          <h2 className="text-xl">
            <PageLink to={speakerPath(speaker)} className="link-cover">
              <Hyphenated language="nl">{speaker.name}</Hyphenated>
            </PageLink>
          </h2>
          <p lang={speaker.jobTitleLang} className="mt-1.5 text-sm leading-snug">
            <Hyphenated language={speaker.jobTitleLang}>{speaker.jobTitle}</Hyphenated>
          </p>
          <p className="text-mute text-sm leading-snug">
            <Hyphenated language="nl">{speaker.organisation}</Hyphenated>
          </p>
        </div>
      </div>
      {speaker.session ? (
        <PageLink
          to={speaker.session.path}
          className="flex min-h-12 items-center gap-2 border-gray-300 border-t px-3.5 py-2 text-sm leading-snug hover:bg-tint md:px-5"
        >
          <Icon name="arrow-right" className="size-4 shrink-0 text-primary" />
          <span className="min-w-0">
            <Hyphenated>{speaker.session.title}</Hyphenated>
          </span>
        </PageLink>
      ) : (
        <p className="flex min-h-12 items-center border-gray-300 border-t px-3.5 py-2 text-mute text-sm md:px-5">
          {t.sessionFollows}
        </p>
      )}
    </Cell>
  )
}

/** Names of the filters in the address. */
export const speakerParameters = {
  query: QUERY_PARAMETER,
  letter: 'letter',
  theme: THEME_PARAMETER,
} as const

type Filters = Readonly<Record<keyof typeof speakerParameters, string>>

/** The speakers that match every given filter; empty filters match all. */
export function filterSpeakers(
  speakers: readonly SpeakerSummary[],
  { query, letter, theme }: Filters,
): readonly SpeakerSummary[] {
  const matches = textMatcher(query)
  return speakers.filter(
    (speaker) =>
      (!theme || speaker.themes.includes(theme)) &&
      (!letter || filingLetter(speaker.lastName) === letter) &&
      matches(`${speaker.name} ${speaker.organisation} ${speaker.jobTitle}`),
  )
}

/** Speakers in a row on wide screens. */
const COLUMNS = 4

/** All speakers with search, themes and A–Z. */
export function SpeakerList({
  speakers,
  themes,
}: {
  speakers: readonly SpeakerSummary[]
  themes: readonly ThemeOption[]
}) {
  const t = useMessages(speakerMessages)
  const typing = useListSearch()
  const { params } = typing
  const filters = readParameters(params, speakerParameters)
  const cleared = Object.fromEntries(Object.values(speakerParameters).map((name) => [name, '']))
  const found = filterSpeakers(speakers, filters)
  const withoutLetter = filterSpeakers(speakers, { ...filters, letter: '' })
  const letters = new Set(withoutLetter.map(({ lastName }) => filingLetter(lastName)))
  return (
    <div className="wrap pb-section">
      <div className="space-y-4 border-ink border-t pt-5">
        <ListSearch label={t.search} submitLabel={t.submit} className="max-w-md" typing={typing} />
        <FilterRow label={t.byTheme}>
          {themes.map(({ slug, name, colour }) => (
            <FilterChip
              key={slug}
              to={toggleLink(params, speakerParameters.theme, slug)}
              selected={filters.theme === slug}
              theme={colour}
              count={filterSpeakers(speakers, { ...filters, theme: slug }).length}
            >
              {name}
            </FilterChip>
          ))}
        </FilterRow>
        <AlphabetRail
          label={t.byLetter}
          letters={ALPHABET.map((letter) => ({
            letter,
            current: filters.letter === letter,
            to:
              letters.has(letter) || filters.letter === letter
                ? toggleLink(params, speakerParameters.letter, letter)
                : undefined,
          }))}
        />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
          <p role="status" className="font-semibold tabular-nums">
            {t.found(found.length)}
          </p>
          {(filters.query || filters.letter || filters.theme) && (
            <LinkButton to={filterLink(params, cleared)} size="sm">
              {t.clear}
            </LinkButton>
          )}
        </div>
      </div>
      {found.length > 0 ? (
        <CellGrid columns={COLUMNS} phone={2} className="mt-4">
          {found.map((speaker, index) => (
            <SpeakerCard key={speaker.id} speaker={speaker} priority={index < COLUMNS} />
          ))}
        </CellGrid>
      ) : (
        <div className="mt-4">
          <EmptyState title={t.none}>{t.noneHint}</EmptyState>
        </div>
      )}
    </div>
  )
}
