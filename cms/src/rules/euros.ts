/** A number in its schema.json. */
export interface EuroAttribute {
  readonly pluginOptions?: {
    readonly beursvloer?: { readonly unit?: string; readonly description?: string }
  }
}

/** Whether a number is an amount in euro, stored in cents. */
export const isEuros = (attribute?: EuroAttribute): boolean =>
  attribute?.pluginOptions?.beursvloer?.unit === 'euro'
