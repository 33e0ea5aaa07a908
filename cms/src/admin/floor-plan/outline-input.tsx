import { InputRenderer } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { OutlineField } from './outline-field'

type JsonProps = ComponentProps<typeof InputRenderer>

interface JsonAttribute {
  readonly pluginOptions?: { readonly beursvloer?: { readonly field?: string } }
}

/** Strapi's own box for JSON, except where the schema says that it is an outline on the floor plan. */
export function JsonInput(props: JsonProps & { attribute: JsonAttribute }) {
  const { name, label, hint, required, disabled } = props
  if (props.attribute.pluginOptions?.beursvloer?.field !== 'outline')
    return <InputRenderer {...props} />
  return <OutlineField {...{ name, label, hint, required, disabled }} />
}
