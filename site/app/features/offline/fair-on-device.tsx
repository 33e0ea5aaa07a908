import { languageTags } from '@beursvloer/contract/language-tags'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { offlinePageMessages } from './messages.ts'
import { useKeptFair } from './use-kept-fair.ts'

const MEGABYTE = 1_000_000

/** Keeps the fair on this device, shows the state of that, and removes it again. */
export function FairOnDevice() {
  const t = useMessages(offlinePageMessages)
  const tag = languageTags[useLocale()]
  const { fair, keep, forget } = useKeptFair()
  const sizeOf = (bytes: number | null) =>
    bytes === null
      ? 'MB'
      : `${(bytes / MEGABYTE).toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB`
  const isHere = fair.state === 'kept' || fair.state === 'changed'
  return (
    <div className="space-y-4 border border-ink p-5 md:p-8">
      <p className="hidden noscript:block">{t.noScript}</p>
      <div className="space-y-4 noscript:hidden">
        <div role="status" className="space-y-4 empty:hidden">
          {fair.state === 'looking' && <p className="text-mute">{t.looking}</p>}
          {fair.state === 'unsupported' && <Notice>{t.unsupported}</Notice>}
          {fair.state === 'forgotten' && <Notice>{t.forgotten}</Notice>}
          {fair.state === 'failed' && <Notice tone="brick">{t.failed}</Notice>}
          {fair.state === 'full' && <Notice tone="brick">{t.full}</Notice>}
          {fair.state === 'refused' && <Notice tone="brick">{t.refused}</Notice>}
          {fair.state === 'kept' && (
            <Notice tone="done" title={t.kept}>
              {t.keptAt(
                new Date(fair.at).toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short' }),
              )}
            </Notice>
          )}
        </div>
        {fair.state === 'busy' && (
          <div className="space-y-2">
            <p className="tabular-nums">
              {t.busy(fair.part.toLocaleString(tag, { style: 'percent' }))}
            </p>
            <progress
              value={fair.part}
              className="w-full accent-primary"
              aria-label={t.keepTitle}
            />
          </div>
        )}
        <p>{t.keepHint}</p>
        <div className="flex flex-wrap gap-3">
          {'bytes' in fair && (
            <Button variant="primary" onClick={() => void keep()}>
              {fair.state === 'changed' ? t.update(sizeOf(fair.bytes)) : t.keep(sizeOf(fair.bytes))}
            </Button>
          )}
          {isHere && (
            <Button variant="quiet" onClick={() => void forget()}>
              {t.forget}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
