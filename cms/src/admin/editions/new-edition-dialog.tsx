import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { EditionView, Part } from '../../editions/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField } from '../ui/fields'
import { count } from '../ui/formats'
import { post } from '../ui/requests'
import { useAction } from '../ui/use-action'

const PART_LABELS: Readonly<Record<Part, string>> = {
  halls: 'Hallen, met lege stands, ruimtes, doorgangen en paviljoens',
  tariffs: 'Tarieven',
  products: 'Producten',
  regulation: 'Reglement, als nieuwe versie',
}
const PARTS = Object.keys(PART_LABELS) as Part[]

/** "Beurs 2027" → "Beurs 2028". */
const nextName = ({ name, year }: EditionView): string =>
  name.includes(String(year)) ? name.replace(String(year), String(year + 1)) : name

interface NewEditionDialogProps {
  readonly from: EditionView
  readonly onClose: () => void
  readonly onMade: () => void
}

/** Asks what a new edition is called, when it is, and what it takes over. */
export function NewEditionDialog({ from, onClose, onMade }: NewEditionDialogProps) {
  const [name, setName] = useState(nextName(from))
  const [startDate, setStartDate] = useState('')
  const [endDate, setEndDate] = useState('')
  const [index, setIndex] = useState('0')
  const [parts, setParts] = useState<readonly Part[]>(PARTS)
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onMade)
  const hasPrices = parts.includes('tariffs') || parts.includes('products')
  const toggle = (part: Part, isOn: boolean) =>
    setParts(PARTS.filter((one) => (one === part ? isOn : parts.includes(one))))
  const make = async () => {
    const wish = { from: from.id, name, startDate, endDate, parts, index: Number(index) }
    const done = `${name} is gemaakt. Alleen medewerkers zien haar.`
    setProblem(await run(post('/editions/new', wish), done, true))
  }
  return (
    <DialogFrame
      title={`Nieuwe editie uit ${from.name}`}
      onClose={onClose}
      problem={problem}
      confirm={
        <Button loading={busy} disabled={!name.trim() || !startDate || !endDate} onClick={make}>
          Maak de editie
        </Button>
      }
    >
      <Typography>
        De nieuwe editie komt niet op de site voordat u haar de huidige maakt. Standhouders,
        sprekers, partners, pagina’s, nieuws, thema’s en categorieën gaan gewoon door.
      </Typography>
      <InputField
        name="name"
        label="Naam"
        required
        value={name}
        onChange={setName}
        maxLength={80}
      />
      <Flex gap={4} wrap="wrap" alignItems="start">
        <InputField
          name="startDate"
          label="Eerste dag"
          type="date"
          required
          value={startDate}
          onChange={(date) => {
            setStartDate(date)
            if (!endDate || endDate < date) setEndDate(date)
          }}
        />
        <InputField
          name="endDate"
          label="Laatste dag"
          type="date"
          required
          value={endDate}
          onChange={setEndDate}
        />
      </Flex>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <Typography tag="legend" variant="pi" fontWeight="bold">
          {`Wat er uit ${from.name} meekomt`}
        </Typography>
        <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={2}>
          {PARTS.map((part) => (
            <Checkbox
              key={part}
              checked={parts.includes(part)}
              onCheckedChange={(isOn: boolean) => toggle(part, isOn)}
            >
              {part === 'halls'
                ? `${PART_LABELS[part]} (${count(from.counts.halls, 'hal', 'hallen')}, ${count(from.counts.stands, 'stand', 'stands')})`
                : PART_LABELS[part]}
            </Checkbox>
          ))}
        </Flex>
      </fieldset>
      {hasPrices && (
        <InputField
          name="index"
          label="Prijzen gaan omhoog met (procent)"
          hint="Bedragen in hele euro’s blijven hele euro’s. Data van tarieven en producten schuiven mee met de beurs."
          type="number"
          value={index}
          onChange={setIndex}
        />
      )}
    </DialogFrame>
  )
}
