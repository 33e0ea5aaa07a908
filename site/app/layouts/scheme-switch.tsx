import { useMessages } from '~/i18n/locale.tsx'
import { chooseScheme, useChosenScheme } from '~/shell/colour-scheme.ts'
import { cx } from '~/ui/class-names.ts'
import { schemeMessages } from './scheme-messages.ts'

/** Light, dark, or as the device says; on the deep green ground of the footer. */
export default function SchemeSwitch() {
  const t = useMessages(schemeMessages)
  const chosen = useChosenScheme()
  const options = [
    [null, t.device],
    ['light', t.light],
    ['dark', t.dark],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form.
    <div role="group" aria-label={t.scheme}>
      <p aria-hidden="true" className="mb-2 font-semibold">
        {t.scheme}
      </p>
      <div className="inline-flex divide-x divide-white/50 overflow-clip rounded-xs border border-white/50 text-sm">
        {options.map(([scheme, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === scheme}
            onClick={() => chooseScheme(scheme)}
            className={cx(
              'min-h-11 px-2 font-semibold sm:px-4',
              chosen === scheme ? 'bg-white text-night' : 'hover:bg-green-900',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
