import { FORGOT_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import {
  ACCOUNT_DELETION_PAGE,
  CHANGE_PASSWORD_PAGE,
  PERSONAL_DATA_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { profileMessages } from './messages.ts'
import type { ProfileView } from './profile-view.ts'

/**
 * Taking the personal data along, the password, and deleting the account.
 * @param method the visitor's way of signing in
 */
export function AccountSheet({ method }: { method: ProfileView['method'] }) {
  const { account: t } = useMessages(profileMessages)
  const file = useHref(`${PERSONAL_DATA_PAGE}.json`)
  return (
    <Sheet id="account" number="05" label={t.label} title={t.title} tone="ground">
      <CellGrid columns={3} className="bg-paper">
        <Cell title={t.takeTitle} text={t.take}>
          <a
            href={file}
            download
            className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="download" className="size-4.5" />
            {t.download}
          </a>
          <ArrowLink to={PERSONAL_DATA_PAGE}>{t.read}</ArrowLink>
        </Cell>
        {method === 'provider' && <Cell title={t.providerTitle} text={t.provider} />}
        {method === 'link' && (
          <Cell title={t.linkTitle} text={t.link}>
            <ArrowLink to={FORGOT_PASSWORD_PAGE}>{t.linkLink}</ArrowLink>
          </Cell>
        )}
        {method === 'password' && (
          <Cell title={t.passwordTitle} text={t.password}>
            <ArrowLink to={CHANGE_PASSWORD_PAGE}>{t.passwordLink}</ArrowLink>
          </Cell>
        )}
        <Cell title={t.leaveTitle} text={t.leave}>
          <ArrowLink to={ACCOUNT_DELETION_PAGE}>{t.leaveLink}</ArrowLink>
        </Cell>
      </CellGrid>
    </Sheet>
  )
}

function Cell({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-col p-5 md:p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-4">{text}</p>
      <div className="mt-auto flex flex-col items-start">{children}</div>
    </li>
  )
}
