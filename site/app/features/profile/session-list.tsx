import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { profileMessages } from './messages.ts'
import { actionOf, SESSION_FIELD } from './profile-address.ts'
import type { SessionView } from './profile-view.ts'

/** The visitor's sessions, with a button to end each but the current one, and one to end all. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] | null }) {
  const { sessions: t } = useMessages(profileMessages)
  if (!sessions) return <Notice tone="brick" title={t.unavailable} />
  return (
    <div className="max-w-3xl">
      <ul className="divide-y divide-gray-300 border-ink border-y">
        {sessions.map(({ id, device, lastUsed, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3.5">
            <div className="min-w-0 flex-auto">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {device ?? t.unknown}
                {current && <Badge tone="green">{t.current}</Badge>}
              </p>
              {lastUsed && <p className="text-mute text-sm tabular-nums">{t.lastUsed(lastUsed)}</p>}
            </div>
            {!current && (
              <form method="post" action={actionOf('session')}>
                <input type="hidden" name={SESSION_FIELD} value={id} />
                <Button
                  type="submit"
                  size="sm"
                  aria-label={[t.signOutOf(device ?? t.unknown), lastUsed && t.lastUsed(lastUsed)]
                    .filter(Boolean)
                    .join(', ')}
                >
                  {t.signOut}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={actionOf('everywhere')} className="mt-6 print:hidden">
        <Button type="submit">{t.everywhere}</Button>
        <p className="mt-2 max-w-text text-mute text-sm">{t.everywhereHelp}</p>
      </form>
    </div>
  )
}
