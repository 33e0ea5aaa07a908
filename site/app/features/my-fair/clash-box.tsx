import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { resolveClash } from './change-entry.ts'
import { type DayEntry, overlap, swapPath } from './day-entry.ts'
import { EntryBox } from './entry-box.tsx'
import type { Stop } from './lay-out-day.ts'
import { myFairMessages } from './messages.ts'
import { atRows } from './rows.ts'

interface ClashBoxProps {
  stop: Stop
  onEdit: (entry: DayEntry) => void
}

/** Entries at the same time: boxes beside each other in one bracket, of which one may be kept. */
export function ClashBox({ stop, onEdit }: ClashBoxProps) {
  const t = useMessages(myFairMessages)
  const { entries, start, together } = stop
  const isStacked = entries.length > 2
  const [first] = entries
  return (
    <>
      <p className="my-why text-xs leading-tight">
        <b className="font-semibold text-brick md:block print:block">{t.together(together)}</b>{' '}
        <span className="text-mute">{t.chooseOne}</span>
      </p>
      <ul>
        {entries.map((entry) => {
          const others = entries.filter((other) => other !== entry && overlap(entry, other))
          const words = entry === first ? t.keep : t.swap
          const named = entry === first ? t.keepNamed(entry.title) : t.swapNamed(entry.title)
          const label = (
            <>
              <span aria-hidden="true">{words}</span>
              <span className="sr-only">{named}</span>
            </>
          )
          const at = swapPath(entry, others)
          const width = isStacked ? 'min-w-36' : 'w-full'
          const look = { size: 'sm', variant: entry === first ? 'primary' : 'outline' } as const
          return (
            <li key={entry.key} ref={atRows({ from: entry.start - start, to: entry.end - start })}>
              <EntryBox
                entry={entry}
                narrow={!isStacked}
                onEdit={onEdit}
                action={
                  at ? (
                    <LinkButton to={at} {...look} className={width}>
                      {label}
                    </LinkButton>
                  ) : (
                    <Button
                      {...look}
                      className={width}
                      onClick={() => {
                        for (const other of others) resolveClash(other, t)
                      }}
                    >
                      {label}
                    </Button>
                  )
                }
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
