import { WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import type { PushProblem } from '~/shell/push/push-problem.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Notice } from '~/ui/notice.tsx'
import { pushMessages } from './messages.ts'

/** Browsers by how their settings lead to a site's permissions. */
type BrowserFamily =
  | 'chrome-android'
  | 'firefox-android'
  | 'ios'
  | 'chrome'
  | 'firefox'
  | 'safari'
  | 'other'

/** Browser family, only to choose the instructions for its settings. */
function browserOf(userAgent: string): BrowserFamily {
  const isAndroid = /Android/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Firefox\//.test(userAgent)) return isAndroid ? 'firefox-android' : 'firefox'
  if (/Chrome\//.test(userAgent)) return isAndroid ? 'chrome-android' : 'chrome'
  return /Macintosh/.test(userAgent) && /Safari\//.test(userAgent) ? 'safari' : 'other'
}

/** The reason why this device gets no messages, in words, and its remedy. */
export function PushProblemNotice({ problem }: { problem: PushProblem }) {
  const t = useMessages(pushMessages)
  const { title, text } = t.problems[problem]
  return (
    <Notice tone={problem === 'dismissed' || problem === 'ios' ? 'info' : 'brick'} title={title}>
      <p>
        {text}
        {problem === 'blocked' && (
          <>
            {' '}
            {t.unblock[browserOf(navigator.userAgent)]} {t.unblockAfter}
          </>
        )}
      </p>
      {problem === 'ios' && <ArrowLink to={WITHOUT_INTERNET_PAGE}>{t.toInstall}</ArrowLink>}
    </Notice>
  )
}
