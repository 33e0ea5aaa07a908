import { InputRenderer } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { OutlineField } from './outline-field'
import { PointField } from './point-field'

type JsonProps = ComponentProps<typeof InputRenderer>

interface JsonAttribute {
  readonly pluginOptions?: {
    readonly beursvloer?: { readonly field?: string; readonly hall?: string }
  }
}

/** Input for JSON attributes: ours for outlines and points on the floor plan, else Strapi's own. */
export function JsonInput(props: JsonProps & { attribute: JsonAttribute }) {
  const { name, label, hint, required, disabled } = props
  const { field, hall } = props.attribute.pluginOptions?.beursvloer ?? {}
  if (field === 'outline') return <OutlineField {...{ name, label, hint, required, disabled }} />
  if (field === 'point' && hall)
    return <PointField {...{ name, label, hint, required, disabled, hall }} />
  return <InputRenderer {...props} />
}
