import { Typography } from '@strapi/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Picture, Progress } from '../../import/views'
import { FilePicker } from '../ui/file-picker'
import { count } from '../ui/formats'
import { Section } from '../ui/section'
import { addPictures } from './requests'

const Refused = styled.ul`
  overflow-wrap: anywhere;
  li { margin-top: 1.2rem; }
`

interface PicturesSectionProps {
  readonly disabled: boolean
  /** Does the work while nothing else is done, and shows its error. */
  readonly run: (work: () => Promise<void>) => Promise<void>
}

/** "3 afbeeldingen toegevoegd, 1 stond er al, 2 geweigerd." */
function wordsOf(pictures: readonly Picture[]): string {
  const numberOf = (state: Picture['state']) =>
    pictures.filter((picture) => picture.state === state).length
  const added = `${count(numberOf('added'), 'afbeelding', 'afbeeldingen')} toegevoegd`
  const there = numberOf('there')
  const refused = numberOf('refused')
  const parts = [
    added,
    ...(there > 0 ? [`${there} ${there === 1 ? 'stond' : 'stonden'} er al`] : []),
    ...(refused > 0 ? [`${refused} geweigerd`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Pictures that the rows of a file call by their names, from a zip into the media library. */
export function PicturesSection({ disabled, run }: PicturesSectionProps) {
  const [zip, setZip] = useState<File | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [pictures, setPictures] = useState<readonly Picture[] | null>(null)
  const pick = (picked: File) =>
    run(async () => {
      setZip(picked)
      setPictures(null)
      setPictures(await addPictures(picked, setProgress).finally(() => setProgress(null)))
    })
  const refused = pictures?.filter(({ state }) => state === 'refused') ?? []
  return (
    <Section title="Afbeeldingen">
      <FilePicker
        file={zip}
        choose="Kies een zip"
        chooseOther="Kies een andere zip"
        hint="PNG, JPEG, WebP en SVG, hoogstens 50 MB."
        label="Zip met afbeeldingen"
        accept=".zip"
        disabled={disabled}
        onPick={(picked) => void pick(picked)}
      />
      <div role="status">
        {progress && (
          <Typography>{`${progress.done} van ${progress.total} afbeeldingen…`}</Typography>
        )}
        {pictures && <Typography>{wordsOf(pictures)}</Typography>}
        <Refused>
          {refused.map(({ name, reason }) => (
            <li key={name}>
              <Typography fontWeight="bold">{name}</Typography>
              <Typography tag="p" textColor="danger600">
                {reason}
              </Typography>
            </li>
          ))}
        </Refused>
      </div>
      <Typography textColor="neutral600">
        Zij komen in de mediabibliotheek. Zet in de lijst hun bestandsnaam, zoals logo.png.
      </Typography>
    </Section>
  )
}
