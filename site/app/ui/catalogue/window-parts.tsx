import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { Marquee } from '../marquee.tsx'
import { Menu, menuItemClass } from '../menu.tsx'
import { Roof } from '../roof.tsx'
import { Sheet } from '../sheet.tsx'
import { Toasts } from '../toasts.tsx'

const names = ['Woonblok', 'Kadebouw', 'Prefab Noord', 'Hof & Huis', 'Kruislaag', 'Meerhaven']

/** Dialog, drawer, menu, toast and marquee. */
export function WindowParts() {
  const [kind, setKind] = useState<DialogProps['kind'] | null>(null)
  const [toast, setToast] = useState(false)
  return (
    <Sheet number="09" label="Vensters" title="Wat erbij komt">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setKind('dialog')}>Dialoog</Button>
        <Button onClick={() => setKind('drawer')}>Paneel</Button>
        <Button onClick={() => setKind('full')}>Volledig</Button>
        <Button onClick={() => setToast(true)}>Melding</Button>
        <Menu
          label={
            <>
              <Icon name="user" />
              Ilse
            </>
          }
          align="start"
          className="border border-ink"
        >
          <a href="#profiel" className={menuItemClass}>
            Mijn gegevens
          </a>
          <button type="button" className={menuItemClass}>
            Uitloggen
          </button>
        </Menu>
        <Roof kind="mark" className="text-primary" />
      </div>
      <Dialog
        open={kind !== null}
        onOpenChange={() => setKind(null)}
        kind={kind ?? undefined}
        title="Bewaren op Mijn beurs"
        closeLabel="Sluiten"
        footer={
          <Button variant="primary" onClick={() => setKind(null)}>
            Begrepen
          </Button>
        }
      >
        <p>Uw keuze staat op dit apparaat.</p>
      </Dialog>
      <Toasts
        label="Meldingen"
        dismissLabel="Melding sluiten"
        items={
          toast
            ? [
                { id: '1', text: 'Bewaard op Mijn beurs.', tone: 'success' },
                {
                  id: '2',
                  text: 'Geen verbinding.',
                  tone: 'error',
                  action: { label: 'Opnieuw proberen', onClick: () => setToast(false) },
                },
              ]
            : []
        }
        onDismiss={() => setToast(false)}
      />
      <div className="mt-12">
        <Marquee
          label="Partners"
          pauseLabel="Stilzetten"
          playLabel="Laten lopen"
          items={names.map((name) => ({
            id: name,
            content: <span className="font-bold font-display text-2xl">{name}</span>,
          }))}
        />
      </div>
    </Sheet>
  )
}
