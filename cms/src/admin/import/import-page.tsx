import { csvFile } from '@beursvloer/contract/csv'
import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system'
import { Check, Download } from '@strapi/icons'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  type PastImport,
  type Progress,
  type Report,
  type TypeView,
  UNDO_DAYS,
} from '../../import/views'
import { count } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { messageFor } from '../ui/requests'
import { saveFile } from '../ui/save-file'
import { useLoaded } from '../ui/use-loaded'
import { ColumnsSection } from './columns-section'
import { OptionsSection } from './options-section'
import { PastImports } from './past-imports'
import { PicturesSection } from './pictures-section'
import { applyImport, checkFile, IMPORTS, type ImportOptions, readFile, undo } from './requests'
import { RowsSection } from './rows-section'
import { Steps } from './steps'
import { TypeSection } from './type-section'
import { useChoices } from './use-choices'

const AT_FIRST: ImportOptions = {
  mapping: null,
  publish: false,
  emptyClears: false,
  createMissing: false,
}

interface Message {
  readonly variant: 'success' | 'danger' | 'warning'
  readonly title: string
  readonly text: string
}

/** "Importeren": a spreadsheet of one type of content, checked first and then taken over. */
export default function ImportPage() {
  const types = useLoaded<readonly TypeView[]>(`${IMPORTS}/types`)
  return (
    <PanelPage
      title="Importeren"
      subtitle="Neem een lijst over uit Excel of CSV, of haal op wat er is."
      loaded={types}
    >
      {(known) =>
        known[0] ? (
          <Import types={known} first={known[0]} />
        ) : (
          <Typography>Uw rol mag niets importeren.</Typography>
        )
      }
    </PanelPage>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: 2rem;
  > div { display: grid; gap: 2rem; min-width: 0; }

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) 30rem;
  }
`

const Bar = styled(Flex)`
  position: sticky;
  bottom: 0;
  padding: 1.2rem 2.4rem;
  background: ${({ theme }) => theme.colors.neutral800};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.4rem;
  z-index: 1;
