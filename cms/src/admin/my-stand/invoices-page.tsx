import { formatEuros } from '@beursvloer/contract/quotation/money'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { INVOICE_LABELS } from '../../my-stand/staff/labels'
import type {
  InvoiceImport,
  InvoiceList,
  InvoiceState,
  StaffInvoice,
} from '../../my-stand/staff/views'
import { Chip, type Tone } from '../ui/chip'
import { optionsOf } from '../ui/fields'
import { FilePicker } from '../ui/file-picker'
import { Filters } from '../ui/filters'
import { count, dutchDay } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { RemoveButton } from '../ui/remove-button'
import { messageFor, postFile, remove } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'

const PATH = '/my-stand/invoices'

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'secondary',
  late: 'danger',
  paid: 'success',
}

const CHOICES = [
  { name: 'state', label: 'Stand van zaken', any: 'Alle', options: optionsOf(INVOICE_LABELS) },
]

/** The invoices of the bookkeeping, as exhibitors see theirs in Mijn stand. */
export function InvoicesPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<InvoiceList>(`${PATH}?${params}`)
  const { run } = useAction(loaded.reload)
  const columns: readonly TableColumn<StaffInvoice>[] = [
    {
      head: 'Factuur',
      cell: ({ number, reference }) => (
        <>
          {number}
          <SecondLine>{reference}</SecondLine>
        </>
      ),
    },
    { head: 'Standhouder', cell: ({ exhibitor }) => exhibitor || 'Bestaat niet meer' },
    { head: 'Datum', cell: ({ date }) => dutchDay(date) },
    { head: 'Bedrag', cell: ({ cents }) => formatEuros(cents, 'nl') },
    {
      head: 'Betaling',
      cell: ({ state, due, paidOn }) => (
        <>
          <Chip tone={TONES[state]}>{INVOICE_LABELS[state]}</Chip>
          <SecondLine>
            {paidOn ? `Op ${dutchDay(paidOn)}` : `Uiterlijk ${dutchDay(due)}`}
          </SecondLine>
        </>
      ),
    },
    { head: 'Pdf', cell: ({ hasFile }) => (hasFile ? 'Ja' : 'Nee') },
    {
      head: 'Doen',
      cell: ({ documentId, number }) => (
        <RemoveButton
          small
          label="Verwijder"
          name={`Verwijder ${number}`}
          question={`Factuur ${number} verwijderen?`}
          consequence="De standhouder ziet haar niet meer in Mijn stand. In uw boekhouding verandert niets."
          onRemove={() => run(remove(`${PATH}/${documentId}`), 'De factuur is verwijderd.')}
        />
      ),
    },
  ]
  return (
    <ListPage
      title="Facturen van standhouders"
      subtitle="Zoals uw boekhouding ze heeft. Beheerders van een standhouder zien die van hen in Mijn stand."
      links={
        <>
          <AreaTabs current="invoices" />
          <ImportSection onDone={loaded.reload} />
        </>
      }
      filters={
        <Filters searchHint="Nummer, standhouder of kenmerk" choices={CHOICES} period={null} />
      }
      loaded={loaded}
      exported={{ path: PATH, fileName: 'facturen' }}
      empty="Er zijn nog geen facturen. Lees een lijst uit uw boekhouding in."
      columns={columns}
      keyOf={({ documentId }) => documentId}
    />
  )
}

