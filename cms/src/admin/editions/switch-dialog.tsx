import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { EditionView } from '../../editions/views'
import { DialogFrame } from '../ui/dialog-frame'
import { post } from '../ui/requests'
import { useAction } from '../ui/use-action'
import { useLater } from '../ui/use-later'

interface SwitchDialogProps {
  readonly edition: EditionView
  /** Name of the edition that is on the site. */
  readonly current: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks when the site changes to another edition. */
export function SwitchDialog({ edition, current, onClose, onDone }: SwitchDialogProps) {
  const { isLater, at, choice, moment } = useLater()
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onDone)
  const confirm = async () => {
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
        <Button loading={busy} disabled={isLater && !at} onClick={confirm}>
          {isLater ? 'Plan de wisseling' : 'Wissel nu'}
        </Button>
      }
    >
      <Typography>
        {`De site toont daarna ${edition.name} in plaats van ${current}: data, programma, plattegrond, standhouders en tarieven. Er gaat niets weg; u kunt op elk moment terug.`}
      </Typography>
      {choice}
      {moment}
    </DialogFrame>
  )
}
