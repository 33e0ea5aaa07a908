import { Accordion, AccordionItem } from '../accordion.tsx'
import { Facade } from '../facade/facade.tsx'
import { LanguageNotice } from '../notice.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { RichText, type RichTextNode } from '../rich-text.tsx'
import { SetIcon } from '../set-icon.tsx'
import { Sheet } from '../sheet.tsx'
import { Table } from '../table.tsx'
import { VideoConsent } from '../video-consent.tsx'

const text = (value: string, marks = {}): RichTextNode => ({ type: 'text', text: value, ...marks })
const block = (type: string, children: RichTextNode[], more = {}): RichTextNode => ({
  type,
  children,
  ...more,
})

const sample: RichTextNode[] = [
  block('paragraph', [
    text('De fabriek levert een woning per dag. '),
    text('Dat scheelt tijd', { bold: true }),
    text(', maar vooral onzekerheid. Lees het '),
    block('link', [text('verslag van de proef')], { url: '/nieuws' }),
    text('.'),
  ]),
  block('heading', [text('Waarom het werkt')], { level: 3 }),
  block(
    'list',
    [
      block('list-item', [text('Eén programma van eisen voor twaalf corporaties')]),
      block('list-item', [text('Vaste prijs per woningtype')]),
      block(
        'list',
        [block('list-item', [text('grondgebonden')]), block('list-item', [text('gestapeld')])],
        { format: 'unordered' },
      ),
    ],
    { format: 'unordered' },
  ),
  block('quote', [text('Wij bouwen geen huizen meer, wij zetten ze neer.')]),
  block('list', [block('list-item', [text('Kies')]), block('list-item', [text('Bestel')])], {
    format: 'ordered',
  }),
]

const drawing = {
  body: '<path fill="currentColor" d="M12 3 2 13h3v8h14v-8h3z"/>',
  width: 24,
  height: 24,
}

/** Running text, icons, table, accordion, photo and video. */
export function TextParts({ photo }: { photo: PictureProps | null }) {
  return (
    <Sheet number="08" label="Tekst" title="Lezen en naslaan">
      <div className="grid gap-12 lg:grid-cols-2">
        <div className="space-y-6">
          <LanguageNotice>Alleen in het Nederlands</LanguageNotice>
          <RichText value={sample} under={2} />
          <p className="flex items-center gap-4">
            <SetIcon icon={{ name: 'beurs:huis', drawing }} text="Huis" /> getekend
            <SetIcon icon={{ name: 'beurs:onbekend', drawing: null }} text="Onbekend" /> letters
          </p>
          {photo && <Picture {...photo} sizes="(min-width: 64rem) 40rem, 100vw" />}
        </div>
        <div className="space-y-10">
          <Table
            caption="Offerte, 18 m² systeemstand"
            head={['Regel', 'Aantal', 'Bedrag']}
            numeric={[1, 2]}
            rows={[
              ['Kale grond', '18 m²', '€ 3.510,00'],
              ['Opslag twee open zijden', '5%', '€ 175,50'],
              ['Systeemstand', '18 m²', '€ 1.530,00'],
            ]}
            foot={[['Totaal excl. btw', '', '€ 5.215,50']]}
          />
          <Accordion>
            <AccordionItem title="Is de beurs gratis te bezoeken?" open>
              Ja. Registreer vooraf, dan ligt uw badge klaar.
            </AccordionItem>
            <AccordionItem title="Kan ik met de trein komen?">
              Ja, station Meerhaven ligt op zes minuten lopen.
            </AccordionItem>
          </Accordion>
          <VideoConsent
            embedUrl="about:blank"
            title="Terugblik op 2025"
            playLabel="Video afspelen"
            explanation="De video komt van een andere website, die cookies kan plaatsen."
            poster={<Facade seed="video" size="tile" tone="dark" />}
          />
        </div>
      </div>
    </Sheet>
  )
}
