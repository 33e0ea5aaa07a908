import { fromTable } from '#site/shell/table.ts'

/** What the site's own page gets of its loaders: the shell and the programme. */
async function load() {
  const { data } = await (await fetch(process.env.PROGRAMME ?? '')).json()
  const programme = data['routes/programme']
  return { shell: data.root, programme: { ...programme, items: fromTable(programme.items) } }
}

let loaded: ReturnType<typeof load> | undefined

export default defineEventHandler(() => (loaded ??= load()))
