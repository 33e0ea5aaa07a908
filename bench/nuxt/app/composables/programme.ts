import type { ProgrammeView } from '#site/features/programme/programme-view.ts'
import type { ShellData } from '#site/shell/shell-data.ts'

interface Loaded {
  readonly shell: ShellData
  readonly programme: ProgrammeView
}

/** Shell and programme; asked for once per render, whoever needs them. */
export async function useProgramme(): Promise<Loaded> {
  const { data } = await useFetch<Loaded>('/api/programme', { key: 'programme', deep: false })
  if (!data.value) throw createError('The programme is missing.')
  return data.value
}
