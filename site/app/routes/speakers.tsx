import { PROGRAMME_PAGE, SPEAKERS_PAGE } from '@beursvloer/contract/page-addresses'
import { FILING_LETTERS } from '@beursvloer/contract/text-match'
import { contentOf } from '~/content/context.server.ts'
import { speakerMessages } from '~/features/speakers/messages.ts'
import { SpeakerList, speakerParameters } from '~/features/speakers/speaker-list.tsx'
import { toSpeakerList } from '~/features/speakers/speaker-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/speakers.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: Object.values(speakerParameters) }

export const meta = ownMeta(SPEAKERS_PAGE, speakerMessages, (t) => [t.title, t.description])

export function loader({ context, url }: Route.LoaderArgs) {
  const list = toSpeakerList(contentOf(context))
  const themes = list.themes.map(({ slug }) => slug)
  dropUnknownValues(SPEAKERS_PAGE, url, {
    [speakerParameters.letter]: FILING_LETTERS,
    [speakerParameters.theme]: themes,
  })
  return list
}

export const shouldRevalidate = sameListForEveryFilter

export default function Speakers({ loaderData }: Route.ComponentProps) {
  const t = useMessages(speakerMessages)
  const { speakers, themes } = loaderData
  if (speakers.length === 0) {
    return (
      <>
        <PageHead title={t.title} />
        <div className="wrap pb-section">
          <EmptyState title={t.noneYet} next={[PROGRAMME_PAGE, t.viewProgramme]}>
            {t.noneYetHint}
          </EmptyState>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead title={t.title} lead={t.lead(speakers.length)} />
      <SpeakerList speakers={speakers} themes={themes} />
    </>
  )
}
