import { Agenda, AgendaHead, AgendaRow } from '../agenda.tsx'
import { AlphabetRail } from '../alphabet-rail.tsx'
import { Badge } from '../badge.tsx'
import { LinkButton } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FilterChip, FilterRow } from '../filter-chip.tsx'
import { FilterGroup, FilterOption, FilterSheet } from '../filter-sheet.tsx'
import { IconButton } from '../icon-button.tsx'
import { Pagination } from '../pagination.tsx'
import { SearchField } from '../search-field.tsx'
import { Sheet } from '../sheet.tsx'
import { Skeleton } from '../skeleton.tsx'
import { SkipTo } from '../skip-to.tsx'
import { SwitchLinks } from '../switch-links.tsx'
import { TabLinks } from '../tabs.tsx'
import { Tag } from '../tag.tsx'

/** Tabs, filters, agenda, alphabet, pages, empty and loading lists. */
export function ListParts() {
  return (
    <Sheet
      number="05"
      label="Programma"
      title="Twee dagen om mee naar huis te nemen"
      link={{ to: '/programma', label: 'Alle 60 onderdelen' }}
    >
      <TabLinks
        label="Dagen"
        items={[
          { to: '/programma?dag=1', label: 'Woensdag 17 maart', count: 30, current: true },
          { to: '/programma?dag=2', label: 'Donderdag 18 maart', count: 30 },
          { to: '/mijn', label: 'Mijn beurs', count: 5 },
        ]}
      >
        <SwitchLinks
          label="Weergave"
          items={[
            { to: '?lijst', label: 'Lijst', current: true },
            { to: '?plan', label: 'Plan' },
          ]}
        />
      </TabLinks>
      <SkipTo id="resultaten">Naar resultaten</SkipTo>
      <div className="flex flex-wrap gap-x-2 pt-4">
        <FilterSheet label="Filters" chosen={1} closeLabel="Sluiten" showLabel="Toon 13 resultaten">
          <FilterGroup label="Soort" chosen="Kennissessies">
            <FilterOption to="?a" selected count={13}>
              Kennissessies
            </FilterOption>
            <FilterOption to="?b" count={6}>
              Tours
            </FilterOption>
          </FilterGroup>
          <FilterGroup label="Thema">
            <FilterOption to="?c" count={7} theme="green">
              Fabrieksmatig
            </FilterOption>
            <FilterOption to="?d" count={0} theme="ochre">
              Biobased
            </FilterOption>
          </FilterGroup>
        </FilterSheet>
      </div>
      <div id="resultaten" tabIndex={-1} className="flex flex-wrap gap-3 py-4">
        <search className="w-full md:w-72">
          <form>
            <SearchField name="q" label="Zoek in het programma" submitLabel="Zoeken" />
          </form>
        </search>
        <FilterRow label="Filters">
          <FilterChip to="?a" selected count={13}>
            Kennissessies
          </FilterChip>
          <FilterChip to="?b" count={6}>
            Tours
          </FilterChip>
          <FilterChip to="?c" count={7} theme="green">
            Fabrieksmatig
          </FilterChip>
          <FilterChip to="?d" count={0} theme="ochre">
            Biobased
          </FilterChip>
        </FilterRow>
      </div>
      <Agenda>
        <AgendaHead>10:00</AgendaHead>
        <AgendaRow
          time="10:00"
          dateTime="2027-03-17T10:00+01:00"
          timeNote="wo 17 mrt"
          to="/programma/1"
          title="Honderd woningen in tien maanden: wat de fabriek echt oplevert"
          who="Ilse van Werkhoven, Woonstichting De Zandkreek"
          meta={
            <>
              <Tag theme="green" className="text-ink">
                Fabrieksmatig bouwen
              </Tag>
              <p>Hoofdpodium, lezing, 40 min</p>
            </>
          }
          action={<IconButton icon="bookmark" label="Bewaard: Honderd woningen" pressed />}
        />
        <AgendaRow
          time="11:15"
          timeNote="wo 17 mrt"
          to="/programma/2"
          title="Tour: hout in de kern, langs vijf stapelconcepten"
          who="Vertrek bij Tourpunt, hal 1"
          meta={
            <>
              <Tag theme="ochre" className="text-ink">
                Biobased & circulair
              </Tag>
              <p>
                Tour, 45 min <Badge>Vol</Badge>
              </p>
            </>
          }
          action={<IconButton icon="bookmark" label="Bewaren: Tour" pressed={false} />}
        />
        <AgendaRow
          time="13:30"
          timeNote="wo 17 mrt"
          to="/programma/3"
          struck
          title="Kavels voor flexwonen"
          who="Yara Tichelaar"
          meta={
            <>
              <Tag theme="violet" className="text-ink">
                Betaalbaarheid
              </Tag>
              <p>
                <Badge>Geannuleerd</Badge>
              </p>
            </>
          }
          action={<IconButton icon="bookmark" label="Bewaren: Kavels" pressed={false} />}
        />
        <AgendaRow
          compact
          time="14:00"
          timeNote="do 18 mrt"
          to="/programma/4"
          title="Stapelen zonder kraan"
          meta="Kennislab B, nog 18 plaatsen"
        />
      </Agenda>
      <AlphabetRail
        className="mt-10"
        label="Op letter"
        letters={[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => ({
          letter,
          to: i % 4 === 3 ? undefined : `#${letter}`,
          current: i === 1,
        }))}
      />
      <div className="mt-10">
        <Pagination
          label="Bladeren"
          previous={{ to: '?p=1', label: 'Vorige' }}
          next={{ to: '?p=3', label: 'Volgende' }}
        >
          13–24 van 60
        </Pagination>
      </div>
      <div className="mt-10 grid gap-6 lg:grid-cols-2">
        <EmptyState
          level={3}
          title="Geen resultaten"
          action={
            <LinkButton size="sm" to="/programma">
              Wis filters
            </LinkButton>
          }
        >
          <p>Er is geen onderdeel dat bij al uw filters past.</p>
        </EmptyState>
        <Skeleton label="Het programma wordt geladen" />
      </div>
    </Sheet>
  )
}
