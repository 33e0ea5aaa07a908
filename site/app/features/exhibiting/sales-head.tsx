import { contactPath } from '@beursvloer/contract/contact-address'
import { formatNumber } from '@beursvloer/contract/numbers'
import { useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Figure, FigureRow } from '~/ui/figure.tsx'
import { Notice } from '~/ui/notice.tsx'
import { REQUEST_ID } from './addresses.ts'
import { exhibitingMessages } from './messages.ts'
import { requestMessages } from './request-messages.ts'
import type { SalesView } from './sales-view.ts'

/** The links to a stand, while there are any to let, over the size of the fair. */
export function SalesHead({ sales }: { sales: SalesView }) {
  const t = useMessages(exhibitingMessages)
  const texts = useMessages(requestMessages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const { state, stands, free, area, smallest, largest, exhibitors } = sales
  return (
    <>
      {state === 'waiting-list' && (
        <div className="mb-5 max-w-2xl">
          <Notice tone="brick" title={t.full}>
            {t.fullHint}
          </Notice>
        </div>
      )}
      {state === 'closed' && (
        <div className="mb-5 max-w-2xl">
          <Notice title={t.closed}>{t.closedHint}</Notice>
        </div>
      )}
      <LinkButton
        to={
          state === 'closed' ? contactPath('exhibitor') : `${filterLink(params, {})}#${REQUEST_ID}`
        }
        variant="primary"
      >
        {state === 'open' ? texts.request : state === 'closed' ? t.contact : t.joinWaitingList}
      </LinkButton>
      {stands > 0 && (
        <div className="mt-12">
          <FigureRow>
            <Figure value={formatNumber(stands, locale)}>
              {texts.stands(formatNumber(smallest, locale), formatNumber(largest, locale))}
            </Figure>
            {state === 'open' && (
              <Figure value={formatNumber(free, locale)}>{texts.freeStands(free)}</Figure>
            )}
            <Figure value={formatNumber(area, locale)}>{texts.area}</Figure>
            <Figure value={formatNumber(exhibitors, locale)}>{texts.exhibitors}</Figure>
          </FigureRow>
        </div>
      )}
    </>
  )
}
