import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface BoxProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the details page. */
export function Section({ title, children }: BoxProps) {
  return (
    <Flex
      tag="section"
      aria-label={title}
      direction="column"
      alignItems="stretch"
      gap={4}
      padding={6}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
    >
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      {children}
    </Flex>
  )
}

/** A line that says there is nothing. */
export function EmptyText({ children }: { readonly children: ReactNode }) {
  return <Typography textColor="neutral600">{children}</Typography>
}
