import { useMessages } from '~/i18n/locale.tsx'
import { Accordion, AccordionItem } from '~/ui/accordion.tsx'
import { imagePath, usefulWidths } from '~/ui/image-path.ts'
import { Picture } from '~/ui/picture.tsx'
import { pressMessages } from './messages.ts'
import type { PressPicture, PressView } from './press-view.ts'

/** Pictures for the press by what they show, and portraits of speakers, folded: each a link to the file. */
export function PressPictures({ pictures, portraits }: Pick<PressView, 'pictures' | 'portraits'>) {
  const t = useMessages(pressMessages)
  const groups = [
    ...pictures.map(({ subject, pictures: all }) => [subject, t.subjects[subject], all] as const),
    ...(portraits.length > 0 ? [['portraits', t.portraits, portraits] as const] : []),
  ]
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="beelden">
      <h2 id="beelden" className="text-3xl">
        {t.pictures}
      </h2>
      <p className="mt-3 mb-6 max-w-text">{t.picturesLead}</p>
      <Accordion>
        {groups.map(([id, name, all]) => (
          <AccordionItem key={id} id={id} level={3} title={`${name} (${all.length})`}>
            <ul className="cells grid-cols-2 [--cells:var(--color-gray-300)] lg:grid-cols-4">
              {all.map((picture) => (
                <PictureCell key={picture.photo.file} picture={picture} />
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}

function PictureCell({ picture }: { picture: PressPicture }) {
  const t = useMessages(pressMessages)
  const { name, lang, organisation, photo, credit } = picture
  const widest = usefulWidths(photo.width ?? 0).at(-1) ?? 0
  return (
    <li className="relative flex flex-wrap gap-3 p-3 text-sm hover:bg-tint">
      <Picture
        {...photo}
        alt=""
        sizes={organisation === undefined ? '320px' : '64px'}
        className={
          organisation === undefined ? 'aspect-3/2 w-full object-cover' : 'size-16 object-cover'
        }
      />
      <div className="min-w-0">
        <a
          href={imagePath(photo.file, widest, 'jpeg')}
          download={`${name}.jpg`}
          lang={lang}
          className="link-cover font-semibold"
        >
          {name}
        </a>
        {organisation && <p className="text-mute">{organisation}</p>}
        <p className="text-mute">{t.credit(credit)}</p>
      </div>
    </li>
  )
}
