import { Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Picture, Progress } from '../../import/views'
import { FilePicker } from '../ui/file-picker'
import { count } from '../ui/formats'
import { Section } from '../ui/section'
import { addPictures } from './requests'

interface PicturesSectionProps {
  readonly disabled: boolean
  /** Does the work while nothing else is done, and shows its error. */
  readonly run: (work: () => Promise<void>) => Promise<void>
}

/** "3 afbeeldingen toegevoegd, 1 stond er al." */
function wordsOf(pictures: readonly Picture[]): string {
  const numberOf = (state: Picture['state']) =>
    pictures.filter((picture) => picture.state === state).length
  const added = `${count(numberOf('added'), 'afbeelding', 'afbeeldingen')} toegevoegd`
  const there = numberOf('there')
  return there > 0 ? `${added}, ${there} ${there === 1 ? 'stond' : 'stonden'} er al.` : `${added}.`
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
        <ul>
          {refused.map(({ name, reason }) => (
            <li key={name}>
              <Typography>{`${name}: ${reason}`}</Typography>
            </li>
          ))}
        </ul>
      </div>
      <Typography textColor="neutral600">
        Zij komen in de mediabibliotheek. Zet in de lijst hun bestandsnaam, zoals logo.png.
      </Typography>
    </Section>
  )
}
