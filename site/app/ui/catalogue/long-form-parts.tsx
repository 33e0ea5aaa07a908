import { useState } from 'react'
import { FileField } from '../file-field.tsx'
import { Sheet } from '../sheet.tsx'
import { StepList } from '../step-list.tsx'

const steps = [
  { id: 'company', title: 'Bedrijf' },
  { id: 'invoicing', title: 'Facturatie' },
  { id: 'stand', title: 'Stand' },
  { id: 'check', title: 'Controle' },
]

const texts = {
  choose: 'Bestand kiezen',
  drop: 'of sleep het hierheen',
  remove: (name: string) => `${name} verwijderen`,
  size: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
}

/** Steps at their begin, half-way and end; files in rest and with an error. */
export function LongFormParts() {
  const [current, setCurrent] = useState(1)
  return (
    <Sheet number="07" label="Lange formulieren" title="Stap voor stap">
      <div className="space-y-10">
        {[0, current, steps.length - 1].map((at, index) => (
          <StepList
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed examples.
            key={index}
            label={`Stappen, voorbeeld ${index + 1}`}
            doneLabel="klaar"
            progress={`Stap ${at + 1} van ${steps.length}`}
            steps={steps}
            current={at}
            reachable={Math.max(at, 2) + 1}
            onGoTo={setCurrent}
          />
        ))}
        <div className="grid gap-10 lg:grid-cols-2">
          <FileField
            name="logo"
            label="Logo"
            optional="(optioneel)"
            help="SVG, EPS of PNG, ten hoogste 5.000 kB"
            accept=".svg,.eps,.png"
            texts={texts}
          />
          <FileField
            name="artwork"
            label="Drukwerk"
            multiple
            error="Maximaal 50.000 kB per bestand."
            texts={texts}
          />
        </div>
      </div>
    </Sheet>
  )
}
