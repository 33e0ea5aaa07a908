import { languageTags } from '@beursvloer/contract/language-tags'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Figure, FigureRow } from '~/ui/figure.tsx'
import { Notice } from '~/ui/notice.tsx'
import { REQUEST_ID, STAND_CONTACT } from './addresses.ts'
import { exhibitingMessages } from './messages.ts'
import { requestMessages } from './request-messages.ts'
import type { SalesView } from './sales-view.ts'

/** The way to a stand, as far as there is one, over the size of the fair. */
export function SalesHead({ sales }: { sales: SalesView }) {
  const t = useMessages(exhibitingMessages)
  const texts = useMessages(requestMessages)
  const locale = useLocale()
  const number = new Intl.NumberFormat(languageTags[locale])
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
      <LinkButton to={state === 'closed' ? STAND_CONTACT : `#${REQUEST_ID}`} variant="primary">
        {state === 'open' ? texts.request : state === 'closed' ? t.contact : t.joinWaitingList}
      </LinkButton>
      {stands > 0 && (
        <div className="mt-12">
          <FigureRow>
            <Figure value={number.format(stands)}>
              {texts.stands(number.format(smallest), number.format(largest))}
            </Figure>
            {state === 'open' && (
              <Figure value={number.format(free)}>{texts.freeStands(free)}</Figure>
            )}
            <Figure value={number.format(area)}>{texts.area}</Figure>
            <Figure value={number.format(exhibitors)}>{texts.exhibitors}</Figure>
          </FigureRow>
        </div>
      )}
    </>
  )
}
