import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { storyMessages } from './messages.ts'
import { StoryCard } from './story-card.tsx'
import { type StoryKind, type StoryListView, storyPaths } from './story-view.ts'

/** The stories of a kind, a page at a time; the first of all is set large. */
export function StoryList({ kind, list }: { kind: StoryKind; list: StoryListView }) {
  const t = useMessages(storyMessages)
  const pageTo = (page: number) =>
    page === 1 ? storyPaths[kind] : `${storyPaths[kind]}?pagina=${page}`
  return (
    <>
      <PageHead title={t[kind]} lead={kind === 'news' ? t.newsLead : t.interviewsLead} />
      <div className="wrap pb-section">
        {list.total === 0 ? (
          <EmptyState
            title={t.none}
            action={<LinkButton to="/programma">{t.viewProgramme}</LinkButton>}
          >
            {t.noneHint}
          </EmptyState>
        ) : (
          <>
            <div className="cells sm:grid-cols-2 lg:grid-cols-3">
              {list.stories.map((story, index) => (
                <StoryCard key={story.id} story={story} lead={list.page === 1 && index === 0} />
              ))}
            </div>
            {list.pages > 1 && (
              <div className="mt-8">
                <Pagination
                  label={t.pages}
                  {...(list.page > 1 && {
                    previous: { to: pageTo(list.page - 1), label: t.previous },
                  })}
                  {...(list.page < list.pages && {
                    next: { to: pageTo(list.page + 1), label: t.next },
                  })}
                >
                  {t.position(list.from, list.to, list.total)}
                </Pagination>
              </div>
            )}
          </>
        )}
      </div>
    </>
  )
}
