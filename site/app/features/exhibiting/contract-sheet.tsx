import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import { REGULATION_PAGE, TERMS_PAGE } from '@beursvloer/contract/page-addresses'
import type { StandSize } from '@beursvloer/contract/quotation/stand-terms'
import { CONTRACT_FORM_ID } from '@beursvloer/contract/stand-address'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Notice } from '~/ui/notice.tsx'
import { contractMessages } from './contract-messages.ts'

interface ContractSheetProps {
  /** The stand of the address; without its size when it is not available. */
  stand: { number: string; size: StandSize | null } | null
  children: ReactNode
}

/** The contract form, under its own heading, with the terms at hand. */
export function ContractSheet({ stand, children }: ContractSheetProps) {
  const t = useMessages(contractMessages)
  const locale = useLocale()
  return (
    <section
      id={CONTRACT_FORM_ID}
      className="group/sheet scroll-mt-6 border border-ink p-5 md:p-8 print:border-0 print:p-0"
    >
      <h2 className="text-3xl group-has-data-sent/sheet:hidden">{t.contractTitle}</h2>
      {stand && (
        <div className="mt-4 mb-5 max-w-2xl group-has-data-sent/sheet:hidden">
          <Notice tone={stand.size ? 'info' : 'brick'}>
            {stand.size
              ? t.forStand(
                  stand.number,
                  formatArea(stand.size.area, locale),
                  SIDES[locale](stand.size.openSides),
                )
              : t.standGone(stand.number)}
          </Notice>
        </div>
      )}
      <p className="mt-2 mb-8 max-w-text group-has-data-sent/sheet:hidden">
        {t.contractText}{' '}
        <Link to={TERMS_PAGE} className="link">
          {t.terms}
        </Link>{' '}
        {t.and}{' '}
        <Link to={REGULATION_PAGE} className="link">
          {t.rules}
        </Link>
        .
      </p>
      {children}
    </section>
  )
}
