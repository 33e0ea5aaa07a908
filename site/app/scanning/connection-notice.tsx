import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { languageTags } from '@beursvloer/contract/language-tags'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Notice } from '~/ui/notice.tsx'
import { scanningMessages } from './messages.ts'
import type { Connection } from './use-sending.ts'

interface ConnectionNoticeProps {
  connection: Connection
  /** Number of unsent entries. */
  unsent: number
  signInPath: string
}

/** Whether all entries have been sent; empty while they have. */
export function ConnectionNotice({ connection, unsent, signInPath }: ConnectionNoticeProps) {
  const t = useMessages(scanningMessages)
  const locale = useLocale()
  if (connection.kind === 'online') return null
  if (connection.kind === 'closed') {
    return (
      <Notice tone="brick" role="alert">
        {t.closed}{' '}
        <a href={signInPath} className="link">
          {t.signIn}
        </a>
      </Notice>
    )
  }
  const clock = new Intl.DateTimeFormat(languageTags[locale], {
    timeStyle: 'short',
    timeZone: FAIR_TIME_ZONE,
  })
  return (
    <Notice role="status">
      {t.offline(clock.format(connection.since))}
      {unsent > 0 && ` ${t.waiting(unsent)}`}
    </Notice>
  )
}
