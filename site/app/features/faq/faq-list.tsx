import { CONTACT_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { questionAnchor } from '~/shell/anchors.ts'
import { filterLink } from '~/shell/filter-links.ts'
import { ListSearch } from '~/shell/list-search.tsx'
import { Accordion, AccordionItem } from '~/ui/accordion.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { groupQuestions, type QuestionGroup, type QuestionView } from './faq-groups.ts'
import { faqMessages } from './messages.ts'

/** Up to this number of found answers are shown unfolded. */
const OPEN_AT_MOST = 3

/** All questions in groups, with search; a link to the contact page where the answer is missing. */
export function FaqList({ questions }: { questions: readonly QuestionView[] }) {
  const t = useMessages(faqMessages)
  const [params] = useSearchParams()
  const query = params.get(QUERY_PARAMETER) ?? ''
  const groups = groupQuestions(questions, query)
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0)
  return (
    <div className="wrap pb-section">
      <div className="border-ink border-t pt-5">
        <ListSearch label={t.search} submitLabel={t.submit} className="max-w-md" />
        <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-4">
          <p role="status" className="font-semibold tabular-nums">
            {t.found(count)}
          </p>
          {query && (
            <LinkButton to={filterLink(params, { [QUERY_PARAMETER]: '' })} size="sm">
              {t.clear}
            </LinkButton>
          )}
        </div>
      </div>
      {groups.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title={t.none}
            action={
              <LinkButton to={CONTACT_PAGE} variant="primary">
                {t.contact}
              </LinkButton>
            }
          >
            {t.noneHint}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-6 space-y-14">
            {groups.map((group) => (
              <FaqSection
                key={group.group}
                {...group}
                open={query !== '' && count <= OPEN_AT_MOST}
              />
            ))}
          </div>
          <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4 border border-ink p-5 md:p-8 print:hidden">
            <h2 className="text-2xl">{t.notFound}</h2>
            <LinkButton to={CONTACT_PAGE}>{t.contact}</LinkButton>
          </div>
        </>
      )}
    </div>
  )
}

/** One group: its name beside its questions on wide screens. */
function FaqSection({ group, questions, open }: QuestionGroup & { open: boolean }) {
  const t = useMessages(faqMessages)
  const locale = useLocale()
  const headingId = `groep-${group}`
  return (
    <section aria-labelledby={headingId} className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={headingId} className="text-3xl">
          {t.group[group]}
        </h2>
        <p className="mt-2 text-mute text-sm tabular-nums">{t.found(questions.length)}</p>
      </div>
      <Accordion>
        {questions.map(({ id, question, answer, language }) => {
          const foreign = language === locale ? undefined : language
          return (
            <AccordionItem
              key={id}
              id={questionAnchor(id)}
              open={open}
              title={<span lang={foreign}>{question}</span>}
            >
              <div lang={foreign}>
                <RichText value={answer} under={3} />
              </div>
            </AccordionItem>
          )
        })}
      </Accordion>
    </section>
  )
}
