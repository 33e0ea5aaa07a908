import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { programmeMessages } from './messages.ts'

/** Instead of a programme that is not published yet: when to expect it, and what there is already. */
export function ProgrammePending({ title, expected }: { title: string; expected: string }) {
  const t = useMessages(programmeMessages)
  return (
    <>
      <PageHead title={title} />
      <div className="wrap pb-section">
        <EmptyState
          title={t.notYet(expected)}
          action={<LinkButton to="/standhouders">{t.viewExhibitors}</LinkButton>}
        >
          {t.notYetHint}
        </EmptyState>
      </div>
    </>
  )
}
