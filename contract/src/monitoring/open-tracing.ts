import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { requestId } from '../network/request-id.ts'
import type { Tracing } from './tracing.ts'

const { ERROR } = SpanStatusCode

/** Share of the requests that are traced: all, unless it is given. */
const shareOf = (text: string | undefined): number => (text?.trim() ? Number(text) : 1)

/** Traces to where `OTEL_EXPORTER_OTLP_ENDPOINT` says, by OpenTelemetry's SDK. */
export function openTracing(part: 'site' | 'cms'): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `beursvloer-${part}` }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(shareOf(process.env.OTEL_TRACES_SAMPLER_ARG)),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('beursvloer')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()
  const contextOf = (traceparent: unknown) =>
    propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  const headersOf = (context: Context) => {
    const headers: Record<string, string> = {}
    propagator.inject(context, headers, defaultTextMapSetter)
    return headers
  }
  const begin = (
    name: string,
    kind: SpanKind,
    attributes: Readonly<Record<string, string>>,
    parent: Context,
  ) => {
    const id = requestId()
    const all = { ...attributes, ...(id && { 'request.id': id }) }
    const span = tracer.startSpan(name, { kind, attributes: all }, parent)
    return { span, context: trace.setSpan(parent, span) }
  }
  return {
    answer(request, response, path, answer) {
      const { method = 'GET' } = request
      const attributes = { 'http.request.method': method, 'url.path': path() }
      const parent = contextOf(request.headers.traceparent)
      const { span, context } = begin(method, SpanKind.SERVER, attributes, parent)
      response.once('close', () => {
        const { statusCode } = response
        span.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span.setStatus({ code: ERROR })
        span.end()
      })
      return current.run(context, answer)
    },
    async step(name, attributes, work, traceparent) {
      const parent = traceparent ? contextOf(traceparent) : current.getStore()
      if (!parent) return work({})
      const { span, context } = begin(name, SpanKind.CLIENT, attributes, parent)
      try {
        return await current.run(context, () => work(headersOf(context)))
      } catch (error) {
        span.setStatus({ code: ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    headers() {
      const context = current.getStore()
      return context ? headersOf(context) : {}
    },
    stop: () => provider.shutdown(),
  }
}
