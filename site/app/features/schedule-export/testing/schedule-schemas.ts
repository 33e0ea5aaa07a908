import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' }
import formats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'

const schemaFile = (name: string) => readFileSync(join(import.meta.dirname, 'c3voc', name), 'utf8')

// The schema has keywords and a format of its own.
const ajv = new Ajv({ strict: false, allErrors: true, formats: { color: true } })
ajv.addMetaSchema(draft06)
formats.default(ajv)
const validate = ajv.compile(JSON.parse(schemaFile('schema.json')))

/** Errors in a schedule.json by the C3VOC's JSON Schema. */
export function jsonProblems(json: string): readonly string[] {
  validate(JSON.parse(json))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Errors in a schedule.xml by the C3VOC's XSD. */
export async function xmlProblems(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'schedule.xml', contents: xml }],
    schema: [schemaFile('schedule.xml.xsd')],
  })
  return errors.map(({ message }) => message)
}
