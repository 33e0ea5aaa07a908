import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink, Route, Routes } from 'react-router-dom'
import type { OwnFair } from '../../own-fair/views'
import { DialogFrame } from '../ui/dialog-frame'
import { EmptyState } from '../ui/empty-state'
import { InputField } from '../ui/fields'
import { count } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { post } from '../ui/requests'
import { Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import type { Loaded } from '../ui/use-loaded'
import { useLoaded } from '../ui/use-loaded'
import { SetupList } from './setup-list'
import { StylePage } from './style-page'

interface BeginDialogProps {
  readonly demo: NonNullable<OwnFair['demo']>
  readonly onClose: () => void
  readonly onBegun: () => void
}

/** Asks for the name of the fair before the demo fair is removed. */
function BeginDialog({ demo: { name, counts }, onClose, onBegun }: BeginDialogProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onBegun)
  const begin = async () => {
    const work = post('/own-fair/begin', { name: typed })
    setProblem(await run(work, 'De demobeurs is verwijderd. Uw eigen beurs is begonnen.', true))
  }
  return (
    <DialogFrame
      title="Begin uw eigen beurs"
      onClose={onClose}
      confirm={
        <Button variant="danger" loading={busy} disabled={typed.trim() !== name} onClick={begin}>
          Verwijder de demobeurs
        </Button>
      }
    >
      <Typography>
        {`Alles van ${name} gaat weg: ${count(counts.documents, 'document', 'documenten')}, ${count(counts.files, 'bestand', 'bestanden')}, ${count(counts.visitors, 'account van een bezoeker', 'accounts van bezoekers')} en ${count(counts.submissions, 'inzending', 'inzendingen')}, ook wat u er zelf aan toevoegde of wijzigde.`}
      </Typography>
      <Typography>
        Medewerkers, hun rollen en de instellingen van de installatie blijven. Vooraf maken wij een
        back-up waarmee de beheerder alles kan terugzetten. Dat duurt soms een minuut.
      </Typography>
      <InputField
        name="name"
        label={`Typ ter bevestiging de naam van de beurs: ${name}`}
        value={typed}
        onChange={setTyped}
        required
      />
      {problem && (
        <Typography textColor="danger600" role="alert">
          {problem}
        </Typography>
      )}
    </DialogFrame>
  )
}

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

function SetupPage() {
  return <SetupSteps loaded={useLoaded<OwnFair>(OWN_FAIR)} />
}

export default function SetupPages() {
  return (
    <Routes>
      <Route index element={<SetupPage />} />
      <Route path="huisstijl" element={<StylePage />} />
    </Routes>
  )
}
