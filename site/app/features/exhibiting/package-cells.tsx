import { formatArea } from '@beursvloer/contract/area'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { ReactNode } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { languageOf } from '~/shell/field-language.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Chevron } from '~/ui/chevron.tsx'
import { exhibitingMessages } from './messages.ts'
import type { TariffView } from './tariff-view.ts'

/** The kinds of stand to rent, as a plan of three by three metres. */
type StandKind = 'floor' | 'shell' | 'pavilion'

const TICKS = 'M20 12h120M20 8v8M140 8v8'

/** A stand drawn from above with its measure: marked out, with walls, or shared. Decorative. */
function StandPlan({ kind }: { kind: StandKind }) {
  return (
    <svg
      viewBox="0 0 160 116"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="h-32 w-full border-ink border-b bg-ground"
    >
      <path d={TICKS} className="stroke-gray-500" strokeWidth="0.75" />
      {kind === 'floor' && (
        <>
          <path d="M20 24h120v80H20z" strokeDasharray="5 4" className="fill-paper" />
          <path
            d="m20 104 80-80M60 104l80-80M20 64l40-40m80 40-40 40"
            className="stroke-gray-300"
          />
        </>
      )}
      {kind === 'shell' && (
        <>
          <path d="M20 24h120v80H20z" className="fill-tint" stroke="none" />
          <path d="M20 104V24h120v80" strokeWidth="4" />
          <path d="M20 104h120" strokeDasharray="5 4" />
          <path d="M48 24v10m32-10v10m32-10v10" className="stroke-primary" strokeWidth="2" />
          <path d="M56 66h48v18H56z" className="fill-paper" />
        </>
      )}
      {kind === 'pavilion' && (
        <>
          <path d="M20 24h120v80H20z" className="fill-paper" />
          <path d="M60 24v80m40-80v80M20 64h120" className="stroke-gray-400" />
          <path d="M60 24h40v40H60z" className="fill-green-500" />
          <path d="M68 34h24v8H68z" className="fill-paper" />
        </>
      )}
    </svg>
  )
}

/** The three ways to stand at the fair, each with its price and the items in that. */
export function PackageCells({ view: { tariff } }: { view: TariffView }) {
  const t = useMessages(exhibitingMessages)
  const locale = useLocale()
  const { floor, shell, pavilion } = tariff.prices
  const euros = (cents: number) => formatEuros(cents, locale)
  const from = (area: number | null) => area !== null && t.from(formatArea(area, locale))
  return (
    <CellGrid columns={3}>
      {floor && (
        <Package
          kind="floor"
          price={euros(floor.cents)}
          unit={t.perSquareMetre}
          note={from(floor.minimumArea)}
          includes={tariff.floorIncludes}
          lang={languageOf(tariff, 'floorIncludes')}
        />
      )}
      {floor && shell && (
        <Package
          kind="shell"
          price={euros(floor.cents + shell.cents)}
          unit={t.perSquareMetre}
          note={[from(shell.minimumArea), t.floorPlusShell(euros(floor.cents), euros(shell.cents))]
            .filter(Boolean)
            .join('\u00A0· ')}
          includes={tariff.shellIncludes}
          lang={languageOf(tariff, 'shellIncludes')}
        />
      )}
      {pavilion && (
        <Package
          kind="pavilion"
          price={euros(pavilion.cents)}
          unit={t.perPlace(
            pavilion.minimumArea === null ? '' : formatArea(pavilion.minimumArea, locale),
          )}
          note={t.allFees}
          includes={tariff.pavilionIncludes}
          lang={languageOf(tariff, 'pavilionIncludes')}
        />
      )}
    </CellGrid>
  )
}

interface PackageProps {
  kind: StandKind
  price: string
  unit: string
  note: ReactNode
  includes: readonly string[]
  lang: string
}

function Package({ kind, price, unit, note, includes, lang }: PackageProps) {
  const t = useMessages(exhibitingMessages)
  return (
    <Cell flush>
      <StandPlan kind={kind} />
      <div className="flex flex-auto flex-col p-4 md:p-6">
        <h3 className="text-2xl">{t[kind]}</h3>
        <p className="mt-3">
          <span className="block w-fit">
            <span className="font-bold font-display text-4xl tabular-nums">{price}</span>
            <span aria-hidden="true" className="dimension-line mt-2 mb-1.5 block" />
          </span>
          <span className="block">{unit}</span>
          {note && <span className="block text-mute text-sm tabular-nums">{note}</span>}
        </p>
        {includes.length > 0 && (
          <>
            <h4 className="mt-6 mb-2 font-sans font-semibold text-sm">{t.included}</h4>
            <ul lang={lang} className="space-y-2 text-sm">
              {includes.map((line) => (
                <li key={line} className="flex gap-2.5">
                  <Chevron className="mt-2 shrink-0 text-primary" />
                  {line}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Cell>
  )
}
