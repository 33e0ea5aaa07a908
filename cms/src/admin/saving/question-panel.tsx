import { Button, Typography } from '@strapi/design-system'
import { useSyncExternalStore } from 'react'
import type { Question, VersionConflict } from '../../saving/views'
import { DialogFrame } from '../ui/dialog-frame'
import { dutchTime } from '../ui/formats'
import { onQuestion, pendingQuestion } from './questions'

/** Beside every form, while a save waits for a decision of the editor. */
export function QuestionPanel() {
  const asked = useSyncExternalStore(onQuestion, pendingQuestion)
  if (!asked) return null
  const content =
    'conflict' in asked ? <ConflictDialog {...asked} /> : <QuestionDialog {...asked} />
  return { title: 'Eerst kiezen', content }
}

interface Answering {
  readonly answer: (goOn: boolean) => void
}

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <Typography tag="ul" paddingLeft={5} style={{ listStyle: 'disc' }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Typography>
)

/** What another saved in the meantime. */
function ConflictDialog({
  conflict: { by, at, fields },
  answer,
}: Answering & { readonly conflict: VersionConflict }) {
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
      <Typography fontWeight="bold">
        {fields.length > 0
          ? 'Hierin verschilt uw versie van wat er nu staat:'
          : 'Uw versie is gelijk aan wat er nu staat.'}
      </Typography>
      <List lines={fields} />
      <Typography textColor="neutral600">
        Bewaart u uw versie, dan vervangt die wat de ander invulde. Neemt u over wat er nu staat,
        dan vervalt wat u hebt getypt. Annuleert u, dan kunt u eerst vergelijken.
      </Typography>
    </DialogFrame>
  )
}

/** What a save would mean. */
function QuestionDialog({
  question: { title, text, lines },
  answer,
}: Answering & { readonly question: Question }) {
  return (
    <DialogFrame
      title={title}
      onClose={() => answer(false)}
      confirm={<Button onClick={() => answer(true)}>Bewaar toch</Button>}
    >
      <Typography>{text}</Typography>
      <List lines={lines} />
    </DialogFrame>
  )
}
