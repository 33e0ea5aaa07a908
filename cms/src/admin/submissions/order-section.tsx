import { DELIVERY_STATES } from '@beursvloer/contract/my-stand/terms'
import { Button, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { DELIVERY_LABELS, PROOF_LABELS } from '../../submissions/staff/labels'
import type { OrderHandling, OrderNotes, StoredFile } from '../../submissions/staff/views'
import { optionsOf, SelectField } from '../ui/fields'
import { FilePicker } from '../ui/file-picker'
import { Section } from '../ui/section'
import { FileLink } from './file-link'

/** Select fields take no empty value. */
const NOBODY = '-'

interface OrderSectionProps {
  readonly order: OrderHandling
  readonly busy: boolean
  readonly onSave: (notes: OrderNotes) => Promise<unknown>
  readonly submission: string
  readonly proofs: readonly StoredFile[]
  readonly onProof: (product: string, file: File) => Promise<unknown>
}

/** Of which exhibitor an order is, and how far each product is delivered; both show in Mijn stand. */
export function OrderSection(props: OrderSectionProps) {
  const { order, busy, onSave } = props
  const [exhibitor, setExhibitor] = useState(order.exhibitor)
  const [deliveries, setDeliveries] = useState(order.deliveries)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSave({ exhibitor, deliveries })
  }
  return (
    <Section title="In Mijn stand">
      <form onSubmit={send}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SelectField
            name="exhibitor"
            label="Standhouder"
            hint="Die ziet deze bestelling in Mijn stand."
            value={exhibitor || NOBODY}
            options={[
              { value: NOBODY, label: 'Geen' },
              ...order.exhibitors.map(({ documentId: value, name: label }) => ({ value, label })),
            ]}
            onChange={(value) => setExhibitor(value === NOBODY ? '' : value)}
          />
          {order.products.map(({ code, name }) => (
            <SelectField
              key={code}
              name={code}
              label={name}
              value={deliveries[code] ?? 'ordered'}
              options={optionsOf(DELIVERY_LABELS)}
              onChange={(value) =>
                setDeliveries({
                  ...deliveries,
                  [code]: DELIVERY_STATES.find((state) => state === value) ?? 'ordered',
                })
              }
            />
          ))}
          <Flex>
            <Button type="submit" loading={busy}>
              Bewaar
            </Button>
          </Flex>
        </Flex>
      </form>
      <Proofs {...props} />
    </Section>
  )
}

/** Proofs of the products: a PDF each, that the exhibitor approves or sends back in Mijn stand. */
function Proofs({ order, busy, submission, proofs, onProof }: OrderSectionProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={6}>
      <Typography variant="delta" tag="h3">
        Drukproeven
      </Typography>
      {order.products.map(({ code, name }) => (
        <Flex key={code} direction="column" alignItems="stretch" gap={2}>
          <Typography fontWeight="bold">{name}</Typography>
          {proofs
            .filter(({ proofOf }) => proofOf === code)
            .map((file) => (
              <Flex key={file.documentId} gap={4} wrap="wrap">
                <FileLink submission={submission} file={file} />
                {file.proofState && <Typography>{PROOF_LABELS[file.proofState]}</Typography>}
              </Flex>
            ))}
          <FilePicker
            file={null}
            choose="Zet een drukproef klaar"
            hint="Een pdf van hoogstens 5 MB. De standhouder keurt goed of stuurt terug."
            label={`Drukproef van ${name}`}
            accept=".pdf"
            disabled={busy || !order.exhibitor}
            onPick={(file) => void onProof(code, file)}
          />
        </Flex>
      ))}
    </Flex>
  )
}
