import { Suspense, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { standChoiceMessages } from './stand-choice-messages.ts'
import type { ChoiceHall } from './stand-choice-view.ts'

// The drawing is rarely used: its code is fetched when the window opens.
const HallsToChooseIn = lateComponent(() => import('./halls-to-choose-in.tsx'))

interface StandChoiceProps {
  halls: readonly ChoiceHall[]
  /** Name of the preference: "Eerste voorkeur". */
  preference: string
  /** Number of the stand that is chosen; empty without. */
  value: string
  /** Numbers of the stands that are chosen elsewhere. */
  taken: readonly string[]
  onChoose: (number: string) => void
}

/** A button that shows the halls in a window; a press on a stand chooses it. */
export function StandChoice({ preference, onChoose, ...rest }: StandChoiceProps) {
  const t = useMessages(standChoiceMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={t.openFor(preference)}
        className="mt-2 noscript:hidden"
      >
        <Icon name="pin" />
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        kind="full"
        title={t.title(preference)}
        closeLabel={t.close}
      >
        <Suspense>
          <HallsToChooseIn
            {...rest}
            onChoose={(number) => {
              setOpen(false)
              onChoose(number)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
