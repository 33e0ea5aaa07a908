import { EDITION_PATHS } from '@beursvloer/contract/content/editions'
import type { StrapiApp } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { WorkingEditionChooser } from '../ui/working-edition-chooser'

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
