import { Button, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useRef } from 'react'

interface FilePickerProps {
  readonly file: { readonly name: string } | null
  /** Names the choice: "Kies een tekening". */
  readonly choose: string
  /** Names the choice of another one. */
  readonly chooseOther?: string
  /** What it may be, while there is none. */
  readonly hint: string
  /** Accessible name of the field. */
  readonly label: string
  readonly accept: string
  readonly disabled: boolean
  readonly onPick?: (file: File) => void
  /** In place of `onPick`: several files at once. */
  readonly onPickAll?: (files: readonly File[]) => void
}

/** A button that asks for a file, with the name of the chosen one. */
export function FilePicker(props: FilePickerProps) {
  const { file, choose, chooseOther = 'Kies een ander bestand' } = props
  const { hint, label, accept, disabled, onPick, onPickAll } = props
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!input.current) return
    // So that the same file, saved again, counts as chosen again.
    input.current.value = ''
    input.current.click()
  }
  return (
    <Flex gap={4} wrap="wrap">
      <Button size="L" variant="tertiary" startIcon={<Upload />} disabled={disabled} onClick={open}>
        {file ? chooseOther : choose}
      </Button>
      <Typography
        role="status"
        style={{ overflowWrap: 'anywhere' }}
        textColor={file ? 'neutral800' : 'neutral600'}
      >
        {file ? file.name : hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={onPickAll !== undefined}
        onChange={({ target }) => {
          const [first, ...rest] = target.files ?? []
          if (!first) return
          onPick?.(first)
          onPickAll?.([first, ...rest])
        }}
      />
    </Flex>
  )
}
