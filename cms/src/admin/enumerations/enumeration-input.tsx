import { InputRenderer } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { type EnumerationAttribute, optionsOf } from './labels'

type SelectProps = Extract<ComponentProps<typeof InputRenderer>, { type: 'enumeration' }>

/** Strapi's own select box, with the Dutch names of the values. */
export function EnumerationInput(props: SelectProps & { attribute: EnumerationAttribute }) {
  return <InputRenderer {...props} options={optionsOf(props.attribute)} />
}
