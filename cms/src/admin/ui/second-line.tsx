import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

/** A smaller line below another one, as in a cell of a table. */
export const SecondLine = ({ children }: { readonly children: ReactNode }) => (
  <Typography tag="span" display="block" variant="pi" textColor="neutral600">
    {children}
  </Typography>
)
