import type { ConsentPurpose, CookieConsent } from '@beursvloer/contract/statistics/consent-cookie'
import { type ReactNode, useId } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { asksNotToTrack, choose, useChoice, useIsInBrowser } from '~/shell/choice-store.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { addToast } from '~/shell/store.ts'
import { cx } from '~/ui/class-names.ts'
import { choicesMessages } from './messages.ts'

/** The consent choices per purpose, which can be changed here; the only page with all of them. */
export default function Choices() {
  const t = useMessages(choicesMessages)
  const locale = useLocale()
  const tag = useShellData()?.tag
  const choice = useChoice()
  const isInBrowser = useIsInBrowser()
  const notTracked = isInBrowser && asksNotToTrack()
  // A changed text needs a new consent.
  const given: CookieConsent['given'] = {
    ...choice?.given,
    ...(tag && choice && choice.version !== tag.version && { tag: undefined }),
  }
  const set = (purpose: ConsentPurpose, agreed: boolean, version?: string) => {
    choose({ [purpose]: agreed }, version)
    addToast({ text: t.saved, tone: 'success' })
  }
  return (
    <section aria-labelledby="keuzes" className="hidden max-w-3xl border border-ink live:block">
      <div className="p-5 md:p-6">
        <h2 id="keuzes" className="text-2xl">
          {t.heading}
        </h2>
        <p className="mt-2 text-sm">{t.lead}</p>
      </div>
      <Purpose
        name={t.statistics}
        agreed={notTracked ? false : given.statistics !== false}
        onChoose={notTracked ? null : (agreed) => set('statistics', agreed)}
      >
        {t.statisticsText}
        {notTracked && <strong className="mt-1 block">{t.notTracked}</strong>}
      </Purpose>
      {tag && (
        <Purpose
          name={t.tag(tag.host)}
          agreed={given.tag}
          onChoose={(agreed) => set('tag', agreed, tag.version)}
        >
          <span lang={tag.lang}>{tag.purpose}</span> {t.tagText}
        </Purpose>
      )}
      <Purpose name={t.video} agreed={given.video} onChoose={(agreed) => set('video', agreed)}>
        {t.videoText}
      </Purpose>
      <Purpose name={t.map} agreed={given.map} onChoose={(agreed) => set('map', agreed)}>
        {t.mapText}
      </Purpose>
      <Purpose
        name={t.captcha}
        agreed={given.captcha}
        onChoose={(agreed) => set('captcha', agreed)}
      >
        {t.captchaText}
      </Purpose>
      <p role="status" className="border-gray-300 border-t px-5 py-4 text-mute text-sm md:px-6">
        {choice
          ? t.record(
              formatDate(new Date(choice.at).toISOString().slice(0, 10), locale),
              choice.version,
            )
          : t.none}
      </p>
    </section>
  )
}

interface PurposeProps {
  name: string
  /** Undefined: not chosen, and so not allowed. */
  agreed: boolean | undefined
  /** Null where the browser's own setting decides. */
  onChoose: ((agreed: boolean) => void) | null
  children: ReactNode
}

/** One purpose, with two buttons of the same size; the present choice is pressed. */
function Purpose({ name, agreed, onChoose, children }: PurposeProps) {
  const t = useMessages(choicesMessages)
  const id = useId()
  const options = [
    [false, t.refuse],
    [true, t.allow],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form.
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-gray-300 border-t px-5 py-4 sm:grid-cols-[1fr_auto] sm:items-center md:px-6"
    >
      <div>
        <p id={id} className="font-semibold">
          {name}
        </p>
        <p className="mt-1 max-w-text text-mute text-sm">{children}</p>
      </div>
      <div className="grid w-full grid-cols-2 divide-x divide-ink rounded-xs border border-ink text-sm sm:w-60">
        {options.map(([value, label]) => (
          <button
            key={label}
            type="button"
            disabled={onChoose === null}
            aria-pressed={agreed === value}
            onClick={() => onChoose?.(value)}
            className={cx(
              'min-h-11 px-3 font-semibold disabled:opacity-60',
              agreed === value ? 'bg-ink text-paper' : 'enabled:hover:bg-tint',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
