import { formatNumber } from '@beursvloer/contract/numbers'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Figure, FigureRow } from '~/ui/figure.tsx'
import { pressMessages } from './messages.ts'
import type { PressView } from './press-view.ts'

/** The fair in figures that may be quoted. */
export function PressFigures({ figures }: Pick<PressView, 'figures'>) {
  const locale = useLocale()
  const t = useMessages(pressMessages)
  return (
    <section aria-labelledby="cijfers">
      <h2 id="cijfers" className="mb-6 text-3xl">
        {t.figures}
      </h2>
      <FigureRow>
        {figures.map(([name, value]) => (
          <Figure key={name} value={formatNumber(value, locale)}>
            {t.figure[name](value)}
          </Figure>
        ))}
      </FigureRow>
    </section>
  )
}
