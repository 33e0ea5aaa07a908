import { Button, Typography } from '@strapi/design-system'
import { useSyncExternalStore } from 'react'
import { DialogFrame } from '../ui/dialog-frame'
import { dutchTime } from '../ui/formats'
import { onConflict, type Pending, pendingConflict } from './decisions'

/** Beside every form, while a save waits for a decision: what another saved in the meantime. */
export function ConflictPanel() {
  const conflict = useSyncExternalStore(onConflict, pendingConflict)
  return conflict && { title: 'Intussen gewijzigd', content: <ConflictDialog {...conflict} /> }
}

function ConflictDialog({ by, at, fields, answer }: Pending) {
  return (
    <DialogFrame
      title="Dit is intussen gewijzigd"
      onClose={() => answer(false)}
      confirm={
        <>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Neem over wat er nu staat
          </Button>
          <Button variant="danger" onClick={() => answer(true)}>
            Bewaar mijn versie
          </Button>
        </>
      }
    >
      <Typography>
        {`${by || 'Een ander programma'} wijzigde dit op ${dutchTime(at)}, nadat u het opende. Er is niets bewaard.`}
      </Typography>
      {fields.length > 0 ? (
        <>
          <Typography fontWeight="bold">Hierin verschilt uw versie van wat er nu staat:</Typography>
          <Typography tag="ul" paddingLeft={5}>
            {fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </Typography>
        </>
      ) : (
        <Typography>Uw versie is gelijk aan wat er nu staat.</Typography>
      )}
      <Typography textColor="neutral600">
        Bewaart u uw versie, dan vervangt die wat de ander invulde. Neemt u over wat er nu staat,
        dan vervalt wat u hebt getypt. Annuleert u, dan kunt u eerst vergelijken.
      </Typography>
    </DialogFrame>
  )
}
