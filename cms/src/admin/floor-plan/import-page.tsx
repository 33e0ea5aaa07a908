import {
  Alert,
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Download, Search } from '@strapi/icons'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Hall } from '../../floor-plan/import-report'
import { FilePicker } from '../ui/file-picker'
import { Frame } from '../ui/section'
import {
  applyImport,
  type CheckedDrawing,
  checkDrawing,
  type Drawing,
  downloadDrawing,
  fetchHalls,
  messageFor,
  readDrawing,
} from './drawing-requests'
import { ImportReportView } from './import-report-view'

const MAY_CREATE = [
  { action: 'plugin::content-manager.explorer.create', subject: 'api::stand.stand' },
]

interface Checked {
  readonly drawing: Drawing
  readonly report: CheckedDrawing
}

interface Message {
  readonly variant: 'success' | 'danger'
  readonly text: string
}

/** "Plattegrond": download a hall as SVG, draw it elsewhere, and take the drawing over. */
export default function ImportPage() {
  const [halls, setHalls] = useState<readonly Hall[]>([])
  const [hall, setHall] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [createMissing, setCreateMissing] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)
  const { allowedActions } = useRBAC({ create: MAY_CREATE })

  /** Runs one request at a time, and shows its error. */
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setMessage(null)
    await work().catch((error) => setMessage({ variant: 'danger', text: messageFor(error) }))
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    void run(async () => {
      const found = await fetchHalls()
      setHalls(found)
      setHall(found[0]?.documentId ?? '')
    })
  }, [])
  /** Clears the report, which belongs to the former choice. */
  const chooseAnew = () => {
    setChecked(null)
    setMessage(null)
  }

  const check = () =>
    run(async () => {
      setChecked(null)
      if (!file) return
      const drawing = { hall, svg: await readDrawing(file), createMissing }
      setChecked({ drawing, report: await checkDrawing(drawing) })
    })
  const apply = ({ drawing, report }: Checked) =>
    run(async () => {
      const changed = await applyImport(drawing, report.fingerprint)
      setChecked({ drawing, report: await checkDrawing(drawing) })
      const text =
        changed === 1 ? '1 plaats is bijgewerkt.' : `${changed} plaatsen zijn bijgewerkt.`
      setMessage({ variant: 'success', text })
    })

  return (
    <Page.Main>
      <Page.Title>Plattegrond importeren</Page.Title>
      <Layouts.Header
        title="Plattegrond importeren"
        subtitle="Teken een hal in uw eigen tekenprogramma en neem de stands over uit een SVG."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
          <Frame>
            <Flex gap={4} alignItems="end" wrap="wrap">
              <Box minWidth="30rem">
                <Field.Root name="hall">
                  <Field.Label>Hal</Field.Label>
                  <SingleSelect
                    value={hall}
                    disabled={busy || halls.length === 0}
                    onChange={(value) => {
                      setHall(String(value))
                      chooseAnew()
                    }}
                  >
                    {halls.map(({ documentId, name, width, length }) => (
                      <SingleSelectOption key={documentId} value={documentId}>
                        {`${name} (${width} × ${length} m)`}
                      </SingleSelectOption>
                    ))}
                  </SingleSelect>
                </Field.Root>
              </Box>
              <Button
                size="L"
                variant="tertiary"
                startIcon={<Download />}
                disabled={!hall || busy}
                onClick={() => run(() => downloadDrawing(hall))}
              >
                Download deze hal als SVG
              </Button>
            </Flex>
            <Typography textColor="neutral600">
              Elke stand is een vorm met het standnummer als naam, bijvoorbeeld 1.A12. Ruimtes heten
              ruimte-hoofdpodium, paviljoens paviljoen-houtbouw. Het tekenvel, of een rechthoek met
              de naam hal, is precies zo groot als de hal.
            </Typography>
          </Frame>
          <Frame>
            <FilePicker
              file={file}
              choose="Kies een tekening"
              hint="Een SVG-bestand van hoogstens 5 MB."
              label="Tekening"
              accept=".svg,image/svg+xml"
              disabled={busy}
              onPick={(picked) => {
                setFile(picked)
                chooseAnew()
              }}
            />
            {allowedActions.canCreate && (
              <Checkbox
                checked={createMissing}
                disabled={busy}
                onCheckedChange={(checked) => {
                  setCreateMissing(checked === true)
                  chooseAnew()
                }}
              >
                Maak stands aan die nog niet bestaan
              </Checkbox>
            )}
            <div>
              <Button
                size="L"
                startIcon={<Search />}
                disabled={!file || !hall}
                loading={busy}
                onClick={check}
              >
                Controleer de tekening
              </Button>
            </div>
          </Frame>
          <div role="status">
            {message && (
              <Alert
                variant={message.variant}
                title={message.variant === 'success' ? 'Overgenomen.' : 'Niet gelukt.'}
                closeLabel="Sluiten"
                onClose={() => setMessage(null)}
              >
                {message.text}
              </Alert>
            )}
          </div>
          {checked && (
            <Frame>
              <ImportReportView
                report={checked.report}
                busy={busy}
                onApply={() => apply(checked)}
              />
            </Frame>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
