import { fairInstant } from '@beursvloer/contract/fair-time'
import { Button, Radio, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { EditionView } from '../../editions/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField } from '../ui/fields'
import { post } from '../ui/requests'
import { useAction } from '../ui/use-action'

interface SwitchDialogProps {
  readonly edition: EditionView
  /** Name of the edition that is on the site. */
  readonly current: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks when the site changes to another edition. */
export function SwitchDialog({ edition, current, onClose, onDone }: SwitchDialogProps) {
  const [isLater, setIsLater] = useState(false)
  const [when, setWhen] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onDone)
  const confirm = async () => {
    const at = isLater ? fairInstant(when.slice(0, 10), when.slice(11, 16)) : null
    const [path, done] = at
      ? ['/editions/plan', `${edition.name} wordt op dat moment de huidige editie.`]
      : ['/editions/switch', `${edition.name} is nu de huidige editie.`]
    setProblem(await run(post(path, { edition: edition.id, at }), done, true))
  }
  return (
    <DialogFrame
      title={`${edition.name} op de site`}
      onClose={onClose}
      problem={problem}
      confirm={
        <Button loading={busy} disabled={isLater && !when} onClick={confirm}>
          {isLater ? 'Plan de wisseling' : 'Wissel nu'}
        </Button>
      }
    >
      <Typography>
        {`De site toont daarna ${edition.name} in plaats van ${current}: data, programma, plattegrond, standhouders en tarieven. Er gaat niets weg; u kunt op elk moment terug.`}
      </Typography>
      <Radio.Group
        aria-label="Wanneer"
        value={isLater ? 'later' : 'now'}
        onValueChange={(value: string) => setIsLater(value === 'later')}
      >
        <Radio.Item value="now">Nu</Radio.Item>
        <Radio.Item value="later">Later</Radio.Item>
      </Radio.Group>
      {isLater && (
        <InputField
          required
          name="when"
          label="Dag en tijd"
          hint="In Nederlandse tijd."
          type="datetime-local"
          value={when}
          onChange={setWhen}
        />
      )}
    </DialogFrame>
  )
}
