import { Cell, CellGrid } from '../cells.tsx'
import { Facade } from '../facade/facade.tsx'
import { facadeKindNames } from '../facade/sizes.ts'
import { Sheet } from '../sheet.tsx'

/** The drawn streets in their sizes and tones. */
export function StreetParts() {
  return (
    <Sheet
      number="04"
      label="Standhouders"
      title="Vier straten, één beursvloer"
      link={{ to: '/plattegrond', label: 'Op de plattegrond' }}
    >
      <CellGrid columns={4} phone={2}>
        {facadeKindNames.map((kind) => (
          <Cell key={kind} flush interactive>
            <Facade seed="groep" kind={kind} className="block h-auto w-full border-ink border-b" />
            <h3 className="px-4 pt-4 text-xl md:px-5">
              <a href="#groep" className="link-cover capitalize">
                {kind}
              </a>
            </h3>
            <p className="flex justify-between px-4 pb-4 text-mute text-sm md:px-5">
              <span>standhouders</span>
              <span>18</span>
            </p>
          </Cell>
        ))}
      </CellGrid>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        <Facade seed="een" size="tile" tone="tint" />
        <Facade seed="twee" size="tile" />
        <Facade seed="drie" size="tile" tone="dark" />
      </div>
    </Sheet>
  )
}
