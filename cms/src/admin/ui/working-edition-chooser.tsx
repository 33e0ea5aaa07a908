import { SingleSelect, SingleSelectOption } from '@strapi/design-system'
import type { WorkingEdition } from '../../editions/views'
import { post } from './requests'
import { useLoaded } from './use-loaded'

const ALL = 'all'

/** The choice of the edition to work in; nothing where there is one. */
export function WorkingEditionChooser() {
  const { data } = useLoaded<WorkingEdition>('/editions/working')
  if (!data || data.editions.length < 2) return null
  const choose = async (edition: string) => {
    await post('/editions/working', { edition })
    // The lists are read again, those that the panel keeps included.
    window.location.reload()
  }
  return (
    <SingleSelect
      size="S"
      aria-label="Editie waarin u werkt"
      value={data.chosen ?? ALL}
      onChange={(value) => choose(String(value))}
    >
      {data.editions.map(({ id, name }) => (
        <SingleSelectOption key={id} value={id}>
          {id === data.current ? `${name} (op de site)` : name}
        </SingleSelectOption>
      ))}
      <SingleSelectOption value={ALL}>Alle edities</SingleSelectOption>
    </SingleSelect>
  )
}
