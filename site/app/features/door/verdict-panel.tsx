import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import type { CheckInResult } from './check-in-state.ts'
import { doorMessages } from './messages.ts'
import { walkInsText } from './walk-ins-text.ts'

interface VerdictPanelProps {
  /** Null before the first, and after it was taken back. */
  verdict: CheckInResult | null
  /** How many may still walk in; null: no limit. */
  walkInsLeft: number | null
  onLetIn: () => void
  onUndo: () => void
}

const looks = {
  good: {
    box: 'border-primary bg-primary text-on-primary focus-inverse',
    icon: 'check',
  },
  bad: { box: 'border-brick bg-brick text-paper focus-inverse', icon: 'close' },
  calm: { box: 'border-ink bg-ground', icon: 'user' },
} as const

/**
 * Whether somebody may come in: in colour, with a sign, and in text that is legible at arm's
 * length.
 */
export function VerdictPanel({ verdict, walkInsLeft, onLetIn, onUndo }: VerdictPanelProps) {
  const t = useMessages(doorMessages)
  if (!verdict) {
    return (
      <Panel look="calm" title={t.ready}>
        {t.readyHint}
      </Panel>
    )
  }
  const undo = (
    <Button size="sm" onClick={onUndo}>
      {t.undo}
    </Button>
  )
  switch (verdict.kind) {
    case 'in':
      return (
        <Panel look="good" title={t.in} name={verdict.name} action={undo}>
          {t.inHint}
        </Panel>
      )
    case 'walk-in':
      return (
        <Panel look="good" title={t.walkIn} name={verdict.name} action={undo}>
          {t.walkInHint}
        </Panel>
      )
    case 'already':
      return (
        <Panel look="bad" title={t.already} name={verdict.name} action={undo}>
          {t.alreadyHint}
        </Panel>
      )
    case 'no-badge':
      return (
        <Panel look="bad" title={t.noBadge}>
          {t.noBadgeHint}
        </Panel>
      )
    case 'no-place':
      return (
        <Panel
          look="bad"
          title={t.noPlace}
          name={verdict.name}
          action={
            walkInsLeft !== 0 && (
              <Button size="sm" onClick={onLetIn}>
                {t.letIn}
              </Button>
            )
          }
        >
          {verdict.isWaiting && <>{t.onWaitingList} </>}
          {walkInsText(t, walkInsLeft)}
        </Panel>
      )
  }
}

interface PanelProps {
  look: keyof typeof looks
  title: string
  name?: string
  action?: ReactNode
  children: ReactNode
}

function Panel({ look, title, name = '', action, children }: PanelProps) {
  const { box, icon } = looks[look]
  return (
    <div
      role="status"
      aria-live="assertive"
      className={cx('sticky top-0 z-10 min-h-36 border p-4 low:static', box)}
    >
      <div className="flex items-start gap-3">
        <Icon name={icon} className="mt-1 size-8 shrink-0" />
        <div className="min-w-0 flex-auto">
          <p className="font-bold font-display text-3xl">{title}</p>
          {name && <p className="font-semibold text-xl">{name}</p>}
          <p>{children}</p>
        </div>
      </div>
      {action && <div className="mt-3 ml-11">{action}</div>}
    </div>
  )
}
