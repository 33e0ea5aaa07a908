import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface FrameProps {
  readonly children: ReactNode
}

/** White ground around a part of a page. */
export function Frame({ children }: FrameProps) {
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={4}
      padding={6}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
    >
      {children}
    </Flex>
  )
}

interface SectionProps extends FrameProps {
  readonly title: string
}

/** A part of the details page. */
export function Section({ title, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <Frame>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
        {children}
      </Frame>
    </section>
  )
}

/** The text of an empty section. */
export function EmptyText({ children }: { readonly children: ReactNode }) {
  return <Typography textColor="neutral600">{children}</Typography>
}
