import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { Fragment, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ProposalReview } from '../../my-stand/staff/views'
import { TextField } from '../ui/fields'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { post } from '../ui/requests'
import { Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { QUEUE } from './area-tabs'

const MAX_MESSAGE = 1000

/** A proposed presentation beside what is live: accept all of it, some of it, or send it back. */
export function ReviewPage() {
  const { proposal = '' } = useParams()
  const path = `/my-stand/proposals/${proposal}`
  const loaded = useLoaded<ProposalReview>(path)
  return (
    <PanelPage
      title={loaded.data?.exhibitor ?? 'Voorstel'}
      subtitle={
        loaded.data
          ? `Ingediend door ${loaded.data.by}${loaded.data.submittedAt ? `, ${dutchTime(loaded.data.submittedAt)}` : ''}`
          : ''
      }
      back={[QUEUE, 'Voorstellen']}
      loaded={loaded}
    >
      {(review) => <Review key={review.version} review={review} path={path} />}
    </PanelPage>
  )
}

function Review({ review, path }: { readonly review: ProposalReview; readonly path: string }) {
  const names = review.fields.map(({ name }) => name)
  const [accept, setAccept] = useState<readonly string[]>(names)
  const [message, setMessage] = useState('')
  const { leave } = useAction(() => undefined)
  const left = names.length - accept.length
  const done = left === 0 ? 'De wijzigingen staan op de site.' : 'De standhouder krijgt uw bericht.'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void leave(post(path, { version: review.version, accept, message }), done, QUEUE)
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={5}>
        {review.fields.map((field, at) => (
          <Fragment key={field.name}>
            {field.group && field.group !== review.fields[at - 1]?.group && (
              <Typography tag="h2" variant="beta">
                {field.group}
              </Typography>
            )}
            <Field
              field={field}
              path={path}
              accepted={accept.includes(field.name)}
              onChange={(isAccepted) =>
                setAccept(
                  isAccepted
                    ? [...accept, field.name]
                    : accept.filter((other) => other !== field.name),
                )
              }
            />
          </Fragment>
        ))}
        {left > 0 && (
          <TextField
            required
            name="message"
            label="Wat moet er anders?"
            hint="De standhouder krijgt deze zin per mail."
            value={message}
            maxLength={MAX_MESSAGE}
            onChange={setMessage}
          />
        )}
        <Flex>
          <Button type="submit" disabled={left > 0 && !message.trim()}>
            {left === 0
              ? 'Neem alles over'
              : accept.length > 0
                ? `Neem ${accept.length} over en stuur ${left} terug`
                : 'Stuur terug'}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

interface FieldProps {
  readonly field: ProposalReview['fields'][number]
  readonly path: string
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
}

/** Texts side by side; below each other on narrow screens. */
const Sides = styled.div`
  display: grid;
  gap: 1.6rem;

  @media (min-width: 960px) { grid-template-columns: 1fr 1fr; }
`

const Text = styled.div`
  margin-top: 0.4rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: 1.4rem;
  line-height: 1.5;
`

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 24rem;
  margin: 0.8rem 0;
`

/** A proposed picture, which only staff may read. */
function ProposedPicture({ path }: { readonly path: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    let made = ''
    getFetchClient({ signal: stop.signal })
      .get<Blob>(path, { responseType: 'blob' })
      .then(({ data }) => {
        made = URL.createObjectURL(data)
        setUrl(made)
      })
      // The button to download it says why.
      .catch(() => undefined)
    return () => {
      stop.abort()
      URL.revokeObjectURL(made)
    }
  }, [path])
  return url && <Picture src={url} alt="" />
}

function Field({ field, path, accepted, onChange }: FieldProps) {
  const { name, label, lang, isFile, isPicture, beforeUrl, before, after } = field
  const download = useDownload()
  return (
    <Section title={label}>
      <Sides>
        {(
          [
            ['Nu', before],
            ['Voorstel', after],
          ] as const
        ).map(([title, text]) => (
          <Box key={title} background={title === 'Nu' ? 'neutral100' : 'success100'} padding={4}>
            <Typography variant="sigma" textColor="neutral700">
              {title}
            </Typography>
            <Text lang={lang}>{text || '(leeg)'}</Text>
            {isPicture && beforeUrl && title === 'Nu' && <Picture src={beforeUrl} alt="" />}
            {isFile && title === 'Voorstel' && (
              <>
                {isPicture && <ProposedPicture path={`${path}/files/${name}`} />}
                <Button variant="tertiary" onClick={() => download(`${path}/files/${name}`, after)}>
                  Download
                </Button>
              </>
            )}
          </Box>
        ))}
      </Sides>
      <Checkbox checked={accepted} onCheckedChange={(checked) => onChange(checked === true)}>
        {`Neem ‘${label}’ over`}
      </Checkbox>
    </Section>
  )
}
