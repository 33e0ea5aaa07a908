import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useSyncExternalStore } from 'react'
import type { DifferingField, Question, VersionConflict } from '../../saving/views'
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

interface DifferencesProps {
  readonly fields: readonly DifferingField[]
  /** The editor's value, beside the stored one. */
  readonly own: string
}

/** Fields, with both values where they are plain. */
const Differences = ({ fields, own }: DifferencesProps) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
    {fields.map(({ label, sent, stored }) => (
      <Box
        tag="li"
        key={label}
        paddingLeft={3}
        borderColor="neutral300"
        borderStyle="solid"
        borderWidth="0 0 0 2px"
      >
        <Typography fontWeight="bold">{label}</Typography>
        {sent !== undefined && (
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>{`${own}: ${sent}`}</Typography>
        )}
        {stored !== undefined && (
          <Typography
            tag="p"
            style={{ overflowWrap: 'anywhere' }}
          >{`Er staat nu: ${stored}`}</Typography>
        )}
      </Box>
    ))}
  </Flex>
)

/** The changes that a colleague saved in the meantime. */
function ConflictDialog({
  conflict: { by, at, fields, isDiscard },
  answer,
}: Answering & { readonly conflict: VersionConflict }) {
  const own = isDiscard ? 'het concept van wat gepubliceerd is' : 'uw versie van wat er nu staat'
  const same = isDiscard
    ? 'Het concept is gelijk aan wat gepubliceerd is.'
    : 'Uw versie is gelijk aan wat er nu staat.'
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
            {isDiscard ? 'Gooi het concept weg' : 'Bewaar mijn versie'}
          </Button>
        </>
      }
    >
      <Typography>
        {`${by || 'Een ander programma'} wijzigde dit op ${dutchTime(at)}, nadat u het opende. Er is niets bewaard.`}
      </Typography>
      <Typography fontWeight="bold">
        {fields.length > 0 ? `Hierin verschilt ${own}:` : same}
      </Typography>
      <Differences fields={fields} own={isDiscard ? 'Gepubliceerd' : 'Uw versie'} />
      <Typography textColor="neutral600">
        {isDiscard
          ? 'Gooit u het concept weg, dan vervalt ook wat de ander invulde. Annuleert u, dan kunt u eerst vergelijken.'
          : 'Bewaart u uw versie, dan vervangt die wat de ander invulde. Neemt u over wat er nu staat, dan vervalt wat u hebt getypt. Annuleert u, dan kunt u eerst vergelijken.'}
      </Typography>
    </DialogFrame>
  )
}

/** The consequences of a save. */
function QuestionDialog({
  question: { title, text, lines },
  answer,
}: Answering & { readonly question: Question }) {
  return (
    <DialogFrame
      title={title}
      onClose={() => answer(false)}
      confirm={<Button onClick={() => answer(true)}>Ga toch door</Button>}
    >
      <Typography>{text}</Typography>
      <List lines={lines} />
    </DialogFrame>
  )
}
