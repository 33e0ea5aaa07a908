import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { OwnFair } from '../../own-fair/views'
import { EmptyState } from '../ui/empty-state'
import { PanelPage } from '../ui/panel-page'
import { Section } from '../ui/section'
import type { Loaded } from '../ui/use-loaded'
import { useLoaded } from '../ui/use-loaded'
import { BeginDialog } from './begin-dialog'
import { SetupList } from './setup-list'

export const OWN_FAIR = '/own-fair'

/** Setting up a fair of one's own, step by step; in the demo fair also its beginning. */
export function SetupSteps({ loaded }: { readonly loaded: Loaded<OwnFair> }) {
  const [asks, setAsks] = useState(false)
  return (
    <PanelPage
      title="Uw eigen beurs inrichten"
      subtitle="Elke stap doet u waar hij hoort; hier ziet u hoe ver u bent. U kunt altijd stoppen en later verdergaan."
      action={
        <Link tag={NavLink} to="/werklijst">
          Naar de werklijst
        </Link>
      }
      loaded={loaded}
    >
      {({ steps, demo }) => (
        <>
          {demo && (
            <Section title="Begin uw eigen beurs">
              <Flex direction="column" alignItems="flex-start" gap={4}>
                <Typography>
                  {`Nu staat hier de demobeurs ${demo.name}, om te proberen. Weet u genoeg, dan verwijdert u haar en begint u met een lege beurs.`}
                </Typography>
                <Button variant="danger-light" onClick={() => setAsks(true)}>
                  Begin uw eigen beurs
                </Button>
              </Flex>
            </Section>
          )}
          {steps.length > 0 ? (
            <SetupList steps={steps} />
          ) : (
            <EmptyState>U mag de instellingen van de site niet wijzigen.</EmptyState>
          )}
          {asks && demo && (
            <BeginDialog
              demo={demo}
              onClose={() => setAsks(false)}
              onBegun={() => {
                setAsks(false)
                loaded.reload()
              }}
            />
          )}
        </>
      )}
    </PanelPage>
  )
}

export default function SetupPage() {
  return <SetupSteps loaded={useLoaded<OwnFair>(OWN_FAIR)} />
}
