import { build, type Plugin } from 'vite'

/** Builds the service worker into one file of its own, beside the client build. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async closeBundle(error?: Error) {
    if (error) return
    await build({
      configFile: false,
      root: new URL('..', import.meta.url).pathname,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        rollupOptions: {
          input: 'service-worker/main.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    })
  },
}
