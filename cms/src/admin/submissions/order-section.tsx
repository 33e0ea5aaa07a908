import { DELIVERY_STATES } from '@beursvloer/contract/my-stand/orders'
import { Button, Flex } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { DELIVERY_LABELS } from '../../submissions/staff/labels'
import type { OrderHandling, OrderNotes } from '../../submissions/staff/views'
import { optionsOf, SelectField } from '../ui/fields'
import { Section } from '../ui/section'

/** Select fields take no empty value. */
const NOBODY = '-'

interface OrderSectionProps {
  readonly order: OrderHandling
  readonly busy: boolean
  readonly onSave: (notes: OrderNotes) => Promise<unknown>
}

/** Of which exhibitor an order is, and how far each product is delivered; both show in Mijn stand. */
export function OrderSection({ order, busy, onSave }: OrderSectionProps) {
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
    </Section>
  )
}
