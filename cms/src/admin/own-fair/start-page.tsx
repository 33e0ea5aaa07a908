import { Loader } from '@strapi/design-system'
import type { ComponentType } from 'react'
import type { OwnFair } from '../../own-fair/views'
import { useLoaded } from '../ui/use-loaded'
import { OWN_FAIR, SetupSteps } from './setup-page'

/** The first page of the panel: setting up while the fair is empty, then the usual one. */
export const startPageBefore = (Usual: ComponentType) =>
  function StartPage() {
    const loaded = useLoaded<OwnFair>(OWN_FAIR)
    if (loaded.loading && !loaded.data) return <Loader>Laden…</Loader>
    return loaded.data?.isFirst ? <SetupSteps loaded={loaded} /> : <Usual />
  }
