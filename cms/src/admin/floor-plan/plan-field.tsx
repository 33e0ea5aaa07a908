import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import type { ReactNode } from 'react'
import type { useHall } from './use-hall'

export interface PlanFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
}

interface FrameProps extends PlanFieldProps {
  readonly error: string | undefined
  /** Asks to choose a hall first. */
  readonly chooseFirst: string
  readonly hall: Pick<ReturnType<typeof useHall>, 'chosen' | 'loaded'>
  readonly onPlace: () => void
  /** The drawing with the place; null while it has none. */
  readonly children: ReactNode
}

/** A field whose value is a place in a hall: asks for the hall, then for the place. */
export function PlanField({ label, disabled = false, hall, onPlace, ...props }: FrameProps) {
  const { chooseFirst, children, ...root } = props
  const { chosen, loaded } = hall
  return (
    <Field.Root {...root}>
      <Field.Label>{label}</Field.Label>
      {!chosen && <Note>{chooseFirst}</Note>}
      {chosen && !loaded && <Note>De plattegrond wordt geladen…</Note>}
      {loaded && !children && (
        <Flex gap={4} alignItems="center">
          <Note>Nog niet op de plattegrond van {loaded.hall.name}.</Note>
          <Button variant="secondary" startIcon={<Plus />} onClick={onPlace} disabled={disabled}>
            Zet op de plattegrond
          </Button>
        </Flex>
      )}
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography textColor="neutral600">{children}</Typography>
)
