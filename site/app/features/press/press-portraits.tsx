import { useMessages } from '~/i18n/locale.tsx'
import { Accordion, AccordionItem } from '~/ui/accordion.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { imagePath, usefulWidths } from '~/ui/image-path.ts'
import { pressMessages } from './messages.ts'
import type { PortraitView, PressView } from './press-view.ts'

/** The portraits of speakers, folded: each a link to the file, with its credit. */
export function PressPortraits({ portraits }: Pick<PressView, 'portraits'>) {
  const t = useMessages(pressMessages)
  if (portraits.length === 0) return null
  return (
    <Accordion>
      <AccordionItem id="portretten" level={2} title={t.portraits(portraits.length)}>
        <p className="mb-4 max-w-text">{t.portraitsLead}</p>
        <ul className="cells grid-cols-2 [--cells:var(--color-gray-300)] lg:grid-cols-4">
          {portraits.map((portrait) => (
            <Portrait key={portrait.name} portrait={portrait} />
          ))}
        </ul>
      </AccordionItem>
    </Accordion>
  )
}

function Portrait({ portrait }: { portrait: PortraitView }) {
  const t = useMessages(pressMessages)
  const { name, organisation, photo, credit } = portrait
  const widest = usefulWidths(photo.width ?? 0).at(-1) ?? 0
  return (
    <li className="relative flex flex-wrap gap-3 p-3 text-sm hover:bg-green-50">
      <div className="w-16 shrink-0">
        <Avatar name={name} photo={photo} sizes="64px" />
      </div>
      <div className="min-w-0">
        <a
          href={imagePath(photo.file, widest, 'jpeg')}
          download={`${name}.jpg`}
          className="link-cover font-semibold"
        >
          {name}
        </a>
        <p className="text-mute">{organisation}</p>
        <p className="text-mute">{t.credit(credit)}</p>
      </div>
    </li>
  )
}
