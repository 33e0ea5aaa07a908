import type { NewsValues } from '@beursvloer/contract/my-stand/news'
import { Button, Flex } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { NewsOverview, StaffNews } from '../../my-stand/staff/views'
import { InputField, TextField } from '../ui/fields'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { post, remove } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useEnglish } from '../ui/use-english'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'
import { CategoryChoice } from './category-choice'
import { namesOf } from './names'

const PATH = '/my-stand/news'
const EMPTY: NewsValues = { titleNl: '', titleEn: '', textNl: '', textEn: '', categories: [] }

/** What the organiser tells exhibitors on the first page of Mijn stand. */
export function NewsPage() {
  const loaded = useLoaded<NewsOverview>(PATH)
  const { busy, run } = useAction(loaded.reload)
  const [edited, setEdited] = useState<StaffNews | null>(null)
  const namesFor = (chosen: readonly string[]) =>
    (loaded.data?.categories ?? [])
      .filter(({ documentId }) => chosen.includes(documentId))
      .map(({ name }) => name)
  const columns: readonly TableColumn<StaffNews>[] = [
    {
      head: 'Bericht',
      cell: ({ titleNl, textNl }) => (
        <>
          {titleNl}
          <SecondLine>{textNl}</SecondLine>
        </>
      ),
    },
    {
      head: 'Voor',
      cell: ({ categories }) =>
        categories.length === 0 ? 'Iedereen' : namesOf(namesFor(categories)),
    },
    {
      head: 'Geplaatst',
      cell: ({ postedAt, by }) => (
        <>
          {dutchTime(postedAt)}
          <SecondLine>{by}</SecondLine>
        </>
      ),
    },
    {
      head: 'Doen',
      cell: (news) => (
        <Flex gap={2} wrap="wrap">
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Wijzig ${news.titleNl}`}
            onClick={() => setEdited(news)}
          >
            Wijzig
          </Button>
          <RemoveButton
            small
            label="Verwijder"
            name={`Verwijder ${news.titleNl}`}
            question={`${news.titleNl} verwijderen?`}
            consequence="Standhouders zien het niet meer."
            onRemove={() => run(remove(`${PATH}/${news.documentId}`), 'Het bericht is verwijderd.')}
          />
        </Flex>
      ),
    },
  ]
  return (
    <PanelPage
      title="Nieuws voor standhouders"
      subtitle="Korte berichten op de eerste bladzijde van Mijn stand, het nieuwste bovenaan. Er gaat geen mail uit."
      top={<AreaTabs current="news" />}
      loaded={loaded}
    >
      {({ news, categories }) => (
        <>
          <SortableTable
            caption="Nieuws voor standhouders"
            columns={columns}
            rows={news}
            keyOf={({ documentId }) => documentId}
            empty="Er zijn nog geen berichten."
          />
          <NewsForm
            key={edited?.documentId ?? news.length}
            news={edited}
            categories={categories}
            busy={busy}
            onSave={async (values) => {
              const path = edited ? `${PATH}/${edited.documentId}` : PATH
              const refused = await run(post(path, values), 'Het bericht staat in Mijn stand.')
              if (refused === null) setEdited(null)
            }}
          />
        </>
      )}
    </PanelPage>
  )
}

interface NewsFormProps {
  /** The message to change; null for a new one. */
  readonly news: StaffNews | null
  readonly categories: NewsOverview['categories']
  readonly busy: boolean
  readonly onSave: (values: NewsValues) => Promise<void>
}

function NewsForm({ news, categories, busy, onSave }: NewsFormProps) {
  const [form, setForm] = useState<NewsValues>(() => {
    if (!news) return EMPTY
    const { titleNl, titleEn, textNl, textEn, categories: chosen } = news
    return { titleNl, titleEn, textNl, textEn, categories: chosen }
  })
  const english = useEnglish()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSave(form)
  }
  const typed = (name: 'titleNl' | 'titleEn' | 'textNl' | 'textEn') => ({
    name,
    lang: name.endsWith('En') ? 'en' : 'nl',
    required: name.endsWith('Nl'),
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
  })
  return (
    <Section title={news ? `Wijzig ‘${news.titleNl}’` : 'Nieuw bericht'}>
      <form onSubmit={send}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <InputField {...typed('titleNl')} label="Titel" maxLength={120} />
          <TextField {...typed('textNl')} label="Bericht" maxLength={2000} />
          {english && (
            <>
              <InputField {...typed('titleEn')} label="Titel, Engels" maxLength={120} />
              <TextField {...typed('textEn')} label="Bericht, Engels" maxLength={2000} />
            </>
          )}
          <CategoryChoice
            categories={categories}
            chosen={form.categories}
            onChange={(chosen) => setForm({ ...form, categories: chosen })}
          />
          <Flex>
            <Button
              type="submit"
              loading={busy}
              disabled={!form.titleNl.trim() || !form.textNl.trim()}
            >
              {news ? 'Bewaar' : 'Plaats het bericht'}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Section>
  )
}
