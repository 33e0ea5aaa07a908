import { ArrowLink } from '../arrow-link.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Button, LinkButton } from '../button.tsx'
import { Cell, CellGrid } from '../cells.tsx'
import { Dimension } from '../dimension.tsx'
import { Facade } from '../facade/facade.tsx'
import { Figure, FigureRow } from '../figure.tsx'
import { IconButton } from '../icon-button.tsx'
import { Logo } from '../logo.tsx'
import { Banner } from '../notice.tsx'
import { PageHead } from '../page-head.tsx'
import { PrintButton } from '../print-button.tsx'
import { ShareButton } from '../share-button.tsx'
import { Sheet } from '../sheet.tsx'
import { Tag } from '../tag.tsx'
import type { ThemeColour } from '../theme.ts'
import { TitleBlock } from '../title-block.tsx'

const themes: [ThemeColour, string][] = [
  ['green', 'Fabrieksmatig bouwen'],
  ['ochre', 'Biobased & circulair'],
  ['violet', 'Betaalbaarheid'],
  ['teal', 'Verduurzamen in bewoonde staat'],
  ['crimson', 'Samen inkopen'],
  ['blue', 'Leefbaarheid'],
]

/** Hero, page heads, sheets, figures, buttons, tags and cells. */
export function PageParts() {
  return (
    <>
      <Banner>
        De inschrijving is open.{' '}
        <a className="link" href="#inhoud">
          Registreer gratis
        </a>
      </Banner>
      <div className="on-dark overflow-hidden">
        <div className="wrap pt-[clamp(2.5rem,6vw,5.5rem)]">
          <p className="max-w-[11ch] font-display font-extrabold text-6xl">
            Slim nieuw, beter <em className="text-signal not-italic">bestaand.</em>
          </p>
          <p className="mt-6 max-w-[44ch] text-green-100 text-lg">
            De vakbeurs waar woningcorporaties, overheden en bouwers samen zien hoe meer woningen
            sneller, mooier en betaalbaar worden.
          </p>
          <div className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
            <Dimension value="17–18 maart 2027">woensdag en donderdag</Dimension>
            <Dimension value="09:30–17:30">beide dagen</Dimension>
            <Dimension value="Expohal De Kade">Meerhaven</Dimension>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="primary" onDark>
              Registreer gratis
            </Button>
            <LinkButton to="/programma" onDark>
              Bekijk het programma
            </LinkButton>
            <Button variant="quiet" onDark>
              Later
            </Button>
          </div>
        </div>
        <Facade
          seed="dakwaarts-2027"
          size="hero"
          tone="dark"
          priority
          className="mt-4 block h-[clamp(11rem,25vw,20rem)] w-full object-cover object-bottom"
        />
      </div>
      <PageHead
        label={
          <Breadcrumbs
            label="Kruimelpad"
            items={[
              { to: '/standhouders', label: 'Standhouders' },
              { to: '/standhouders/nieuwbouwconcepten', label: 'Nieuwbouwconcepten' },
            ]}
          />
        }
        aside={<ArrowLink to="/programma.ics">Zet in agenda</ArrowLink>}
        title="Bestaandebouwconcepten"
        lead="Woningverbeteraars die in bewoonde staat verduurzamen, met een vaste prijs en een vaste doorlooptijd."
      />
      <div className="wrap pb-section">
        <TitleBlock
          title="Stapelwerk Modulair"
          lead="Houten woonmodules die in zes weken een straat worden en in dertig jaar weer uit elkaar kunnen."
          mark={<Logo name="Stapelwerk" file={null} width={null} height={null} decorative />}
          actions={
            <>
              <LinkButton variant="primary" to="/plattegrond#1.C14">
                Toon op plattegrond
              </LinkButton>
              <LinkButton to="https://stapelwerk.example">Website</LinkButton>
            </>
          }
          facts={[
            { label: 'Stand', value: '1.C14' },
            { label: 'Hal', value: '1 Nieuw' },
            { label: 'Oppervlak', value: '18 m²' },
            { label: 'Open zijden', value: '2' },
            { label: 'Paviljoen', value: 'Houtbouw' },
          ]}
          drawing={
            <Facade
              seed="stapelwerk"
              kind="nieuwbouw"
              size="wide"
              className="block h-32 w-full object-cover object-bottom md:h-48"
            />
          }
        />
      </div>
      <Sheet number="01" label="De beurs in maten" aside="Schaal 1 : 1">
        <FigureRow>
          <Figure value="90">standhouders in vier groepen</Figure>
          <Figure value="60">lezingen, sessies, tours en debatten</Figure>
          <Figure value="40">sprekers uit de praktijk</Figure>
          <Figure value="1.458">vierkante meter stand</Figure>
        </FigureRow>
      </Sheet>
      <Sheet number="02" label="Thema’s" title="Kies uw verdieping" tone="ground">
        <CellGrid columns={3} line="rule">
          {themes.map(([theme, name], index) => (
            <Cell key={theme} interactive>
              <p className="flex items-baseline justify-between gap-4 text-xl">
                <a href="#thema" className="link-cover">
                  <Tag theme={theme}>{name}</Tag>
                </a>
                <span className="font-semibold tabular-nums">{14 - index}</span>
              </p>
            </Cell>
          ))}
        </CellGrid>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button variant="primary">Aanmelden</Button>
          <Button>Bewaren</Button>
          <Button variant="quiet">Wis filters</Button>
          <Button variant="danger">Account verwijderen</Button>
          <Button size="sm" variant="primary">
            Versturen
          </Button>
          <Button size="sm" disabled>
            Niet nu
          </Button>
          <PrintButton>Druk af</PrintButton>
          <ShareButton title="Ontwerp" onCopied={() => undefined}>
            Deel
          </ShareButton>
          <IconButton icon="bookmark" label="Bewaren" pressed={false} />
          <IconButton icon="bookmark" label="Bewaard" pressed />
          <Badge>Vol</Badge>
          <Badge>Geannuleerd</Badge>
          <Badge tone="green">Bewaard</Badge>
          <Badge tone="plain">Engels</Badge>
        </div>
      </Sheet>
      <Sheet
        number="03"
        label="Sprekers"
        title="Uit de praktijk"
        link={{ to: '/sprekers', label: 'Alle 40 sprekers' }}
      >
        <CellGrid columns={4} phone={2}>
          {['Ilse van Werkhoven', 'Mees Oldenkamp', 'Yara Tichelaar', 'Noor Wijnands'].map(
            (name) => (
              <Cell key={name} interactive flush>
                <Avatar name={name} className="border-ink border-b" />
                <div className="p-4 md:p-5">
                  <h3 className="text-xl">
                    <a href="#spreker" className="link-cover">
                      {name}
                    </a>
                  </h3>
                  <p className="mt-1 text-mute text-sm">
                    Projectleider, Woonstichting De Zandkreek
                  </p>
                </div>
              </Cell>
            ),
          )}
        </CellGrid>
      </Sheet>
    </>
  )
}
