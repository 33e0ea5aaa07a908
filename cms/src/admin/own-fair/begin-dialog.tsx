import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { OwnFair } from '../../own-fair/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField } from '../ui/fields'
import { count } from '../ui/formats'
import { post } from '../ui/requests'
import { useAction } from '../ui/use-action'

interface BeginDialogProps {
  readonly demo: NonNullable<OwnFair['demo']>
  readonly onClose: () => void
  readonly onBegun: () => void
}

/** Asks for the name of the fair before the demo fair is removed. */
export function BeginDialog({ demo: { name, counts }, onClose, onBegun }: BeginDialogProps) {
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
