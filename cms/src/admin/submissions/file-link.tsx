import { Flex, TextButton } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import type { StoredFile } from '../../submissions/staff/views'
import { fileSize } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { useDownload } from '../ui/use-download'
import { SUBMISSIONS } from './requests'

interface FileLinkProps {
  readonly submission: string
  readonly file: StoredFile
}

/** Saves a file that was sent along; it is never opened in the panel. */
export function FileLink({ submission, file: { documentId, name, bytes } }: FileLinkProps) {
  const download = useDownload()
  const save = () => download(`${SUBMISSIONS}/${submission}/files/${documentId}`, name)
  return (
    <Flex gap={2} wrap="wrap">
      <TextButton startIcon={<Download />} onClick={save} aria-label={`Download ${name}`}>
        {name}
      </TextButton>
      <SecondLine>{fileSize(bytes)}</SecondLine>
    </Flex>
  )
}
