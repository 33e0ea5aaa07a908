import { Button, Flex } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useState } from 'react'
import { styled } from 'styled-components'
import { renderSVG } from 'uqr'
import { CopyButton } from '../ui/copy-button'
import { InputField } from '../ui/fields'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'
import { useLoaded } from '../ui/use-loaded'
import { type Campaign, campaignLink, campaignWord } from './campaign-link'
import { STATISTICS, StatisticsFrame } from './frame'

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`

const Code = styled.img`
  width: 24rem;
  max-width: 100%;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: #fff;
`

const Address = styled.p`
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  overflow-wrap: anywhere;
  user-select: all;
`

const EMPTY: Campaign = { path: '/', source: '', medium: '', name: '' }

const FIELDS = [
  [
    'path',
    'Pagina',
    'Het adres op de site, bijvoorbeeld /programma. U mag het ook van de site kopiëren.',
  ],
  ['source', 'Waar staat de link?', 'Bijvoorbeeld nieuwsbrief, linkedin of poster.'],
  ['medium', 'Wat voor plek is dat? (hoeft niet)', 'Bijvoorbeeld mail, social of print.'],
  [
    'name',
    'Naam van de campagne',
    'Bijvoorbeeld vroegboek-2027. Gebruik bij elke plek dezelfde naam.',
  ],
] as const

interface Site {
  readonly siteUrl: string
  readonly period?: never
}

/** Makes a link by which is seen where visitors came from, and its QR code. */
export function CampaignPage() {
  const [campaign, setCampaign] = useState(EMPTY)
  return (
    <StatisticsFrame
      title="Campagnelink maken"
      subtitle="Bezoeken die met deze link beginnen, staan bij Herkomst onder de naam van de campagne."
      hasPeriod={false}
      loaded={useLoaded<Site>(`${STATISTICS}/site`)}
    >
      {({ siteUrl }) => (
        <Columns>
          <Section title="Campagne">
            {FIELDS.map(([name, label, hint]) => (
              <InputField
                key={name}
                {...{ name, label, hint }}
                value={campaign[name]}
                maxLength={300}
                onChange={(value) => setCampaign({ ...campaign, [name]: value })}
              />
            ))}
          </Section>
          <Section title="Link en QR-code">
            <Result link={campaignLink(siteUrl, campaign)} name={campaign.name} />
          </Section>
        </Columns>
      )}
    </StatisticsFrame>
  )
}

function Result({ link, name }: { readonly link: string | null; readonly name: string }) {
  if (!link)
    return (
      <EmptyText>
        Vul een pagina van deze site in, waar de link staat, en de naam van de campagne.
      </EmptyText>
    )
  const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSVG(link, { ecc: 'M' }))}`
  return (
    <Flex direction="column" alignItems="start" gap={4}>
      <Address>{link}</Address>
      <CopyButton
        text={link}
        label="Kopieer de link"
        done="De link is gekopieerd."
        refused="Kopiëren lukt niet. Selecteer de link."
      />
      <Code src={drawing} alt={`QR-code van ${link}`} />
      <Button
        variant="secondary"
        startIcon={<Download />}
        tag="a"
        href={drawing}
        download={`qr-${campaignWord(name)}.svg`}
      >
        Bewaar de QR-code (SVG)
      </Button>
      <SecondLine>
        Druk de code minstens 2 bij 2 cm af en probeer hem uit voor u drukt. Is de link te lang om
        over te typen, maak dan een korte link bij Inhoud, Korte links.
      </SecondLine>
    </Flex>
  )
}
