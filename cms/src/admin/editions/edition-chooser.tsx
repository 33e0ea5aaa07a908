import { EDITION_PATHS } from '@beursvloer/contract/content/editions'
import { SingleSelect, SingleSelectOption } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import type { WorkingEdition } from '../../editions/views'
import { post } from '../ui/requests'
import { useLoaded } from '../ui/use-loaded'

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

/** The edition whose documents a list shows, and the choice of another; for types that have editions. */
function EditionChooser() {
  const { slug = '' } = useParams()
  return (slug.split('.').at(-1) ?? '') in EDITION_PATHS ? <WorkingEditionChooser /> : null
}

/** Puts the choice of the edition above the lists of the content manager. */
export function chooseEditionInLists(app: Pick<StrapiApp, 'getPlugin'>): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'edition',
    Component: EditionChooser,
  })
}
