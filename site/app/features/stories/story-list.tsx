import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { storyMessages } from './messages.ts'
import { StoryCard } from './story-card.tsx'
import { feedPath, type StoryKind, type StoryListView, storyListPath } from './story-view.ts'

const anchor = (id: string) => `verhaal-${id}`

/** After "Toon meer" the focus is on the first story it added, as the address says too. */
function useFocusOnAddition(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    const added = page > shown.current && window.location.hash
    shown.current = page
    if (added) document.querySelector<HTMLElement>(`${added} a`)?.focus({ preventScroll: true })
  }, [page])
}

/** The stories of a kind; the first of all is set large, and more are a link away. */
export function StoryList({ kind, list }: { kind: StoryKind; list: StoryListView }) {
  const t = useMessages(storyMessages)
  const { stories, total, page, next } = list
  useFocusOnAddition(page)
  return (
    <>
      <PageHead title={t.title[kind]} lead={t.lead[kind]} />
      <div className="wrap pb-section">
        {total === 0 ? (
          <EmptyState title={t.none[kind]} next={[PROGRAMME_PAGE, t.viewProgramme]}>
            {t.noneHint[kind]}
          </EmptyState>
        ) : (
          <>
            <div className="cells cells-filled">
              {stories.map((story, index) => (
                <StoryCard key={story.id} id={anchor(story.id)} story={story} lead={index === 0} />
              ))}
            </div>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              {next && (
                <LinkButton
                  to={`${storyListPath[kind]}?${PAGE_PARAMETER}=${page + 1}#${anchor(next)}`}
                  replace
                  rel="next"
                >
                  {t.more}
                </LinkButton>
              )}
              {(next || page > 1) && (
                <p role="status" className="text-mute text-sm tabular-nums">
                  {t.shown(stories.length, total)}
                </p>
              )}
              {/* A document of its own, so nothing for the router. */}
              <Link
                to={feedPath(kind)}
                reloadDocument
                className="ml-auto inline-block py-2 text-mute text-sm hover:text-ink hover:underline"
              >
                {t.feed}
              </Link>
            </div>
          </>
        )}
      </div>
    </>
  )
}
