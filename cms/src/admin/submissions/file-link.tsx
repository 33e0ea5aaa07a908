import { Flex, TextButton, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useNotification } from '@strapi/strapi/admin'
import type { StoredFile } from '../../submissions/staff/views'
import { fileSize } from '../ui/formats'
import { download, messageFor } from '../ui/requests'
import { SUBMISSIONS } from './requests'

interface FileLinkProps {
  readonly submission: string
  readonly file: StoredFile
}

/** Saves a file that was sent along; it is never opened in the panel. */
export function FileLink({ submission, file: { documentId, name, bytes } }: FileLinkProps) {
  const { toggleNotification } = useNotification()
  const save = () =>
    download(`${SUBMISSIONS}/${submission}/files/${documentId}`, name).catch((error) =>
      toggleNotification({ type: 'danger', message: messageFor(error) }),
    )
  return (
    <Flex gap={2} wrap="wrap">
      <TextButton startIcon={<Download />} onClick={save} aria-label={`Download ${name}`}>
        {name}
      </TextButton>
      <Typography variant="pi" textColor="neutral600">
        {fileSize(bytes)}
      </Typography>
    </Flex>
  )
}
