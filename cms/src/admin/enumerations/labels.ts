/** An enumeration in its schema.json: values in English, with their Dutch names. */
export interface EnumerationAttribute {
  readonly type: string
  readonly enum?: readonly string[]
  readonly pluginOptions?: {
    readonly beursvloer?: { readonly values?: Readonly<Record<string, string>> }
  }
}

/** Dutch name of a value; the value itself when the schema names none. */
export const labelOf = (attribute: EnumerationAttribute, value: string): string =>
  attribute.pluginOptions?.beursvloer?.values?.[value] ?? value

/** Values with their names, in the schema's order, as Strapi's select boxes take them. */
export const optionsOf = (attribute: EnumerationAttribute): { value: string; label: string }[] =>
  (attribute.enum ?? []).map((value) => ({ value, label: labelOf(attribute, value) }))