/** Takes over a list in two steps, and PDFs whose name is the number of an invoice. */
function ImportSection({ onDone }: { readonly onDone: () => void }) {
  const { toggleNotification } = useNotification()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<InvoiceImport | null>(null)
  const [busy, setBusy] = useState(false)
  const tell = (type: 'success' | 'danger', message: string) =>
    toggleNotification({ type, message })
  const work = async (action: () => Promise<void>) => {
    setBusy(true)
    await action().catch((error: unknown) => tell('danger', messageFor(error)))
    setBusy(false)
  }
  const check = (chosen: File) =>
    work(async () => {
      setFile(chosen)
      setReport(null)
      setReport(await postFile<InvoiceImport>(`${PATH}/check`, chosen))
    })
  const takeOver = () =>
    work(async () => {
      if (file) await postFile(PATH, file)
      setFile(null)
      setReport(null)
      tell('success', 'De facturen zijn overgenomen.')
      onDone()
    })
  const attach = (files: readonly File[]) =>
    work(async () => {
      const refused: string[] = []
      for (const pdf of files)
        await postFile(`${PATH}/file`, pdf).catch((error: unknown) =>
          refused.push(messageFor(error)),
        )
      const attached = files.length - refused.length
      if (attached > 0) tell('success', `${count(attached, 'pdf', 'pdf’s')} toegevoegd.`)
      if (refused.length > 0) tell('danger', refused.slice(0, 5).join(' '))
      onDone()
    })
  return (
    <Section title="Lees in">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <FilePicker
          file={file}
          choose="Kies een lijst"
          hint="Excel of CSV met Factuurnummer, Standhouder, Kenmerk, Factuurdatum, Vervaldatum, Bedrag (met btw) en Betaald op"
          label="Lijst met facturen"
          accept=".xlsx,.csv"
          disabled={busy}
          onPick={(chosen) => void check(chosen)}
        />
        <FilePicker
          file={null}
          choose="Voeg pdf’s toe"
          hint="Elk bestand heet naar het nummer van de factuur: F-2027-0148.pdf"
          label="Pdf’s van facturen"
          accept=".pdf"
          disabled={busy}
          onPickAll={(files) => void attach(files)}
        />
        {report && <ReportView report={report} busy={busy} onTakeOver={() => void takeOver()} />}
      </Flex>
    </Section>
  )
}

type ReportRow = InvoiceImport['rows'][number]

const STATES: Readonly<Record<ReportRow['state'], readonly [label: string, tone: Tone]>> = {
  new: ['Nieuw', 'success'],
  changed: ['Gewijzigd', 'alternative'],
  unchanged: ['Ongewijzigd', 'neutral'],
  refused: ['Geweigerd', 'danger'],
}

/** Rows that are shown: those that need attention first. */
const SHOWN = 50
const ORDER: readonly ReportRow['state'][] = ['refused', 'changed', 'new', 'unchanged']

const REPORT_COLUMNS: readonly TableColumn<ReportRow>[] = [
  { head: 'Rij', cell: ({ row }) => row },
  {
    head: 'Wat er gebeurt',
    cell: ({ state, problems }) => (
      <>
        <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
        <SecondLine>{problems.join('. ')}</SecondLine>
      </>
    ),
  },
  { head: 'Factuur', cell: ({ number }) => number },
  { head: 'Standhouder', cell: ({ exhibitor }) => exhibitor },
  { head: 'Bedrag', cell: ({ sum }) => sum },
]

interface ReportViewProps {
  readonly report: InvoiceImport
  readonly busy: boolean
  readonly onTakeOver: () => void
}

function ReportView({ report: { rows }, busy, onTakeOver }: ReportViewProps) {
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  const taken = rows.filter(({ state }) => state === 'new' || state === 'changed').length
  return (
    <>
      <Typography role="status">
        {ORDER.map((state) => {
          const some = rows.filter((row) => row.state === state).length
          return `${some} ${STATES[state][0].toLowerCase()}`
        }).join(', ')}
        {rows.length > SHOWN && `; de eerste ${SHOWN} staan hieronder`}
      </Typography>
      <SortableTable
        caption="Wat de lijst doet"
        columns={REPORT_COLUMNS}
        rows={sorted.slice(0, SHOWN)}
        keyOf={({ row }) => String(row)}
        empty=""
      />
      <Flex>
        <Button disabled={taken === 0} loading={busy} onClick={onTakeOver}>
          {`Neem ${count(taken, 'factuur', 'facturen')} over`}
        </Button>
      </Flex>
    </>
  )
}
