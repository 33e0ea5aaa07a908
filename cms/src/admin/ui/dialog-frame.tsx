import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface DialogFrameProps {
  readonly title: string
  readonly confirm: ReactNode
  readonly onClose: () => void
  /** Why it could not be done, in Dutch. */
  readonly problem?: string | null
  readonly children: ReactNode
}

/** A dialog with a question, a way back, and a way on. */
export function DialogFrame({ title, confirm, onClose, problem, children }: DialogFrameProps) {
  return (
    <Modal.Root open onOpenChange={(open) => open || onClose()}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header closeLabel="Sluiten">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {children}
            {problem && (
              <Typography textColor="danger600" role="alert">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex wrap="wrap" justifyContent="space-between" gap={2} width="100%">
            <Modal.Close>
              <Button variant="tertiary">Annuleer</Button>
            </Modal.Close>
            {confirm}
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
