import { expect, it } from 'vitest'
import { providerContext } from '~/account/providers.server.ts'
import { pageArgs } from '~/account/testing/page-args.ts'
import * as signInAtProvider from './sign-in-provider.tsx'
import * as signInAtProviderDone from './sign-in-provider-done.tsx'

it.each([
  [signInAtProvider.loader, 'oidc'],
  [signInAtProvider.loader, 'firebase'],
  [signInAtProviderDone.loader, 'oidc'],
])('a provider that the settings do not name has no page', async (loader, provider) => {
  const { context, url, request } = pageArgs(`/inloggen/${provider}`)
  const identity = { oidc: null, firebase: null }
  context.set(providerContext, { identity, api: '', secure: true })
  const args = { context, url, request, params: { provider } } as never
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } })
})
