import { readFileSync } from 'node:fs'

const { data } = JSON.parse(readFileSync(process.env.PROGRAMME_FILE ?? '', 'utf8'))

/** What the site's own page gets of its loaders: the shell and the programme. */
export default defineEventHandler(() => ({
  shell: data.root,
  programme: data['routes/programme'],
}))
