/** What the site's own page gets of its loaders: the shell and the programme. */
async function load() {
  const { data } = await (await fetch(process.env.PROGRAMME ?? '')).json()
  return { shell: data.root, programme: data['routes/programme'] }
}

let loaded: ReturnType<typeof load> | undefined

export default defineEventHandler(() => (loaded ??= load()))
