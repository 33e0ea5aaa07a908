import { Flex, Typography } from '@strapi/design-system'

/** Shown in place of an empty list. */
export function EmptyState({ children }: { readonly children: string }) {
  return (
    <Flex justifyContent="center" padding={8} background="neutral0" hasRadius shadow="tableShadow">
      <Typography textColor="neutral600">{children}</Typography>
    </Flex>
  )
}