`

/** The rows that are refused, with the reasons, as a file to work through. */
function saveRefused({ rows }: Report): void {
  const lines = rows
    .filter(({ state }) => state === 'refused')
    .flatMap(({ number, name, problems }) =>
      problems.map(({ column = '', message }) => [String(number), name, column, message]),
    )
  const table = csvFile([['Rij', 'Naam', 'Kolom', 'Reden'], ...lines])
  saveFile(new Blob([table], { type: 'text/csv' }), 'geweigerd.csv')
}

interface ImportProps {
  readonly types: readonly TypeView[]
  readonly first: TypeView
}

function Import({ types, first }: ImportProps) {
  const past = useLoaded<readonly PastImport[]>(IMPORTS)
  const choices = useChoices()
  const [type, setType] = useState(first)
  const [file, setFile] = useState<File | null>(null)
  const [options, setOptions] = useState(AT_FIRST)
  const [report, setReport] = useState<Report | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)

  /** Runs one request at a time, and shows its error. */
  const run = async (work: () => Promise<Message | null>) => {
    setBusy(true)
    setMessage(null)
    const fail = (error: unknown): Message => ({
      ...{ variant: 'danger', title: 'Niet gelukt.', text: messageFor(error) },
    })
    setMessage(await work().catch(fail))
    setBusy(false)
  }
  const check = (chosen: File, how: ImportOptions) =>
    run(async () => {
      choices.reset()
      setReport(await checkFile(type.name, chosen, how))
      return null
    })
  const pick = async (picked: File) => {
    setReport(null)
    const chosen = await readFile(picked)
    const how = { ...options, mapping: null }
    setFile(chosen)
    setOptions(how)
    await check(chosen, how)
  }
  const change = (how: ImportOptions) => {
    setOptions(how)
    if (file && report) void check(file, how)
  }
  const chooseType = (name: string) => {
    setType(types.find((one) => one.name === name) ?? first)
    setFile(null)
    setReport(null)
    setOptions(AT_FIRST)
    setMessage(null)
  }

  /** Marks rows that a rule refused, so that the others can be taken over. */
  const refuse = (shown: Report, refused: readonly { number: number; message: string }[]) => {
    const reasons = new Map(refused.map(({ number, message: text }) => [number, text]))
    const rows = shown.rows.map((row) => {
      const text = reasons.get(row.number)
      return text ? { ...row, state: 'refused' as const, problems: [{ message: text }] } : row
    })
    const isRefused = ({ state }: { state: string }) => state === 'refused'
    const sorted = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))]
    setReport({ ...shown, rows: sorted })
    for (const { number } of refused) if (choices.takesRow(number)) choices.toggleRow(number)
  }
  const take = (chosen: File, shown: Report) =>
    run(async () => {
      const { withoutRows, withoutFields } = choices
      const { fingerprint } = shown
      // Rows that a rule refused before stay out.
      const refusedRows = shown.rows.flatMap(({ state, number }) =>
        state === 'refused' ? number : [],
      )
      const without = { withoutRows: [...new Set([...withoutRows, ...refusedRows])], withoutFields }
      const mapping = shown.columns.map(({ column }) => column)
      const how = { ...options, mapping, ...without, fingerprint }
      const outcome = await applyImport(type.name, chosen, how, setProgress).finally(() =>
        setProgress(null),
      )
      if (outcome.refused.length > 0) {
        refuse(shown, outcome.refused)
        return {
          variant: 'warning',
          title: 'Er is nog niets overgenomen.',
          text: `${count(outcome.refused.length, 'rij past', 'rijen passen')} niet bij wat er al is. Ze staan nu bij de geweigerde; de andere kunt u overnemen.`,
        }
      }
      setReport(null)
      setFile(null)
      past.reload()
      return {
        variant: 'success',
        title: 'Overgenomen.',
        text: `${count(outcome.taken, 'rij is', 'rijen zijn')} overgenomen. Dit is ${UNDO_DAYS} dagen ongedaan te maken.`,
      }
    })
  const takeBack = ({ documentId, fileName }: PastImport) =>
    run(async () => {
      const { undone, kept } = await undo(documentId)
      past.reload()
      setReport(null)
      setFile(null)
      const rest = kept.length > 0 ? ` Dit blijft staan: ${kept.slice(0, 20).join('; ')}.` : ''
      return {
        variant: kept.length > 0 ? 'warning' : 'success',
        title: 'Ongedaan gemaakt.',
        text: `${fileName}: ${count(undone, 'onderdeel is', 'onderdelen zijn')} teruggezet of verwijderd.${rest}`,
      }
    })

  /** Adds pictures, and looks again whether rows find theirs. */
  const withPictures = (add: () => Promise<void>) =>
    run(async () => {
      await add()
      if (file && report) setReport(await checkFile(type.name, file, options))
      return null
    })

  const ready = report?.rows.filter(
    ({ state, number }) => (state === 'new' || state === 'changed') && choices.takesRow(number),
  ).length
  const refused = report?.rows.filter(({ state }) => state === 'refused').length ?? 0
  return (
    <>
      <Steps current={progress ? 'Overnemen' : report ? 'Proef' : 'Bestand'} />
      <div role="status">
        {message && (
          <Alert
            variant={message.variant}
            title={message.title}
            closeLabel="Sluiten"
            onClose={() => setMessage(null)}
          >
            {message.text}
          </Alert>
        )}
      </div>
      <Columns>
        <div>
          <TypeSection
            {...{ types, type, file, busy }}
            onType={chooseType}
            onPick={(picked) => void pick(picked)}
          />
          {report && (
            <>
              <ColumnsSection
                columns={report.columns}
                type={type}
                disabled={busy}
                onChange={(mapping) => change({ ...options, mapping })}
              />
              <RowsSection key={report.fingerprint} rows={report.rows} choices={choices} />
            </>
          )}
        </div>
        <div>
          <OptionsSection {...{ type, options }} disabled={busy} onChange={change} />
          <PicturesSection disabled={busy} run={withPictures} />
          <PastImports loaded={past} busy={busy} onUndo={(one) => void takeBack(one)} />
        </div>
      </Columns>
      {file && report && (
        <Bar gap={4} wrap="wrap" justifyContent="space-between">
          <Box role="status">
            {progress
              ? `${progress.done} van ${progress.total} rijen…`
              : `${count(ready ?? 0, 'rij', 'rijen')} klaar · ${refused === 1 ? '1 geweigerde blijft' : `${refused} geweigerde blijven`} buiten · kan ${UNDO_DAYS} dagen ongedaan`}
          </Box>
          <Flex gap={3} wrap="wrap">
            {refused > 0 && (
              <Button
                size="L"
                variant="tertiary"
                startIcon={<Download />}
                onClick={() => saveRefused(report)}
              >
                {`Download ${refused} geweigerde`}
              </Button>
            )}
            <Button
              size="L"
              startIcon={<Check />}
              loading={busy}
              disabled={ready === 0}
              onClick={() => void take(file, report)}
            >
              {`Neem ${ready} over`}
            </Button>
          </Flex>
        </Bar>
      )}
    </>
  )
}
