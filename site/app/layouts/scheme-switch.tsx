import { useMessages } from '~/i18n/locale.tsx'
import { chooseScheme, useChosenScheme } from '~/shell/colour-scheme.ts'
import { cx } from '~/ui/class-names.ts'
import { schemeMessages } from './scheme-messages.ts'

interface SchemeSwitchProps {
  /** On the deep green ground of the footer. */
  onDark?: boolean
}

/** Light, dark, or as the device says. */
export default function SchemeSwitch({ onDark = false }: SchemeSwitchProps) {
  const t = useMessages(schemeMessages)
  const chosen = useChosenScheme()
  const pressed = onDark ? 'bg-white text-night' : 'bg-ink text-paper'
  const hover = onDark ? 'hover:bg-green-900' : 'hover:bg-tint'
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
      <div
        className={cx(
          'inline-flex divide-x rounded-xs border text-sm',
          onDark ? 'divide-white/50 border-white/50' : 'divide-ink border-ink',
        )}
      >
        {options.map(([scheme, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === scheme}
            onClick={() => chooseScheme(scheme)}
            className={cx('min-h-11 px-4 font-semibold', chosen === scheme ? pressed : hover)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
