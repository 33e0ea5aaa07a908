// About: deploy, scripts/running/stack.ts, scripts/running/settings.ts, site/server/main.ts, cms/seed/main.ts

/** The images, the compose file and the manifests for Kubernetes: what they name is there. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../scripts/running/paths.ts'
import { readSettings } from '../scripts/running/settings.ts'
import { leanCms, leanSite } from '../scripts/running/stack.ts'
import { sharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

type Values = Readonly<Record<string, string | number>>
type Command = readonly string[]

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

const stages = read('Containerfile').split(/^FROM /m)

/** What an image says of itself. */
function imageOf(name: string) {
  const stage = stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? ''
  const after = (pattern: RegExp) => pattern.exec(stage)?.[1] ?? ''
  return {
    stage,
    port: Number(after(/^EXPOSE (\d+)$/m)),
    folder: after(/^WORKDIR \/app\/(.+)$/m),
    command: JSON.parse(after(/^CMD (.+)$/m)) as Command,
    health: after(/_?PORT \+ '([^']+)'/),
  }
}
const images = { site: imageOf('site'), cms: imageOf('cms') }

interface Service {
  readonly image: string
  readonly environment?: Values
  readonly command?: Command
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Values
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Values
}
/** Those of site and CMS. */
const ownServices = Object.values(compose.services).filter(({ image }) =>
  image.startsWith('beursvloer-'),
)

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: number }
}
interface PodContainer {
  readonly name: string
  readonly command?: Command
  readonly ports?: readonly [{ readonly containerPort: number }]
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
}
interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data: Values
  readonly spec: {
    readonly ports: readonly [{ readonly port: number }]
    readonly template: {
      readonly spec: Readonly<Record<'initContainers' | 'containers', readonly PodContainer[]>>
    }
  }
}
const manifests = parseAllDocuments(read('kubernetes.yaml')).map(
  (document) => document.toJS() as Manifest,
)
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const pods = ofKind('Deployment').map(({ spec }) => spec.template.spec)

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beursvloer-containers-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads them as those of an `.env`, by both processes. */
async function readBy(values: Values) {
  const file = join(folder, '.env')
  writeFileSync(
    file,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return readSettings(file, {})
}

test('site and CMS take the settings of the compose file and of the manifests', {
  tag: EXHAUSTIVE,
}, async () => {
  expect(ownServices).toHaveLength(5)
  for (const { environment = {} } of ownServices) {
    const settings = await readBy(environment)
    expect([settings.port, settings.cmsPort]).toEqual(['3000', '1337'])
  }
  const [map] = ofKind('ConfigMap')
  const fromSecret = {
    DATABASE_URL: 'postgres://beursvloer:wachtwoord@database/beursvloer',
    S3_ACCESS_KEY_ID: 'sleutel',
    S3_SECRET_ACCESS_KEY: 'geheim',
  }
  expect((await readBy({ ...map?.data, ...fromSecret })).siteUrl).toBe(map?.data.SITE_URL)
})

test('compose file, manifests and proxy name ports and programs of the images', () => {
  const { site, cms } = images
  expect([site.stage, cms.stage]).toEqual([
    expect.stringContaining(`PORT=3000 NODE_OPTIONS="${leanSite.NODE_OPTIONS}"`),
    expect.stringContaining(`CMS_PORT=1337 NODE_OPTIONS="${leanCms.NODE_OPTIONS}"`),
  ])
  const { NODE_OPTIONS: _, ...memory } = leanSite
  for (const [name, value] of Object.entries(memory))
    expect(stages.join('')).toContain(`${name}=${value}`)

  const others = [...ownServices, ...pods.flatMap(({ initContainers = [] }) => initContainers)]
  const commands = others.flatMap(({ command }) => (command ? [{ folder: 'cms', command }] : []))
  expect(commands).toHaveLength(2)
  for (const { folder, command } of [site, cms, ...commands]) {
    expect(command[0]).toBe('node')
    expect(existsSync(join(root, folder, command[1] ?? ''))).toBe(true)
  }

  const ports = { site: site.port, cms: cms.port }
  expect(ports).toEqual({ site: 3000, cms: 1337 })
  expect(
    Object.fromEntries(ofKind('Service').map((of) => [of.metadata.name, of.spec.ports[0].port])),
  ).toEqual(ports)
  const upstreams = [...read('nginx.conf').matchAll(/^ {2}server ((\w+)-\d):(\d+)/gm)]
  expect(upstreams).toHaveLength(4)
  for (const [, name = '', part = '', port] of upstreams) {
    expect(compose.services[name]?.image).toBe(`beursvloer-${part}`)
    expect(Number(port)).toBe(ports[part as 'site' | 'cms'])
  }

  for (const { volumes = [], depends_on = [] } of Object.values(compose.services)) {
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      expect(
        source.startsWith('./')
          ? existsSync(join(root, 'deploy', source))
          : source in compose.volumes,
      ).toBe(true)
    const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(names))
  }
})

test('health checks ask what site and CMS answer', async () => {
  const stack = sharedStack()
  const urls = { site: stack?.siteUrl, cms: stack?.cmsUrl }
  for (const { name, ports, startupProbe, readinessProbe, livenessProbe } of pods.flatMap(
    ({ containers }) => containers,
  )) {
    const { port, health } = images[name as 'site' | 'cms']
    expect(ports?.[0].containerPort).toBe(port)
    expect(readinessProbe.httpGet.path).toBe(health)
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect(httpGet.port).toBe(port)
      const { ok } = await fetch(urls[name as 'site' | 'cms'] + httpGet.path)
      expect([httpGet.path, ok]).toEqual([httpGet.path, true])
    }
  }
})
